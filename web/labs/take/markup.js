/**
 * The page of "Take it with you", as the build makes it.
 *
 * @param {import('../shell/page.js').Parts} parts
 */
export function markup({ control, text, html, button, data }) {
  const typed = ['first', 'step'].map((key) => control({ key, slider: false }));
  return `<div class="figure lab-figure" id="lab-take">
<div class="figure-controls lab-controls">${control('dModel')}${control('base')}${control('count')}${typed.join('')}${control('dtype')}${control('format')}</div>
<p class="caption" id="caption"></p>
<div class="lab-row">${button('save')}<button type="button" class="button" id="cancel" hidden>${text('cancel')}</button></div>
<progress id="progress" class="lab-progress" max="100" value="0" aria-label="${text('progress')}" hidden></progress>
<p class="lab-status" id="status" role="status"></p>
<p class="refusal" id="take-refusal" role="alert"></p>
<h2>${text('commandTitle')}</h2>
<p class="caption">${html('commandNote')}</p>
<pre tabindex="0"><code id="command"></code></pre>
<div class="lab-row">${button('copy')}</div>
${data('preview')}
</div>`;
}
