/**
 * Hands a file to the reader, as a download.
 *
 * @param {string} name
 * @param {BlobPart} content
 * @param {string} type
 */
export function save(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to have read it before it goes.
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}
