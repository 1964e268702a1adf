/**
 * Short messages that stay until they are dismissed.
 *
 * @param {HTMLElement} holder
 * @param {Record<string, string>} words
 */
export function createNotices(holder, words) {
  return {
    /**
     * @param {string[]} lines plain text
     * @param {{label: string, act: () => void}} [action]
     * @returns {() => void} takes the notice away
     */
    show(lines, action) {
      const notice = document.createElement('div');
      notice.className = 'notice';
      for (const line of lines) {
        const paragraph = document.createElement('p');
        paragraph.textContent = line;
        notice.append(paragraph);
      }
      const close = () => notice.remove();
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'button';
      button.textContent = action?.label ?? words.dismiss;
      button.addEventListener('click', () => {
        close();
        action?.act();
      });
      notice.append(button);
      holder.append(notice);
      return close;
    },
  };
}
