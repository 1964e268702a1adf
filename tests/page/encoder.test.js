import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { createEncoderLife } from '../../web/page/encoder.js';

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

const engine = /** @type {any} */ ({});
const soon = () => new Promise((done) => setImmediate(done));

/** @param {Array<() => Promise<any>>} attempts */
function lifeOf(...attempts) {
  const life = createEncoderLife((attempt) => attempts[attempt]());
  /** @type {string[]} */
  const phases = [];
  life.subscribe(({ phase }) => phases.push(phase));
  return { life, phases };
}

test('it loads once, however often it is asked for', async () => {
  const { life, phases } = lifeOf(async () => engine);
  life.start();
  life.start();
  await soon();
  life.start();
  assert.deepEqual(phases, ['loading', 'ready']);
  assert.equal(life.engine, engine);
});

test('what takes longer than three seconds is told of, and still awaited', async () => {
  let arrive = (/** @type {any} */ _) => {};
  const { life, phases } = lifeOf(() => new Promise((done) => (arrive = done)));
  life.start();
  mock.timers.tick(3000);
  assert.equal(life.phase, 'slow');
  arrive(engine);
  await soon();
  assert.deepEqual(phases, ['loading', 'slow', 'ready']);
});

test('a failure can be tried again, with the number of the attempt', async () => {
  const { life, phases } = lifeOf(
    () => Promise.reject(new Error('no')),
    async () => engine,
  );
  life.start();
  await soon();
  assert.equal(life.engine, null);
  life.start();
  await soon();
  assert.deepEqual(phases, ['loading', 'failed', 'loading', 'ready']);
});

test('one that stopped is no encoder any more, whoever says so first, until it is replaced', async () => {
  const { life, phases } = lifeOf(
    async () => engine,
    async () => ({ ...engine }),
  );
  life.start();
  await soon();
  life.stopped(new Error('trap'));
  life.stopped(new Error('trap'));
  assert.equal(life.engine, null);
  life.start();
  await soon();
  assert.deepEqual(phases, ['loading', 'ready', 'stopped', 'loading', 'ready']);
});

test('after its end nobody hears of it', async () => {
  const { life, phases } = lifeOf(async () => engine);
  life.start();
  life.destroy();
  await soon();
  assert.deepEqual(phases, ['loading']);
});
