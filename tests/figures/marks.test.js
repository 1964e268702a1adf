/*
 * Every mark that stands for a number, read back from the picture: its place, its tone, its label.
 * The right values are computed in the tests, by the formula of the paper and not by the encoder.
 * All in one process, since the document and Chart.js take longer to load than a picture to draw;
 * `node --test tests/figures/marks/circle.js` runs one alone.
 */
import { readdirSync } from 'node:fs';

const folder = new URL('marks/', import.meta.url);
for (const file of readdirSync(folder).sort()) await import(new URL(file, folder).href);
