import { addElement } from '../../charts/markup/element.js';

/** So many slots are named before the list is cut off. */
const kNamed = 8;
/** A slope below this share of the steepest is flat but for rounding. */
const kFlat = 1e-6;
/** A height so near to 1 is that of a crest, or of a trough below. */
const kOnTop = 1e-12;

/**
 * Under the wave, in words: where the slot stands, which slots are its twins, and why.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 */
export function createReasons(root, stage) {
  const list = addElement('ul', 'wave-reasons', root);
  const line = (/** @type {string} */ shape, /** @type {string} */ tone) => {
    const item = addElement('li', '', list);
    const sample = addElement('span', `sample sample-${shape}`, item);
    sample.style.setProperty('--tone', `var(--${tone})`);
    sample.setAttribute('aria-hidden', 'true');
    return { item, sample, text: addElement('span', '', item) };
  };
  const here = line('dot', 'position');
  const period = line('square', 'ink');
  const mirror = line('triangle', 'ink');
  const long = line('dashed', 'ink');
  const short = line('dotted', 'muted');

  return {
    /** @param {any} model @param {number} slot @param {number} last @param {string} compare */
    show(model, slot, last, compare) {
      here.text.textContent = stage.text(`labels.${courseOf(model, stage.state.omega)}`, {
        slot,
        height: model.height,
      });
      period.text.textContent = periodSentence(model, stage, slot, last);
      mirror.text.textContent = mirrorSentence(model, stage, slot, last);
      const tone = model.near ? 'muted' : 'ink';
      for (const { sample } of [period, mirror]) {
        sample.style.setProperty('--tone', `var(--${tone})`);
      }
      list.classList.toggle('wave-comparing', compare !== 'wave');
      long.text.textContent = counterSentence(model, stage, slot, compare);
      short.text.textContent = shorterSentence(model, stage, slot);
      for (const { item, text } of [long, short]) item.hidden = !text.textContent;
    },
  };
}

/** @param {any} model @param {number} omega */
function courseOf({ rise }, omega) {
  if (Math.abs(rise) <= kFlat * Math.abs(omega)) return 'flat';
  return rise > 0 ? 'rising' : 'falling';
}

/** @param {any} model @param {import('../contract.js').Stage} stage @param {number} slot @param {number} last */
function periodSentence({ periods, period, span, near }, stage, slot, last) {
  if (stage.state.omega === 0) return stage.text('labels.still');
  const key = span ? (near ? 'nearPeriod' : 'periods') : near ? 'noNearPeriod' : 'noPeriod';
  return stage.text(`labels.${key}`, {
    slots: listed(periods),
    period,
    near,
    last,
    apart: span ? Math.abs(span.twin - slot) : 0,
    turns: span?.turns ?? 0,
  });
}

/** @param {any} model @param {import('../contract.js').Stage} stage @param {number} slot @param {number} last */
function mirrorSentence({ mirrors, mirror, near, height }, stage, slot, last) {
  const onMirror = 1 - Math.abs(height) < kOnTop;
  const none = onMirror ? 'ownMirror' : near ? 'noNearMirror' : 'noMirror';
  const across = mirror?.crest ? 'Crest' : 'Trough';
  return stage.text(`labels.${mirror ? (near ? 'near' : 'across') + across : none}`, {
    slots: listed(mirrors),
    slot,
    twin: mirror?.twin ?? slot,
    at: mirror?.at ?? slot,
    near,
    last,
  });
}

/** @param {any} model @param {import('../contract.js').Stage} stage @param {number} slot @param {string} compare */
function counterSentence({ counter }, stage, slot, compare) {
  if (!counter) return '';
  const last = counter.length - 1;
  if (compare === 'counter') return stage.text('labels.counterSays', { last, top: counter[last] });
  const values = { length: counter.length, step: counter[1], slot, tag: counter[slot] };
  return stage.text('labels.scaledSays', values);
}

/** @param {any} model @param {import('../contract.js').Stage} stage @param {number} slot */
function shorterSentence({ shorter }, stage, slot) {
  if (!shorter) return '';
  const length = shorter.length;
  if (slot >= length) return stage.text('labels.shorterEnds', { length, slot });
  return stage.text('labels.shorterSays', {
    length,
    step: shorter[1] ?? 0,
    slot,
    tag: shorter[slot],
  });
}

/** @param {number[]} slots */
function listed(slots) {
  const named = slots.slice(0, kNamed).join(', ');
  return slots.length > kNamed ? `${named}, \u2026` : named;
}
