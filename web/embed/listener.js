// Gives each frame with a posenc figure the height that it asks for. May be copied into the notes.
addEventListener('message', ({ source, data }) => {
  if (data?.posenc !== 'height' || !(data.height > 0)) return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.style.height = `${Math.ceil(data.height)}px`;
  }
});
for (const frame of document.querySelectorAll('iframe')) {
  frame.contentWindow?.postMessage({ posenc: 'ask' }, '*');
}
