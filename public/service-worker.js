// Where there is no connection, a page says so in its language. No page of the site is kept: it may be somebody's, and
// it may be old.
const STORE = 'offline-1';
const LANGUAGES = ['es', 'fr', 'de', 'it', 'pt'];
const STYLE = '/plain.css';

const noticeOf = (path) => {
  const [, first = ''] = path.split('/');
  return LANGUAGES.includes(first) ? `/${first}/offline` : '/offline';
};

addEventListener('install', (event) => {
  const notices = ['/', ...LANGUAGES.map((language) => `/${language}/`)].map(noticeOf);
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll([...notices, STYLE]))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  const outdated = async () =>
    Promise.all((await caches.keys()).filter((name) => name !== STORE).map((name) => caches.delete(name)));
  // The request starts beside this script, not after it.
  event.waitUntil(Promise.all([outdated(), registration.navigationPreload?.enable()]));
});

addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.mode === 'navigate') event.respondWith(open(event, pathname));
  else if (origin === location.origin && pathname === STYLE)
    event.respondWith(fetch(event.request).catch(() => caches.match(STYLE)));
});

// What is shown names no one (src/server/features/notifications/push/send-push.ts).
addEventListener('push', (event) => {
  const { title, path, tag } = event.data?.json() ?? {};
  if (title) event.waitUntil(show(title, path, tag));
});

async function show(title, path, tag) {
  await registration.showNotification(title, { tag, icon: '/icon-192.png', data: { path } });
  // Who looks at the site sees it there; some browsers end a subscription that shows nothing.
  const windows = await clients.matchAll({ type: 'window' });
  if (!windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  for (const shown of await registration.getNotifications({ tag })) shown.close();
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(reveal(new URL(event.notification.data.path, location.origin)));
});

// A page that is open elsewhere may hold what somebody is typing, so it is left alone.
async function reveal({ origin, href }) {
  if (origin !== location.origin) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  await (there ? there.focus() : clients.openWindow(href));
}

async function open(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(noticeOf(pathname))) ?? Response.error();
  }
}
