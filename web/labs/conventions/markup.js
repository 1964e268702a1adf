/**
 * The page of the conventions, as the build makes it.
 *
 * @param {import('../shell/page.js').Parts} parts
 */
export function markup({ control, select, text, html, button, data }) {
  const typed = (/** @type {string} */ key) => control({ key, slider: false });
  const table = (/** @type {string} */ id, /** @type {string} */ name) =>
    `<div class="table-holder lab-table" id="${id}" tabindex="0" role="region" aria-label="${text(name)}"></div>`;
  return `<div class="figure lab-figure" id="lab-conventions">
<div class="figure-controls lab-controls">${select('one')}${select('other')}${control('dModel')}${control('base')}${control('position')}</div>
<div class="lab-row">${button('swap')}${button('time')}${button('odd')}</div>
<p class="caption" id="one-words"></p>
<p class="caption" id="other-words"></p>
<p class="caption" id="compared"></p>
${table('columns', 'columnsName')}
<h2>${text('widthsTitle')}</h2>
<p class="caption">${html('widthsNote')}</p>
${table('widths', 'widthsTitle')}
<h2>${text('ropeTitle')}</h2>
<p class="caption">${html('ropeNote')}</p>
<div class="figure-controls lab-controls">${control('vector')}${typed('ropePosition')}</div>
<p class="refusal" id="rope-refusal" role="alert"></p>
${table('rope', 'ropeTitle')}
<h2>${text('planeTitle')}</h2>
<p class="caption">${html('planeNote')}</p>
<div class="figure-controls lab-controls">${control('plane')}${control('planeWidth')}${typed('x')}${typed('y')}</div>
${table('plane', 'planeTitle')}
<h2>${text('octavesTitle')}</h2>
<p class="caption">${html('octavesNote')}</p>
<div class="figure-controls lab-controls">${control('octaves')}${control('levels')}${typed('point')}</div>
${table('octaves', 'octavesTitle')}
<h2>${text('codeTitle')}</h2>
<p class="caption">${html('codeNote')}</p>
<div class="figure-controls lab-controls">${control('codeFor')}${control('language')}</div>
<div class="lab-row">${button('copy')}</div>
<pre tabindex="0"><code id="code"></code></pre>
<h2>${text('goldenTitle')}</h2>
<p class="caption">${html('goldenNote')}</p>
${table('golden', 'goldenTitle')}
${data()}
</div>`;
}
