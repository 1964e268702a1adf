/**
 * The page of the precision lab, as the build makes it.
 *
 * @param {import('../shell/page.js').Parts} parts
 */
export function markup({ control, text, html, button, data }) {
  return `<div class="figure lab-figure" id="precision">
<div class="figure-controls lab-controls">${control('dModel')}${control('base')}${control('position')}</div>
<p class="lab-status" id="status" role="status"></p>
<div id="legend"></div>
<div class="lab-chart" id="chart"></div>
<div class="lab-row" id="save">${button('savePng')}${button('saveSvg')}</div>
<p class="caption" id="caption"></p>
<h2>${text('tableTitle')}</h2>
<p class="caption">${html('tableNote')}</p>
<div class="table-holder lab-table" id="errors" tabindex="0" role="region" aria-label="${text('tableTitle')}"></div>
${data()}
</div>`;
}
