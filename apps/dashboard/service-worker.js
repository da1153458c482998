// Keeps the dashboard's page and files, which are the same for everybody, and nothing else: no answer of the API, and no
// address with a token. `files` and `build` stand above this text.

const mount = '/vendor/dashboard';
const page = `${mount}/`;
const name = `dashboard-${build}`;
/** A line that does not answer for so long is none, milliseconds. */
const timeoutMs = 5000;

self.addEventListener('install', (event) => event.waitUntil(storeAll()));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetFormer(), self.clients.claim()])));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && (pathname === mount || pathname.startsWith(page)))
    event.respondWith(open(request));
  // A file's name changes with what is in it: a kept one is never old.
  else if (pathname.startsWith(`${page}assets/`)) event.respondWith(read(request));
});

/** A push message as the server writes it: every one is shown, browsers take the permission from who is silent. */
self.addEventListener('push', (event) => {
  const { id, title, text, language, direction, url } = event.data.json();
  const shown = { body: text, tag: id, lang: language, dir: direction, data: { url } };
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

async function storeAll() {
  const kept = await caches.open(name);
  await kept.addAll([page, ...files].map((path) => new Request(path, { cache: 'no-cache', credentials: 'omit' })));
}

async function forgetFormer() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((one) => one.startsWith('dashboard-') && one !== name).map((one) => caches.delete(one)),
  );
}

async function open(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const found = await (await caches.open(name)).match(page);
    if (!found) throw error;
    return found;
  }
}

async function read(request) {
  return (await (await caches.open(name)).match(request, { ignoreVary: true })) ?? fetch(request);
}
