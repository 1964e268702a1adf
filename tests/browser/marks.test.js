import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drawnIn, placesIn, recordFigure, scaleIn, tonesOf } from './record.js';
import { openSite, showFigure } from './support.js';

/*
 * Every mark that stands for a number is read back from the picture and held against the number,
 * which is computed here and not by the encoder. Pictures are a few hundred pixels high, so a
 * tenth of a pixel is three digits.
 */
const kPixel = 0.1;

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {Record<string, string>} */
let tones;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

/** @param {string} query */
async function open(query) {
  const { page } = await site.open({ path: `?level=expert&${query}` });
  tones = await tonesOf(page);
  return page;
}

/** @param {number} value @param {number} wanted @param {string} what */
function near(value, wanted, what, within = kPixel) {
  assert.ok(Math.abs(value - wanted) <= within, `${what}: ${value} is not ${wanted}`);
}

/** @param {import('./record.js').Drawn[]} drawn @param {Record<string, string>} wanted */
function only(drawn, wanted) {
  const found = drawn.filter((one) =>
    Object.entries(wanted).every(([name, value]) => one[name] === value),
  );
  assert.equal(found.length, 1, `one of ${JSON.stringify(wanted)}`);
  return found[0];
}

test('circle: dot, legs, next step and both waves stand where sine and cosine are', async () => {
  const [omega, position] = [0.7, 4];
  const page = await open(`omega=${omega}&position=${position}`);
  const [sineSvg, cosineSvg, ringSvg] = await recordFigure(page, 'circle');
  const ring = drawnIn(ringSvg);
  const circles = ring.filter(({ tag }) => tag === 'circle');
  const [unit] = circles.filter(({ fill }) => fill === 'none');
  const [cx, cy, r] = [Number(unit.cx), Number(unit.cy), Number(unit.r)];
  const [sine, cosine] = [Math.sin(omega * position), Math.cos(omega * position)];
  const dot = only(circles, { fill: tones.position });
  near(Number(dot.cx), cx + r * cosine, 'dot, across');
  near(Number(dot.cy), cy - r * sine, 'dot, up');
  const next = only(circles, { stroke: tones.step });
  near(Number(next.cx), cx + r * Math.cos(omega * (position + 1)), 'next, across');
  near(Number(next.cy), cy - r * Math.sin(omega * (position + 1)), 'next, up');
  const upright = placesIn(only(ring, { tag: 'path', stroke: tones.sine }).d);
  near(upright[0][1], cy, 'foot of the sine');
  near(upright[1][1], cy - r * sine, 'top of the sine');
  const level = placesIn(only(ring, { tag: 'path', stroke: tones.cosine }).d);
  near(level[1][0] - level[0][0], r * cosine, 'length of the cosine');
  for (const [svg, of, name] of /** @type {const} */ ([
    [sineSvg, Math.sin, 'sine'],
    [cosineSvg, Math.cos, 'cosine'],
  ])) {
    const drawn = drawnIn(svg);
    const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
    const mark = only(drawn, { tag: 'circle', fill: tones.position });
    near(Number(mark.cx), x(position), `${name}, slot`);
    near(Number(mark.cy), y(of(omega * position)), `${name}, height`);
    const dots = drawn.filter(({ tag, fill }) => tag === 'circle' && fill === tones[name]);
    assert.equal(dots.length, 50, `${name}: a dot for each slot`);
    dots.forEach((one, slot) => {
      near(Number(one.cx), x(slot), `${name} ${slot}, across`);
      near(Number(one.cy), y(of(omega * slot)), `${name} ${slot}, up`);
    });
  }
  await page.close();
});

test('wave: the slot, its curve and its twins', async () => {
  const page = await open('position=2&wave-count=36');
  const [svg] = await recordFigure(page, 'wave');
  const drawn = drawnIn(svg);
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
  const height = Math.sin(Math.PI / 3);
  const dot = only(drawn, { tag: 'circle', fill: tones.position });
  near(Number(dot.cx), x(2), 'slot');
  near(Number(dot.cy), y(height), 'height');
  const curve = drawn.find(({ tag, stroke }) => tag === 'path' && stroke === tones.sine);
  for (const [px, py] of placesIn(curve?.d ?? '')) {
    const slot = (px - x(0)) / (x(1) - x(0));
    near(py, y(Math.sin((Math.PI / 6) * slot)), `curve at ${slot}`, 0.3);
  }
  // Twins: 2 + 12 n a whole period away, 4 + 12 n mirrored.
  const shapes = drawn
    .filter(({ tag, d, fill }) => tag === 'path' && d.endsWith('z') && fill !== 'none')
    .map(({ d }) => placesIn(d));
  const across = shapes.map((places) => middle(places.map(([px]) => px)));
  const wanted = [14, 26, 4, 16, 28];
  assert.equal(across.length, wanted.length);
  for (const [n, slot] of wanted.entries()) near(across[n], x(slot), `twin ${slot}`);
  await page.close();
});

test('fence: a picket for each dimension, sine and cosine by turns', async () => {
  const [dModel, position] = [16, 3];
  const page = await open(`d-model=${dModel}&fence-position=${position}`);
  const [svg] = await recordFigure(page, 'fence');
  const drawn = drawnIn(svg);
  const y = scaleIn(drawn, 'y');
  const bars = drawn.filter(({ tag }) => tag === 'rect');
  assert.equal(bars.length, dModel);
  bars.forEach((bar, dimension) => {
    const angle = position / 10000 ** ((2 * Math.floor(dimension / 2)) / dModel);
    const value = dimension % 2 ? Math.cos(angle) : Math.sin(angle);
    near(Number(bar.height), Math.abs(y(value) - y(0)), `picket ${dimension}`);
    near(Number(bar.y), Math.min(y(value), y(0)), `top of picket ${dimension}`);
    assert.equal(bar.fill, tones[dimension % 2 ? 'cosine' : 'sine']);
  });
  await page.close();
});

test('similarity: the curve, the offset looked at, the rises', async () => {
  const [dModel, k] = [32, 7];
  const page = await open(`d-model=${dModel}&k=${k}&gram-count=60`);
  const [svg] = await recordFigure(page, 'similarity');
  const drawn = drawnIn(svg);
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
  const dots = Array.from({ length: 60 }, (_, offset) =>
    Array.from({ length: dModel / 2 }, (__, pair) =>
      Math.cos(offset / 10000 ** ((2 * pair) / dModel)),
    ).reduce((sum, one) => sum + one, 0),
  );
  const here = drawn.find(({ d, fill }) => d?.endsWith('z') && fill === tones.shifted);
  const [[hx], [, hy]] = placesIn(here?.d ?? '');
  near(hx, x(k), 'offset');
  near(hy, y(dots[k]), 'dot product');
  const curve = drawn.find(
    ({ tag, fill, d }) => tag === 'path' && fill === 'none' && placesIn(d).length === 60,
  );
  placesIn(curve?.d ?? '').forEach(([px, py], offset) => {
    near(px, x(offset), `offset ${offset}`);
    near(py, y(dots[offset]), `dot product at ${offset}`);
  });
  const rises = dots.flatMap((dot, offset) =>
    offset > 0 && dot > dots[offset - 1] ? [offset] : [],
  );
  const triangles = drawn.filter(({ d }) => d?.endsWith('z') && placesIn(d).length === 3);
  assert.equal(triangles.length, rises.length);
  rises.forEach((offset, n) => {
    near(placesIn(triangles[n].d)[0][0], x(offset), `rise to ${offset}`);
  });
  await page.close();
});

test('clocks: every hand at the angle of its pair', async () => {
  const position = 10;
  const page = await open(`d-model=8&position=${position}`);
  const [svg] = await recordFigure(page, 'clocks');
  const drawn = drawnIn(svg);
  const tips = drawn.filter(({ tag, fill }) => tag === 'circle' && fill === tones.position);
  const dials = drawn.filter(({ tag, fill, r }) => tag === 'circle' && fill === 'none' && +r > 20);
  assert.equal(tips.length, 4);
  assert.equal(dials.length, 4);
  tips.forEach((tip, pair) => {
    const { cx, cy, r } = dials[pair];
    const angle = position / 10 ** pair;
    near(Number(tip.cx), Number(cx) + Number(r) * Math.cos(angle), `hand ${pair}, across`);
    near(Number(tip.cy), Number(cy) - Number(r) * Math.sin(angle), `hand ${pair}, up`);
  });
  await page.close();
});

test('summary: number, height, point and hands, all of one position', async () => {
  const [omega, position] = [Math.PI / 12, 5];
  const page = await open(`omega=pi/12&position=${position}&d-model=64`);
  const figure = await showFigure(page, 'summary');
  const drawn = await figure.evaluate((element) =>
    [...element.querySelectorAll('svg.tier-drawing')].map((svg) =>
      [...svg.querySelectorAll('circle, line, rect, path, text')].map((one) => ({
        tag: one.tagName,
        text: one.textContent ?? '',
        ...Object.fromEntries([...one.attributes].map(({ name, value }) => [name, value])),
      })),
    ),
  );
  const [, wave, round, clocks] = /** @type {any[][]} */ (drawn);
  const [sine, cosine] = [Math.sin(omega * position), Math.cos(omega * position)];
  const dots = wave.filter((one) => one.class === 'sine-fill');
  const [high] = wave.filter((one) => one.class === 'gauge');
  const [zero, unit] = [(Number(high.y1) + Number(high.y2)) / 2, (high.y2 - high.y1) / 2];
  dots.forEach((dot, slot) => {
    near(Number(dot.cy), zero - unit * Math.sin(omega * slot), `slot ${slot}`);
  });
  for (const dot of wave.filter((one) => one.class === 'here-fill')) {
    near(Number(dot.cy), zero - unit * sine, 'here');
  }
  const ring = round.find((one) => one.class === 'ring');
  const here = round.find((one) => one.class === 'here-fill');
  near(Number(here.cx), Number(ring.cx) + ring.r * cosine, 'dot, across');
  near(Number(here.cy), Number(ring.cy) - ring.r * sine, 'dot, up');
  const faces = clocks.filter((one) => one.class === 'ring');
  const hands = clocks.filter((one) => one.class === 'hand');
  hands.forEach((hand, n) => {
    const pair = Math.round((n * 31) / (hands.length - 1));
    const angle = position / 10000 ** (pair / 32);
    near(hand.x2 - hand.x1, faces[n].r * Math.cos(angle), `hand ${n}, across`);
    near(hand.y1 - hand.y2, faces[n].r * Math.sin(angle), `hand ${n}, up`);
  });
  await page.close();
});

test('a record holds no bitmap, and every canvas of a figure can be recorded', async () => {
  const page = await open('d-model=16&count=12');
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

/** @param {number[]} values */
function middle(values) {
  return (Math.min(...values) + Math.max(...values)) / 2;
}
