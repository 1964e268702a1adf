/**
 * The page of the zoom, as the build makes it.
 *
 * @param {import('../shell/page.js').Parts} parts
 */
export function markup({ control, text, button, data }) {
  return `<div class="figure lab-figure" id="zoom">
<div class="figure-controls lab-controls">${[control('dModel'), control('base'), control({ key: 'first', slider: false }), control('scale'), control({ key: 'dimension', slider: false }), control({ key: 'dimensions', slider: false }), control('sampled')].join('')}</div>
<div class="lab-row" role="group" aria-label="${text('goLabel')}">
${button('in')}${button('out')}${button('left')}${button('right')}${button('start')}${button('million')}${button('last')}${button('savePng')}
</div>
<div class="zoom-maps" id="maps"><div class="zoom-map" id="map"></div>
<div class="zoom-map" id="sampled-map" hidden></div></div>
<div id="key" class="lab-key"></div>
<p class="readout lab-readout" id="readout"></p>
<p class="caption" id="caption"></p>
<p class="lab-hint" id="zoom-hint">${text('hint')}</p>
${data()}
</div>`;
}
