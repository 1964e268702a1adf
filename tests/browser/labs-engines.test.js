import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { serve } from '../../web/tools/system/serve.js';
import { engines } from './engines/index.js';
import { dist } from './support.js';

/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
before(async () => {
  server = await serve(dist);
});
after(() => server?.close());

const kWait = `
  const wait = async (holds, what) => {
    for (let tries = 0; tries < 600; ++tries) {
      if (holds()) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(what + ' did not come');
  };
  await wait(() => 'painted' in document.documentElement.dataset, 'the lab');
`;

/** What each lab says of itself, which every engine must say alike. @type {Record<string, string>} */
const kQuestions = {
  'lab-zoom.html?first=9007199254000000&scale=1000&d-model=16': `
    const canvas = document.querySelector('#map canvas');
    const pixels = canvas.getContext('2d').getImageData(60, 20, 8, 1).data;
    return [document.querySelector('#caption').textContent.replace(/\\d+ slots and/, ''), ...pixels];`,
  'lab-conventions.html?d-model=6': `return document.querySelector('#golden').textContent;`,
  'lab-check.html': `
    document.querySelector('[data-act="example"]').click();
    await wait(() => document.querySelector('#result h2'), 'the name');
    return document.querySelector('#result h2').textContent;`,
  'lab-precision.html?d-model=64': `
    await wait(() => document.querySelectorAll('#errors tbody tr').length === 9, 'the errors');
    return document.querySelector('#errors').textContent;`,
  'lab-take.html?count=100': `return document.querySelector('#caption').textContent;`,
};

/** @type {Map<string, unknown[]>} */
const said = new Map();
for (const { name, isHere, open } of engines) {
  if (!isHere()) {
    test(`${name} is not on this system: its labs were not looked at`, (t) => {
      t.diagnostic(`did not run: the labs in ${name}`);
    });
    continue;
  }
  test(`${name} shows every lab and complains of nothing`, async () => {
    const engine = await open();
    try {
      const answers = [];
      for (const [file, question] of Object.entries(kQuestions)) {
        const url = server.url + file;
        const tab = await engine.open({ url, width: 1280, height: 900 });
        answers.push(await tab.evaluate(kWait + question));
        assert.deepEqual(tab.trouble, [], file);
        await tab.close();
      }
      said.set(name, answers);
    } finally {
      await engine.close();
    }
  });
}

test('all engines say the same of the labs', () => {
  const [[, first] = [], ...others] = said;
  assert.ok(first);
  for (const [name, answers] of others) assert.deepEqual(answers, first, name);
});
