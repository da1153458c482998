// Serves the site's files from a cache once they have been loaded, and answers a page that cannot be loaded with a
// sentence in its language. `messages` and `isRtl`, each by language, are declared above this text.

const cacheName = 'files';
/** Files of several builds; the oldest are deleted first. */
const maxFiles = 300;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  // The name of a file changes with its content, so a cached one is never out of date.
  if (new URL(request.url).pathname.includes('/assets/')) event.respondWith(readFile(event, request));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => answerOffline(request.url)));
});

async function readFile(event, request) {
  const files = await caches.open(cacheName);
  const found = await files.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(storeFile(files, request, answer.clone()));
  return answer;
}

async function storeFile(files, request, answer) {
  await files.put(request, answer);
  const names = await files.keys();
  await Promise.all(names.slice(0, Math.max(0, names.length - maxFiles)).map((name) => files.delete(name)));
}

function answerOffline(url) {
  const first = url.slice(self.registration.scope.length).split(/[/?#]/)[0];
  const language = first in messages ? first : 'en';
  const { title, text, retry } = messages[language];
  const html = `<!doctype html>
<html lang="${language}" dir="${isRtl[language] ? 'rtl' : 'ltr'}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<style>
:root{color-scheme:light dark;font:400 1.0625rem/1.6 system-ui,sans-serif;background:light-dark(#fcfaf5,#10151c);color:light-dark(#1c2430,#e8e4da)}
body{display:grid;place-content:center;justify-items:start;gap:1rem;min-height:90vh;margin:0 auto;padding:1.25rem;max-width:30rem}
h1{margin:0;font-size:2rem;line-height:1.2}p{margin:0}
a{padding:.75rem 1.5rem;border-radius:.75rem;background:light-dark(#1e3c96,#8fb0ff);color:light-dark(#fff,#10151c);font-weight:600;text-decoration:none}
</style>
<main><h1>${title}</h1><p>${text}</p><p style="margin-top:1.5rem"><a href="">${retry}</a></p></main>
</html>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
