import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openSite, whenReady } from './support.js';

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

test('a question takes any number of tries, answers slips, and keeps the score on this device', async () => {
  const { page, trouble } = await site.open();
  const form = page.locator('#question-period');
  const reasons = form.locator('.reasons');
  const verdict = form.locator('.verdict');
  await form.locator('input').focus();
  await page.waitForSelector('#question-period[data-bound]');
  await page.keyboard.press('Enter');
  assert.equal(await verdict.getAttribute('data-right'), 'null');
  // 2 pi / (pi / 2): half a turn.
  await page.keyboard.type('4 slots');
  await page.keyboard.press('Enter');
  assert.equal(await verdict.getAttribute('data-right'), 'false');
  assert.match((await form.locator('.slip:visible').textContent()) ?? '', /half a turn/);
  assert.ok(await reasons.isHidden());
  assert.ok(await form.locator('.give-up').isVisible());
  assert.ok(await form.locator('.read-again').isVisible());
  await form.locator('input').fill('2pi/(pi/4)');
  await page.keyboard.press('Enter');
  assert.equal(await verdict.getAttribute('data-right'), 'true');
  assert.equal(await form.locator('.slip:visible').count(), 0);
  assert.match((await reasons.textContent()) ?? '', /8/);
  const score = page.locator('.recall-score');
  assert.match((await score.textContent()) ?? '', /^1 of \d+ answered rightly, 0 of them at once/);
  await page.reload();
  await whenReady(page);
  await page.waitForSelector('#question-period[data-bound]');
  assert.match((await score.textContent()) ?? '', /^1 of/);
  assert.ok(await reasons.isVisible());
  await page.locator('.recall-again').click();
  assert.equal(await score.textContent(), '');
  assert.ok(await reasons.isHidden());
  assert.deepEqual(trouble, []);
  await page.close();
});

test('a wrong choice shows its own reason alone, and the answer when it is asked for', async () => {
  const { page } = await site.open();
  const form = page.locator('.question[data-kind="choice"]').first();
  const right = await form.getAttribute('data-right');
  await form.locator(`input:not([value="${right}"])`).first().focus();
  await page.waitForSelector('.question[data-bound]');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  assert.equal(await form.locator('.option-reason:visible').count(), 1);
  assert.ok(await form.locator('.reasons').isHidden());
  await form.locator('.give-up').click();
  assert.ok(await form.locator('.reasons').isVisible());
  assert.equal(await form.locator('.option-reason:visible').count(), 2);
  await page.close();
});

for (const language of ['index.html', 'index-hinglish.html']) {
  test(`${language}: the questions are to be had as Moodle GIFT and as a sheet with a key`, async () => {
    const { page, trouble } = await site.open({ path: language });
    await page.locator('.recall-gift').focus();
    await page.waitForSelector('.question[data-bound]');
    for (const [button, name, part] of [
      ['.recall-gift', /\.gift\.txt$/, '::period::'],
      ['.recall-sheet', /\.html$/, '<h2'],
    ]) {
      const coming = page.waitForEvent('download');
      await page.locator(/** @type {string} */ (button)).click();
      const file = await coming;
      assert.match(file.suggestedFilename(), /** @type {RegExp} */ (name));
      const chunks = [];
      for await (const chunk of await file.createReadStream()) chunks.push(chunk);
      assert.ok(Buffer.concat(chunks).toString('utf8').includes(String(part)));
    }
    assert.deepEqual(trouble, []);
    await page.close();
  });
}
