import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drawnIn, near, only, scaleIn, those } from '../support/drawn.js';
import { recordFigure, tonesOf } from './record.js';
import { openSite } from './support.js';

/*
 * The marks of every figure are read back in tests/figures/marks, without a browser. Here is seen
 * that in a browser, with its layout, its fonts and its colours, they stand the same way.
 */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

test('circle: dot, next step and both waves stand where sine and cosine are', async () => {
  const [omega, position] = [0.7, 4];
  const { page } = await site.open({
    path: `?level=expert&omega=${omega}&position=${position}`,
  });
  const tones = await tonesOf(page);
  const [sineSvg, cosineSvg, ringSvg] = await recordFigure(page, 'circle');
  const circles = those(drawnIn(ringSvg), { tag: 'circle' });
  const [unit] = those(circles, { fill: 'none' });
  const [cx, cy, r] = [Number(unit.cx), Number(unit.cy), Number(unit.r)];
  const dot = only(circles, { fill: tones.position });
  near(Number(dot.cx), cx + r * Math.cos(omega * position), 'dot, across');
  near(Number(dot.cy), cy - r * Math.sin(omega * position), 'dot, up');
  const next = only(circles, { stroke: tones.step });
  near(Number(next.cx), cx + r * Math.cos(omega * (position + 1)), 'next, across');
  near(Number(next.cy), cy - r * Math.sin(omega * (position + 1)), 'next, up');
  for (const [svg, of, name] of /** @type {const} */ ([
    [sineSvg, Math.sin, 'sine'],
    [cosineSvg, Math.cos, 'cosine'],
  ])) {
    const drawn = drawnIn(svg);
    const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
    const dots = those(drawn, { tag: 'circle', fill: tones[name] });
    assert.equal(dots.length, 50, `${name}: a dot for each slot`);
    dots.forEach((one, slot) => {
      near(Number(one.cx), x(slot), `${name} ${slot}, across`);
      near(Number(one.cy), y(of(omega * slot)), `${name} ${slot}, up`);
    });
  }
  await page.close();
});

test('a record holds no bitmap, and every canvas of a figure can be recorded', async () => {
  const { page } = await site.open({ path: '?level=expert&d-model=16&count=12' });
  for (const id of ['heatmap', 'ladder', 'rotation', 'slowest', 'clocks', 'strips']) {
    for (const svg of await recordFigure(page, id)) {
      assert.match(svg, /^<svg [^>]*aria-label="[^"]+"/, id);
      assert.doesNotMatch(svg, /<image|NaN|undefined/, id);
      assert.ok(drawnIn(svg).length > 5, id);
    }
  }
  const cells = drawnIn((await recordFigure(page, 'heatmap'))[0])
    .filter((one) => one['shape-rendering'] === 'crispEdges')
    .reduce((sum, { d }) => sum + d.split('M').length - 1, 0);
  assert.ok(cells > 100 && cells <= 12 * 16, `${cells} stretches of colour`);
  await page.close();
});
