/**
 * The page of "Whose table is this?", as the build makes it.
 *
 * @param {import('../shell/page.js').Parts} parts
 */
export function markup({ text, html, button }) {
  return `<div class="figure lab-figure" id="lab-check">
<div class="lab-drop" id="drop">
<p>${html('drop')}</p>
<p><label class="button lab-file"><input type="file" id="file" accept=".npy,.csv,.tsv,.txt,.json">${text('choose')}</label></p>
<p><label class="label" for="pasted">${text('paste')}</label></p>
<textarea id="pasted" class="words lab-pasted" rows="6" spellcheck="false" autocomplete="off" aria-describedby="check-refusal"></textarea>
<div class="lab-row">${button('check')}${button('example')}${button('stranger')}<button type="button" class="button" id="cancel" hidden>${text('cancel')}</button></div>
<p class="refusal" id="check-refusal" role="alert"></p>
</div>
<p class="lab-status" id="status" role="status"></p>
<div id="result" class="lab-result" tabindex="-1"></div>
</div>`;
}
