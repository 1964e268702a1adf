import { createBoard } from './board.js';

/**
 * The verdict in words above the board, and the key of the colours below it.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @returns {import('../contract.js').Mounted}
 */
export function createShufflePicture(root, stage) {
  const verdict = make('div', 'shuffle-verdict');
  const sign = make('span', 'shuffle-sign');
  sign.setAttribute('aria-hidden', 'true');
  const lines = make('div');
  const [sentence, repeated] = [make('p', 'readout'), make('p', 'readout shuffle-repeated')];
  lines.append(sentence, repeated);
  verdict.append(sign, lines);
  const spoken = make('p', 'unseen');
  root.append(verdict, spoken);
  const board = createBoard(root, stage);
  root.append(keyOf(stage));

  return {
    render(model) {
      sign.textContent = model.same ? '=' : '\u2260';
      sentence.textContent = stage.text(`labels.${verdictOf(model)}`, {
        difference: model.difference,
      });
      repeated.textContent = model.repeated
        ? stage.text(model.repeated.alike ? 'labels.alike' : 'labels.unlike', {
            // Isolated, so that a word of another direction leaves the sentence in order.
            word: `\u2068${model.repeated.word}\u2069`,
            slots: model.repeated.slots.join(', '),
          })
        : '';
      spoken.textContent = stage.text('labels.spoken', {
        written: model.words.join(' '),
        shuffled: model.order.map((/** @type {number} */ from) => model.words[from]).join(' '),
      });
      board.render(model);
    },
    destroy() {
      board.destroy();
    },
  };
}

/** @param {any} model */
function verdictOf({ words, moved, same }) {
  if (words.length < 2) return 'alone';
  if (!moved) return 'still';
  return same ? 'movedOnly' : 'changed';
}

/** @param {import('../contract.js').Stage} stage */
function keyOf(stage) {
  const key = make('p', 'shuffle-key');
  const scale = make('span', 'shuffle-scale');
  const bar = make('span', 'shuffle-ramp');
  scale.append('\u2212', bar, '+');
  scale.setAttribute('aria-hidden', 'true');
  const text = make('span');
  text.textContent = stage.text('labels.key');
  key.append(scale, text);
  return key;
}

/** @param {string} tag @param {string} [name] */
function make(tag, name = '') {
  const element = document.createElement(tag);
  element.className = name;
  return element;
}
