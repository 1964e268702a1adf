/**
 * Places for several charts in one stage: a grid whose columns differ on wide and narrow stages.
 *
 * @param {HTMLElement} root
 * @param {number} count
 * @param {{columns?: string, rows?: string, narrowColumns?: string, narrowRows?: string}} [grid]
 *   CSS track lists; on narrow stages the panels stand in one column unless told otherwise
 * @returns {HTMLElement[]}
 */
export function createPanels(root, count, grid = {}) {
  const holder = document.createElement('div');
  holder.className = 'panels';
  holder.style.setProperty('--columns', grid.columns ?? '1fr');
  holder.style.setProperty('--rows', grid.rows ?? 'minmax(0, 1fr)');
  holder.style.setProperty('--narrow-columns', grid.narrowColumns ?? 'minmax(0, 1fr)');
  holder.style.setProperty('--narrow-rows', grid.narrowRows ?? 'none');
  const panels = Array.from({ length: count }, () => {
    const panel = document.createElement('div');
    panel.className = 'panel';
    holder.append(panel);
    return panel;
  });
  root.append(holder);
  return panels;
}
