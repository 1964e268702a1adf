import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { figureIds, openSite, settle, showFigure } from './support.js';

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

const phone = { width: 390, height: 844, context: { hasTouch: true, isMobile: true } };

/**
 * A finger, as the browser's own input pipeline knows it: scrolling and cancelling included.
 *
 * @param {import('playwright-core').Page} page
 */
async function fingerOn(page) {
  const session = await page.context().newCDPSession(page);
  const send = (/** @type {any} */ type, /** @type {{x: number, y: number}[]} */ touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    /** @param {number} x @param {number} y */
    down: (x, y) => send('touchStart', [{ x, y }]),
    /** @param {number} x @param {number} y */
    move: (x, y) => send('touchMove', [{ x, y }]),
    up: () => send('touchEnd', []),
    cancel: () => send('touchCancel', []),
    /** @param {[number, number]} from @param {[number, number]} to */
    async swipe([x0, y0], [x1, y1], steps = 8) {
      await this.down(x0, y0);
      for (let step = 1; step <= steps; ++step) {
        const share = step / steps;
        await this.move(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share);
      }
      await this.up();
    },
  };
}

/** Everything a reader could have set: each field, switch and slider. @param {import('playwright-core').Page} page */
function settings(page) {
  return page.$$eval('.control input', (all) =>
    all.map((one) => {
      const input = /** @type {HTMLInputElement} */ (one);
      return ['radio', 'checkbox'].includes(input.type) ? input.checked : input.value;
    }),
  );
}

/** @param {import('playwright-core').Locator} of */
async function boxOf(of) {
  const box = await of.boundingBox();
  assert.ok(box);
  return box;
}

/** @param {import('playwright-core').Page} page @param {string} figure @param {string} [parameter] */
function partsOf(page, figure, parameter = 'position') {
  const control = page.locator(`#figure-${figure} [data-key="${parameter}"]`);
  return {
    picture: page.locator(`#figure-${figure} canvas.draggable`).first(),
    number: control.locator('.number'),
    slider: control.locator('.slider'),
  };
}

test('a finger that scrolls the page, over pictures and sliders alike, changes nothing', async () => {
  const { page, trouble } = await site.open(phone);
  for (const id of await figureIds(page)) {
    // Some figures belong to another reader level.
    if (await page.locator(`#figure-${id}`).isVisible()) await showFigure(page, id);
  }
  await page.evaluate(() => scrollTo(0, 0));
  const finger = await fingerOn(page);
  const before = await settings(page);
  let swipes = 0;
  /** @param {import('playwright-core').ElementHandle<Element>} on @param {number} across share of the width */
  const swipeOver = async (on, across) => {
    await on.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await on.boundingBox();
    if (!box || box.width < 20) return;
    const x = box.x + box.width * across;
    const y = box.y + box.height / 2;
    // Straight, and leaning a little as thumbs do; down and up.
    const [lean, way] = [swipes % 2 ? 25 : 0, swipes % 3 ? -160 : 160];
    await finger.swipe([x, y], [x + lean, y + way], 4);
    swipes += 1;
  };
  const spots = await page.$$('.figure .stage, .figure .slider, .pickable, .tier-drawing');
  for (const spot of spots) await swipeOver(spot, 0.62);
  assert.ok(swipes >= 80, `only ${swipes} swipes`);
  assert.deepEqual(await settings(page), before);
  assert.equal(new URL(page.url()).search, '');
  assert.deepEqual(trouble, []);
  await page.close();
});

test('a tap on a picture picks, and only once the finger is lifted', async () => {
  const { page } = await site.open(phone);
  await showFigure(page, 'circle');
  const { picture, number } = partsOf(page, 'circle');
  await picture.scrollIntoViewIfNeeded();
  const before = await number.inputValue();
  const finger = await fingerOn(page);
  const box = await boxOf(picture);
  await finger.down(box.x + box.width * 0.5, box.y + box.height * 0.86);
  await settle(page);
  assert.equal(await number.inputValue(), before);
  await finger.move(box.x + box.width * 0.5 + 3, box.y + box.height * 0.86 + 3);
  await finger.up();
  await settle(page);
  assert.notEqual(await number.inputValue(), before);
  await page.close();
});

test('a finger that goes sideways over a picture drags; a drag taken away puts the old value back', async () => {
  const { page } = await site.open(phone);
  await showFigure(page, 'circle');
  const { picture, number } = partsOf(page, 'circle');
  await picture.scrollIntoViewIfNeeded();
  const before = await number.inputValue();
  const finger = await fingerOn(page);
  const box = await boxOf(picture);
  const y = box.y + box.height * 0.8;
  const [left, right] = [box.x + box.width * 0.3, box.x + box.width * 0.8];
  await finger.down(right, y);
  for (let x = right; x >= left; x -= 12) await finger.move(x, y);
  await settle(page);
  const during = await number.inputValue();
  assert.notEqual(during, before);
  await finger.cancel();
  await settle(page);
  assert.equal(await number.inputValue(), before);
  await finger.swipe([right, y], [left, y]);
  await settle(page);
  assert.notEqual(await number.inputValue(), before);
  await page.close();
});

test('a slider takes a tap and a sideways drag, and gives the value back on cancel', async () => {
  // A tablet: on a phone this slider waits in the dock behind a button.
  const { page } = await site.open({ ...phone, width: 1100 });
  await showFigure(page, 'circle');
  const { slider, number } = partsOf(page, 'circle');
  await slider.scrollIntoViewIfNeeded();
  const before = await number.inputValue();
  const finger = await fingerOn(page);
  const box = await boxOf(slider);
  const y = box.y + box.height / 2;
  const at = (/** @type {number} */ share) => box.x + box.width * share;
  const most = Number(await slider.getAttribute('max'));
  await finger.down(at(0.2), y);
  for (const share of [0.3, 0.5, 0.7]) await finger.move(at(share), y);
  await settle(page);
  const during = Number(await number.inputValue());
  assert.ok(Math.abs(during - 0.7 * most) < 3, `${during}`);
  await finger.cancel();
  await settle(page);
  assert.equal(await number.inputValue(), before);
  assert.equal(await slider.inputValue(), before);
  await finger.swipe([at(0.2), y], [at(0.7), y]);
  await settle(page);
  const dragged = Number(await number.inputValue());
  assert.ok(Math.abs(dragged - 0.7 * most) < 3, `${dragged}`);
  await finger.down(at(0.3), y);
  await settle(page);
  assert.equal(Number(await number.inputValue()), dragged);
  await finger.up();
  await settle(page);
  const tapped = Number(await number.inputValue());
  assert.ok(Math.abs(tapped - 0.3 * most) < 3, `${tapped}`);
  await slider.press('ArrowRight');
  assert.equal(Number(await number.inputValue()), tapped + 1);
  await page.close();
});
