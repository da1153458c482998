// Serves the site's files from a cache once they have been loaded, opens the pages of stored bookings without a
// connection, and answers any other page that cannot be loaded with a sentence in its language. `messages` and `isRtl`,
// each by language, and `bookingFiles`, what the pages of bookings consist of, are declared above this text.

const fileCache = 'files';
const pageCache = 'pages';
/** Files of several builds; the oldest are deleted first. */
const maxFiles = 300;
/** A page that is stored is shown when the network has not answered for so long. */
const timeoutMs = 4000;
/** A file or the data of a page is asked for again after these pauses. */
const pausesMs = [400, 1500];

const scope = self.registration.scope;
/** Under this name lies what the installed app opens with. */
const startEntry = `${scope}stored-bookings`;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(refreshPages)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const { pathname, searchParams } = new URL(request.url);
  // The name of a file changes with its content, so a cached one is never out of date.
  if (pathname.includes('/assets/')) event.respondWith(readFile(event, request));
  else if (request.mode === 'navigate') event.respondWith(openPage(request, searchParams.get('start') === 'app'));
  else if (pathname.endsWith('.data')) event.respondWith(readData(request));
  else if (pathname.includes('/files/')) event.respondWith(fetch(request).catch(() => readPicture(request)));
});

/** One after the other, so that forgetting is never overtaken by storing. */
let work = Promise.resolve();
self.addEventListener('message', (event) => {
  const { data } = event;
  const task = data.kind === 'store-pages' ? () => storePages(data) : () => caches.delete(pageCache);
  work = work.then(task, task).catch(() => undefined);
  event.waitUntil(work);
});

/** A push message as the server writes it: every one is shown, browsers take the permission from who is silent. */
self.addEventListener('push', (event) => {
  const { id, title, text, language, direction, url } = event.data.json();
  const shown = {
    body: text,
    tag: id,
    lang: language,
    dir: direction,
    data: { url },
    icon: `${scope}icons/icon-192.png`,
  };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openMessage(event.notification.data.url ?? self.registration.scope));
});

/** The link of a message opens in a window of its own: what stands in another one may be half written. */
async function openMessage(url) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const shown = windows.find((one) => one.url === url);
  await (shown ? shown.focus() : self.clients.openWindow(url));
}

async function readFile(event, request) {
  const files = await caches.open(fileCache);
  const found = await files.match(request);
  if (found) return found;
  const answer = await fetchAgain(request);
  if (answer.ok) event.waitUntil(storeFile(files, request, answer.clone()));
  return answer;
}

async function storeFile(files, request, answer) {
  await files.put(request, answer);
  const names = (await files.keys()).filter(({ url }) => !bookingFiles.includes(new URL(url).pathname));
  await Promise.all(names.slice(0, Math.max(0, names.length - maxFiles)).map((name) => files.delete(name)));
}

async function fetchAgain(request) {
  for (const pause of pausesMs) {
    try {
      return await fetch(request.clone());
    } catch (error) {
      if (request.signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return fetch(request);
}

async function openPage(request, isAppStart) {
  const start = isAppStart ? await findStart() : undefined;
  if (start) return Response.redirect(start, 302);
  const stored = await findStored(request.url);
  const loading = fetch(request);
  if (!stored) return loading.catch(() => answerOffline(request.url));
  const late = new Promise((resolve) => setTimeout(() => resolve(stored), timeoutMs));
  return Promise.race([loading.catch(() => stored), late]);
}

async function readData(request) {
  try {
    return await fetchAgain(request);
  } catch (error) {
    const stored = await findStored(request.url);
    if (stored) return stored;
    throw error;
  }
}

const findStored = async (url) => (await caches.open(pageCache)).match(url, { ignoreSearch: true });

// Of several sizes, one is stored: any is better than none.
async function readPicture({ url }) {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  const pages = await caches.open(pageCache);
  const name = (await pages.keys()).find((stored) => stored.url.startsWith(folder));
  return (name && (await pages.match(name))) ?? Response.error();
}

/** Address of the first booking that is not over and may still take place. */
async function findStart() {
  const entry = await (await caches.open(pageCache)).match(startEntry);
  const { language, bookings } = entry ? await entry.json() : { bookings: [] };
  const next = bookings.find(({ isHeld, endsAt }) => isHeld && endsAt > Date.now());
  return next && bookingsPage(language, `/${next.id}`);
}

const bookingsPage = (language, path) => `${scope}${language === 'en' ? '' : `${language}/`}my_booking${path}`;

async function storePages({ language, bookings }) {
  const pages = await caches.open(pageCache);
  const paths = ['', ...bookings.map(({ id }) => `/${id}`)].map((path) => bookingsPage(language, path));
  const pictures = bookings.flatMap(({ picture }) => (picture ? [new URL(picture, scope).href] : []));
  const urls = [...paths, ...paths.map((path) => `${path}.data`), ...pictures];
  for (const { url } of await pages.keys()) if (![...urls, startEntry].includes(url)) await pages.delete(url);
  await pages.put(startEntry, new Response(JSON.stringify({ language, bookings })));
  await Promise.all([...urls.map((url) => storePage(pages, url)), storeBookingFiles()]);
}

async function storePage(pages, url) {
  // The same for every reader: no session goes with it.
  const answer = await fetch(url, { credentials: 'omit' });
  if (!answer.ok) return;
  if (answer.headers.get('content-type')?.includes('text/html')) await storeFilesOf(await answer.clone().text());
  await pages.put(url, answer);
}

const storeFilesOf = (html) => storeFiles(html.match(/[^"'()\s]*\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []);

const storeBookingFiles = () => storeFiles(bookingFiles);

async function storeFiles(paths) {
  const files = await caches.open(fileCache);
  await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const url = new URL(path, scope).href;
      if (await files.match(url)) return;
      const answer = await fetchAgain(new Request(url));
      if (answer.ok) await files.put(url, answer);
    }),
  );
}

/** A new build has other files: the stored pages are brought up to date with it. */
async function refreshPages() {
  if (!(await caches.has(pageCache))) return;
  const entry = await (await caches.open(pageCache)).match(startEntry);
  if (entry) await storePages(await entry.json()).catch(() => undefined);
}

function answerOffline(url) {
  const first = url.slice(scope.length).split(/[/?#]/)[0];
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
