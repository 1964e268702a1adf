/**
 * After the first visit the page opens without a network: a service worker keeps one whole build.
 * Not where somebody works on the page itself (a server on this machine), and not where there can
 * be none (from disk, in a sandbox, over plain HTTP).
 */
export function keepForOffline() {
  if (!('serviceWorker' in navigator) || !isSecureContext || self.origin === 'null') return;
  if (isOwnMachine(location.hostname) || !/^https?:$/.test(location.protocol)) return;
  const register = () =>
    navigator.serviceWorker.register('service-worker.js').catch((error) => console.info(error));
  // The first picture goes first.
  const later = () => setTimeout(register, 2000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** @param {string} host */
export function isOwnMachine(host) {
  return host === 'localhost' || host.endsWith('.localhost') || /^(127\.|\[::1\]|0\.)/.test(host);
}
