/**
 * Pictures as text: what each figure draws, element by element, in states that show all of its
 * kinds of marks. Made without a browser, so they are the same on every machine:
 *   node tests/figures/records.js          writes tests/figures/records/, to be read in the diff
 *   node tests/figures/records.js circle   only these figures
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { tones } from '../support/document.js';
import { sheetOf } from '../support/sheet.js';
import { mountFigure } from './mounted.js';
import { states } from './states.js';

const { figures } = await import('../../web/figures/index.js');

export const folder = fileURLToPath(new URL('records/', import.meta.url));
/** A longer path is told by where it begins and a fingerprint. */
const kLongest = 60;
/** How far a motion is when it is recorded. */
const kShare = 0.4;

const names = new Map(Object.entries(tones).map(([tone, colour]) => [colour, tone]));

/** Colours by their tones, places to a tenth of a pixel. @param {string} text */
function plain(text) {
  return text
    .replace(/rgb\([^)]*\)/g, (colour) => names.get(colour) ?? colour.replaceAll(' ', ''))
    .replace(/-?\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))));
}

/** @param {string} text */
function shortened(text) {
  if (text.length <= kLongest) return text;
  const print = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return `${text.slice(0, kLongest - 20)}...${print}`;
}

/** @param {Record<string, string>} drawn */
function lineOf({ tag, text, ...attributes }) {
  const list = Object.entries(attributes)
    .filter(([name, value]) => value !== '' && name !== 'style' && name !== 'clip-path')
    .map(([name, value]) => `${name}=${shortened(plain(value))}`);
  return [tag, ...list, text && JSON.stringify(text)].filter(Boolean).join(' ');
}

/** The elements around the canvases, one on a line. @param {any} element @param {number} depth @returns {string[]} */
function outline(element, depth = 0) {
  const list = [...element.attributes]
    .filter(({ name }) => !['width', 'height'].includes(name) || element.tagName !== 'CANVAS')
    .map(({ name, value }) => `${name}=${shortened(plain(value))}`)
    .sort();
  const own = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent)
    .join('');
  const line = [element.tagName.toLowerCase(), ...list, own && JSON.stringify(own)];
  return [
    `${' '.repeat(depth)}${line.filter(Boolean).join(' ')}`,
    ...[...element.children].flatMap((child) => outline(child, depth + 1)),
  ];
}

/** @param {string} id @returns {Promise<string>} */
export async function recordOf(id) {
  const lines = [];
  /** @type {unknown} */
  let before = null;
  for (const state of states(id)) {
    const picture = await mountFigure(id, state, { width: 560, height: 360 });
    lines.push(`== ${JSON.stringify(state)}`, ...outline(picture.root), ...drawingsOf(picture));
    if (before && picture.moves) {
      picture.between(before, kShare);
      lines.push('== on the way there', ...drawingsOf(picture));
    }
    before ??= picture.model;
    picture.destroy();
  }
  return `${lines.join('\n')}\n`;
}

/** @param {import('./mounted.js').Picture} picture */
function drawingsOf(picture) {
  return picture.canvases.flatMap((canvas, n) => {
    const { image } = sheetOf(canvas);
    const print = image && createHash('sha256').update(image.data).digest('base64url');
    const head = `-- canvas ${n}${print ? ` ${print.slice(0, 12)}` : ''}`;
    return [head, ...picture.drawn(n).map(lineOf)];
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const only = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  const known = figures.map(({ id }) => id);
  for (const file of readdirSync(folder)) {
    if (!known.includes(path.basename(file, '.txt'))) rmSync(path.join(folder, file));
  }
  for (const id of only.length > 0 ? only : known) {
    writeFileSync(path.join(folder, `${id}.txt`), await recordOf(id));
  }
}
