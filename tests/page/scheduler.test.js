import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { createScheduler } from '../../web/page/scheduler.js';

/** @type {Array<() => void>} */
let frames = [];
beforeEach(() => {
  frames = [];
  mock.timers.enable({ apis: ['setTimeout'] });
  Object.assign(globalThis, {
    requestAnimationFrame: (/** @type {() => void} */ run) => frames.push(run),
  });
});
afterEach(() => mock.timers.reset());

function nextFrame() {
  for (const run of frames.splice(0)) run();
}

/** @param {{near?: boolean, visible?: boolean}} [place] */
function jobAt({ near = false, visible = false } = {}) {
  const paint = mock.fn();
  const refresh = mock.fn();
  return { near: near || visible, visible, stale: false, paint, refresh };
}

test('a figure on the screen is painted once per frame, however often it is asked for', () => {
  const scheduler = createScheduler();
  const job = jobAt({ visible: true });
  scheduler.add(job);
  for (let n = 0; n < 5; ++n) scheduler.ask(job);
  assert.equal(job.paint.mock.callCount(), 0);
  nextFrame();
  assert.equal(job.paint.mock.callCount(), 1);
  nextFrame();
  assert.equal(job.paint.mock.callCount(), 1);
});

test('a figure off the screen waits until the page is quiet, and then tells its words only', () => {
  const scheduler = createScheduler();
  const job = jobAt();
  scheduler.add(job);
  scheduler.ask(job);
  nextFrame();
  mock.timers.tick(200);
  scheduler.ask(job);
  mock.timers.tick(200);
  assert.equal(job.refresh.mock.callCount(), 0);
  mock.timers.tick(100);
  assert.equal(job.refresh.mock.callCount(), 1);
  assert.equal(job.paint.mock.callCount(), 0);
});

test('figures near the screen are painted when it is quiet, one per frame', () => {
  const scheduler = createScheduler();
  const jobs = [jobAt({ near: true }), jobAt({ near: true })];
  for (const job of jobs) scheduler.ask(job);
  mock.timers.tick(260);
  mock.timers.tick(40);
  const painted = () => jobs.filter(({ paint }) => paint.mock.callCount() > 0).length;
  nextFrame();
  assert.equal(painted(), 1);
  nextFrame();
  assert.equal(painted(), 2);
});

test('a figure that comes near is painted if its picture is old, and left alone if not', () => {
  const scheduler = createScheduler();
  const [old, fresh] = [jobAt({ near: true }), jobAt({ near: true })];
  old.stale = true;
  scheduler.approach(old);
  scheduler.approach(fresh);
  nextFrame();
  nextFrame();
  assert.equal(old.paint.mock.callCount(), 1);
  assert.equal(fresh.paint.mock.callCount(), 0);
});

test('a figure that is gone is painted no more, and print paints all the others', () => {
  const scheduler = createScheduler();
  const [gone, there] = [jobAt({ visible: true }), jobAt()];
  scheduler.add(gone);
  scheduler.add(there);
  scheduler.ask(gone);
  scheduler.remove(gone);
  nextFrame();
  scheduler.flush();
  assert.equal(gone.paint.mock.callCount(), 0);
  assert.equal(there.paint.mock.callCount(), 1);
});
