import assert from 'node:assert/strict';
import { engines } from '../../browser/engines/index.js';
import { kRight } from './snippets.js';

/**
 * The same page in another engine.
 *
 * @param {string} which 'firefox' or 'webkit'
 * @param {string} address
 * @returns {Promise<string>} what was seen, or that the engine is not here
 */
export async function lookElsewhere(which, address) {
  const kind = engines.find(({ name }) => name.toLowerCase().startsWith(which));
  if (!kind?.isHere()) return 'not run, the browser is not here';
  const engine = await kind.open();
  try {
    const tab = await engine.open({ url: address, width: 1000, height: 800 });
    const seen = await tab.evaluate(kLook);
    assert.match(seen.frame, kRight, `${kind.name}: the frame`);
    if (seen.element !== null) assert.match(seen.element, kRight, `${kind.name}: the element`);
    assert.ok(seen.height > 300, `${kind.name}: ${seen.height} px high`);
    await tab.close();
    return `drawn, ${seen.height} px high`;
  } finally {
    await engine.close();
  }
}

const kLook = `
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const until = async (ask) => {
    for (let n = 0; n < 150; ++n) {
      const found = ask();
      if (found) return found;
      await wait(200);
    }
    return null;
  };
  const frame = document.querySelector('iframe');
  frame.scrollIntoView();
  const caption = (root) => root?.querySelector('.figure[data-painted] .caption')?.textContent;
  const first = await until(() => caption(frame.contentDocument));
  const one = document.querySelector('posenc-figure');
  one?.scrollIntoView();
  const second = one ? await until(() => caption(one.shadowRoot)) : null;
  await until(() => frame.offsetHeight > 310);
  return { frame: first ?? '', element: one ? second ?? '' : null, height: frame.offsetHeight };
`;
