/**
 * Tells the page around how high the frame would like to be: to our own listener as
 * {posenc: 'height', height}, and to scripts that know the more common {type: 'iframe-resized'}.
 *
 * The height is no secret, and a sandboxed page has no origin to be told to, so it goes to any.
 *
 * @param {HTMLElement} root what is measured
 */
export function tellHeight(root) {
  if (parent === self) return;
  let told = 0;
  const tell = () => {
    const { width, height } = root.getBoundingClientRect();
    // A frame that is not shown has no width, and nothing in it a height.
    if (width === 0 || height === 0) return;
    told = Math.ceil(height);
    parent.postMessage({ posenc: 'height', height: told }, '*');
    parent.postMessage({ type: 'iframe-resized', width: Math.ceil(width), height: told }, '*');
  };
  new ResizeObserver(tell).observe(root);
  addEventListener('message', ({ source, data }) => {
    // Who listens only from now on asks for what was told before.
    const asks = data?.posenc === 'ask' || data?.type === 'iframe-child-init';
    if (source === parent && asks) tell();
  });
}
