/**
 * The key of a chart as text beside samples of its lines, dashes and shapes.
 *
 * @typedef {{text: string, tone?: string, kind?: 'line' | 'dashed' | 'dotted' |
 *   import('../canvas/marks.js').Shape}} Entry
 *
 * @param {HTMLElement} root
 * @param {Entry[]} entries
 */
export function createLegend(root, entries) {
  const list = document.createElement('ul');
  list.className = 'legend';
  root.append(list);
  const show = (/** @type {Entry[]} */ next) => {
    list.replaceChildren(
      ...next.map(({ text, tone = 'ink', kind = 'line' }) => {
        const item = document.createElement('li');
        const sample = document.createElement('span');
        sample.className = `sample sample-${kind}`;
        sample.style.setProperty('--tone', `var(--${tone})`);
        sample.setAttribute('aria-hidden', 'true');
        item.append(sample, text);
        return item;
      }),
    );
  };
  show(entries);
  return { update: show, element: list };
}
