import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { checkAccess, checkWidth, openLab } from './labs-support.js';
import { openSite, settle } from './support.js';

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {string} */
let folder;
before(async () => {
  site = await openSite();
  folder = mkdtempSync(path.join(tmpdir(), 'posenc-labs-pages-'));
});
after(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

const labs = ['zoom', 'conventions', 'check', 'precision', 'take'];

/** The cells of a table on the page. @param {import('playwright-core').Page} page @param {string} holder */
function cells(page, holder) {
  return page.$$eval(`${holder} tr`, (rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  );
}

test('the article leads to every lab, and each lab to the others and back, in its language', async () => {
  for (const ending of ['', '-hinglish']) {
    const { page } = await site.open({ path: `index${ending}.html`, ready: false });
    const links = await page.$$eval('#labs a[href$=".html"]', (all) =>
      all.map((one) => one.getAttribute('href')),
    );
    assert.deepEqual(
      links,
      labs.map((id) => `lab-${id}${ending}.html`),
    );
    await page.goto(`${site.url}lab-zoom${ending}.html`);
    const menu = await page.$$eval('.contents a', (all) =>
      all.map((one) => one.getAttribute('href')),
    );
    assert.deepEqual(menu, [...labs.map((id) => `lab-${id}${ending}.html`), `index${ending}.html`]);
    await page.close();
  }
});

test('a state travels with the language, and a bad address is told of', async () => {
  const { page } = await openLab(site, 'lab-precision.html?d-model=64&position=123&base=nine');
  assert.match((await page.locator('#notices').textContent()) ?? '', /nine/);
  await page.click('.languages a');
  await page.waitForURL(/hinglish/);
  await page.waitForSelector('html[data-painted]', { state: 'attached' });
  assert.match(page.url(), /lab-precision-hinglish\.html\?d-model=64&position=123$/);
  assert.equal(await page.locator('[data-key="dModel"] .number').inputValue(), '64');
  await page.close();
});

// Section 2 of the project's facts, eight decimals, known from outside.
const golden = [
  '0.84147098 0.54030231 0.00999983 0.99995000',
  '0.14112001 -0.98999250 0.13879810 0.99032070 0.00646326 0.99997911',
  '-0.95892427 0.28366219 0.47942554 0.87758256 0.04997917 0.99875026 0.00499998 0.99998750',
  '0.84147098 0.00010000 0.54030231 1.00000000',
  '0.14112001 0.00030000 -0.98999250 0.99999996',
  '-0.95892427 0.23000171 0.01077197 0.00050000 0.28366219 0.97319022 0.99994198 0.99999988',
  '0.14112001 0.02999550 -0.98999250 0.99955003',
  '0.67995719 -0.75795255 -0.92671502 0.55619177 0.73325181 -0.65230970 -0.37576491 0.83105398',
  '0.50000000 0.47942554 0.87758256 0.84147098 0.54030231 0.90929743 -0.41614684 -0.75680250 -0.65364362',
  '0.84147098 0.00999983 0.54030231 0.99995000 0 0 1.00000000 1.00000000',
  '0.84147098 0.00999983 0 0 0.54030231 0.99995000 1.00000000 1.00000000',
  '-1.27223251 -1.83886499 2.87866810 4.08818664',
  '-1.41335252 1.87911807 -2.82885748 4.05819114',
];

test('conventions: the golden rows stand on the page', async () => {
  const { page } = await openLab(site, 'lab-conventions.html');
  const [, ...rows] = await cells(page, '#golden');
  assert.deepEqual(
    rows.map((row) => row[2]),
    golden,
  );
  await page.close();
});

test('conventions: two side by side, their permutation, odd widths, RoPE and code', async () => {
  const { page, trouble } = await openLab(
    site,
    'lab-conventions.html?one=paper&other=marian&d-model=4&position=3',
  );
  // Interleaved against halves: columns 0 2 1 3.
  const permuted = await cells(page, '#columns');
  assert.deepEqual(
    permuted.slice(1).map((row) => row.at(-1)),
    ['0', '2', '1', '3'],
  );
  assert.deepEqual(
    permuted.slice(1).map((row) => row[2]),
    ['0.14112001', '-0.98999250', '0.02999550', '0.99955003'],
  );
  await page.selectOption('#lab-conventions-other', 'whisper');
  await settle(page);
  assert.match((await page.locator('#compared').textContent()) ?? '', /frequencies differ/);
  const [titles, ...widths] = await cells(page, '#widths');
  assert.equal(titles[5], 'd = 5');
  const byName = new Map(widths.map((row) => [row[0], row[5]]));
  assert.equal(byName.get('tensor2tensor timing signal'), 'zero column');
  assert.equal(byName.get('TensorFlow tutorial'), '6 columns!');
  assert.equal(byName.get('the paper, PyTorch tutorial, D2L'), 'error');
  assert.equal(byName.get('Hugging Face DistilBERT'), 'ends on a sine');
  const turned = await cells(page, '#rope');
  assert.deepEqual(turned[2].slice(1), golden[11].split(' '));
  assert.deepEqual(turned[3].slice(1), golden[12].split(' '));
  await page.locator('[data-key="vector"] input').fill('1, 2, x');
  assert.match((await page.locator('#rope-refusal').textContent()) ?? '', /even number/);
  for (const [language, word] of [
    ['numpy', 'numpy'],
    ['pytorch', 'torch'],
    ['jax', 'jax'],
    ['cpp', '#include'],
  ]) {
    await page.locator(`[data-key="language"] input[value="${language}"]`).check();
    assert.ok(((await page.locator('#code').textContent()) ?? '').includes(word), language);
  }
  await page.locator('[data-key="dModel"] .number').fill('5');
  await settle(page);
  assert.match((await page.locator('#one-words').textContent()) ?? '', /refuses d = 5/);
  assert.deepEqual(trouble, []);
  await page.close();
});

// Section 3 of the project's facts at d = 512: the largest error at 50, 5000, 50000 and 1e6.
const errors = {
  0: [3.0e-8, 3.0e-8, 3.0e-8, 3.0e-8],
  1: [2.7e-6, 2.5e-4, 2.8e-3, 3.8e-2],
  2: [1.7e-6, 2.5e-4, 1.8e-3, 6.2e-2],
  4: [7.1e-2, 1.99, 1.98, 2.0],
  5: [0.19, 1.97, 1.99, 2.0],
  6: [1.8e-2, 1.55, 2.0, Number.NaN],
};

test('precision: the table of errors at d = 512 is the known one, and blurring is told', async () => {
  const { page, trouble } = await openLab(site, 'lab-precision.html');
  await page.waitForFunction(
    () => document.querySelectorAll('#errors tbody tr').length === 9,
    null,
    {
      timeout: 60000,
    },
  );
  const [, ...rows] = await cells(page, '#errors');
  for (const [n, known] of Object.entries(errors)) {
    known.forEach((value, column) => {
      const shown = Number(rows[Number(n)][column + 1]);
      if (Number.isNaN(value)) assert.ok(Number.isNaN(shown));
      // Told with two digits, and in the last of them facts and page may round apart.
      else assert.ok(Math.abs(shown - value) <= 0.06 * value, `${rows[Number(n)]}`);
    });
  }
  // The largest whole numbers up to which bfloat16 and float16 hold each one.
  assert.equal(rows[5].at(-1), '256');
  assert.equal(rows[6].at(-1), '2048');
  assert.deepEqual(trouble, []);
  await page.close();
});

const numpy = `
import numpy as np, sys
d, base, start = 64, 5000.0, 7
p = np.arange(start, start + 100)[:, None]
w = base ** (-np.arange(d // 2) / (d // 2))
t = np.concatenate([np.sin(p * w), np.cos(p * w)], axis=1)
np.save(sys.argv[1], np.asfortranarray(t.astype('>f4')))
`;

test('whose table: a file of numpy is named, a strange one is not, and hostile ones are refused', async (t) => {
  const { page, trouble } = await openLab(site, 'lab-check.html');
  await page.click('[data-act="example"]');
  await page.waitForSelector('#result h2');
  assert.match(
    (await page.locator('#result h2').textContent()) ?? '',
    /endpoint ladder, sin\|cos, base 10000\b.*, start 1, scale 1/,
  );
  await page.click('[data-act="stranger"]');
  await page.waitForFunction(() =>
    /None of these/.test(document.querySelector('#result h2')?.textContent ?? ''),
  );
  const before = await page.locator('#result').textContent();
  const refusal = page.locator('#check-refusal');
  const refused = async (/** @type {Buffer} */ bytes, /** @type {string} */ name) => {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    await page.setInputFiles('#file', file);
    await page.waitForFunction(
      (name) => (document.querySelector('#check-refusal')?.textContent ?? '').includes(name),
      name,
    );
    assert.match((await refusal.textContent()) ?? '', /^[^.]*\.(npy|csv) was refused: .+\.$/);
    // The last good answer stays.
    assert.equal(await page.locator('#result').textContent(), before);
  };
  const header = "{'descr': '<f4', 'fortran_order': False, 'shape': (4294967296, 4), }";
  const magic = Buffer.from('\x93NUMPY\x01\x00', 'latin1');
  const length = Buffer.from([118, 0]);
  await refused(
    Buffer.concat([magic, length, Buffer.from(header.padEnd(117)), Buffer.from('\n')]),
    'lying.npy',
  );
  await refused(magic, 'short.npy');
  await refused(Buffer.from('1,2,3\n1,2\n'), 'ragged.csv');
  await refused(Buffer.from('<html>'), 'page.csv');
  const file = path.join(folder, 'table.npy');
  if (spawnSync('/usr/bin/python3', ['-c', numpy, file]).status === 0) {
    await page.setInputFiles('#file', file);
    await page.waitForFunction(() =>
      /base 5000/.test(document.querySelector('#result h2')?.textContent ?? ''),
    );
    assert.match(
      (await page.locator('#result h2').textContent()) ?? '',
      /paper ladder, sin\|cos, base 5000\b.*, start 7, scale 1/,
    );
    const answer = JSON.parse((await page.locator('#result pre').textContent()) ?? '');
    for (const key of ['ladder', 'layout', 'base', 'start', 'scale', 'dtype', 'maxError'])
      assert.ok(key in answer, key);
    assert.equal(answer.dtype, 'float32');
  } else t.diagnostic('not run, because no Python here has numpy');
  await page.locator('#pasted').fill('');
  await page.click('[data-act="check"]');
  assert.notEqual(await refusal.textContent(), '');
  assert.deepEqual(trouble, []);
  await page.close();
});

test('take it with you: the file is the one that numpy writes and the encoder computes', async (t) => {
  const { page, trouble } = await openLab(site, 'lab-take.html?d-model=64&count=5000');
  // As in browsers that cannot write to disk.
  await page.evaluate(() => delete (/** @type {any} */ (globalThis).showSaveFilePicker));
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('[data-act="save"]'),
    ]);
    const file = path.join(folder, download.suggestedFilename());
    await download.saveAs(file);
    return file;
  };
  const file = await save();
  const bytes = readFileSync(file);
  assert.equal(bytes.length, 128 + 5000 * 64 * 4);
  const read = spawnSync('/usr/bin/python3', [
    '-c',
    'import numpy as np, sys; t = np.load(sys.argv[1]); print(t.shape, t.dtype, repr(float(t[50, 0])), repr(float(t[4999, 63])))',
    file,
  ]);
  if (read.status === 0) {
    const [, first] = /^\(5000, 64\) float32 (-0\.26237\d*) /.exec(read.stdout.toString()) ?? [];
    // sin 50, rounded to float32.
    assert.equal(Number(first), Math.fround(-0.26237485370392877));
  } else t.diagnostic('not run, because no Python here has numpy');
  await page.locator('[data-key="format"] input[value="json"]').check();
  await page.locator('[data-key="count"] .number').fill('3');
  await settle(page);
  const rows = JSON.parse(readFileSync(await save(), 'utf8'));
  assert.deepEqual(
    [rows.length, rows[0].length, rows[1][0]],
    [3, 64, Math.fround(0.8414709848078965)],
  );
  // More than this browser keeps: the command is named, and nothing can be pressed.
  await page.locator('[data-key="format"] input[value="npy"]').check();
  await page.locator('[data-key="count"] .number').fill('100000000');
  await settle(page);
  assert.match((await page.locator('#take-refusal').textContent()) ?? '', /1 GB/);
  assert.ok(await page.locator('[data-act="save"]').isDisabled());
  assert.match(
    (await page.locator('#command').textContent()) ?? '',
    /^posenc table --d-model 64 --count 100000000 --out /,
  );
  assert.deepEqual(trouble, []);
  await page.close();
});

test('take it with you: a stream is written in pieces, tells how far it is, and can be cancelled', async () => {
  const { page } = await openLab(site, 'lab-take.html?d-model=512&count=40000');
  const written = await page.evaluate(async () => {
    const log = { bytes: 0, pieces: 0, largest: 0, closed: false, aborted: false };
    /** @type {any} */ (globalThis).showSaveFilePicker = async () => ({
      name: 'pe.npy',
      createWritable: async () => ({
        write: async (/** @type {Uint8Array} */ piece) => {
          log.bytes += piece.length;
          log.pieces += 1;
          log.largest = Math.max(log.largest, piece.length);
          await new Promise((done) => setTimeout(done, 0));
        },
        close: async () => {
          log.closed = true;
        },
        abort: async () => {
          log.aborted = true;
        },
      }),
    });
    /** @type {any} */ (globalThis).log = log;
    const press = (/** @type {string} */ selector) =>
      /** @type {HTMLElement} */ (document.querySelector(selector)).click();
    press('[data-act="save"]');
    while (!log.closed) await new Promise((done) => setTimeout(done, 10));
    const whole = { ...log };
    Object.assign(log, { bytes: 0, closed: false });
    press('[data-act="save"]');
    while (log.bytes === 0) await new Promise((done) => setTimeout(done, 1));
    const shown = document.querySelector('#progress')?.hasAttribute('hidden');
    press('#cancel');
    while (!log.aborted) await new Promise((done) => setTimeout(done, 5));
    return { whole, cancelled: { ...log }, shown };
  });
  assert.equal(written.whole.bytes, 128 + 40000 * 512 * 4);
  assert.ok(written.whole.largest <= 2 ** 20, `${written.whole.largest}`);
  assert.equal(written.shown, false);
  assert.ok(written.cancelled.aborted && !written.cancelled.closed);
  await page.close();
});

for (const id of labs.slice(1)) {
  for (const { ending, theme, width } of /** @type {const} */ ([
    { ending: '', theme: 'light', width: 1280 },
    { ending: '-hinglish', theme: 'dark', width: 360 },
  ])) {
    test(`axe finds nothing in lab-${id}${ending}.html, ${theme}, ${width} px`, async () => {
      const { page, trouble } = await openLab(site, `lab-${id}${ending}.html`, { theme, width });
      if (id === 'check') {
        await page.click('[data-act="example"]');
        await page.waitForSelector('#result h2');
      }
      await checkAccess(page);
      await checkWidth(page);
      assert.deepEqual(trouble, []);
      await page.close();
    });
  }
}
