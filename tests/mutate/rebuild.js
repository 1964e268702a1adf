/** The library and the page of this tree, made anew from its JavaScript; the modules stay. */
import { mkdirSync, rmSync } from 'node:fs';
import { buildPage } from '../../web/tools/page/index.js';
import { buildLibrary, engineOptions } from '../../web/tools/system/library.js';
import { dist, root } from '../../web/tools/system/paths.js';

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
await buildLibrary();
await buildPage({ root, dist, engine: engineOptions() });
