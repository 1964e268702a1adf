// In pages of npm run dev: a new style sheet is put in place, anything else loads the page again.
new EventSource('/edits').addEventListener('message', ({ data }) => {
  const link = document.querySelector('link[rel="stylesheet"]');
  if (data === 'style' && link) link.setAttribute('href', `page.css?${performance.now()}`);
  else location.reload();
});
