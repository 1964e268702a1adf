import { dist } from '../system/paths.js';
import { serveOnPort } from '../system/port.js';
import { setUp } from '../system/set-up.js';
import { main, say } from '../system/steps.js';
import { build } from './build.js';

await main(async () => {
  await setUp('build');
  await build();
  const site = await serveOnPort(dist, process.env.PORT, process.env.HOST);
  say(`the page is at ${site.url} (Ctrl-C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => site.close().then(() => process.exit(0)));
  }
});
