// The script of public pages for signed-out readers, beside job-list.js, and part of every other page: plain, small, no
// framework. Without it everything still works.

const menus = () => document.querySelectorAll('details[data-menu][open]');

// A menu closes when one clicks beside it or takes the focus elsewhere, and by Escape, which also brings the focus back
// to what opened it.
const closeOthers = (event) => {
  for (const menu of menus()) if (!menu.contains(event.target)) menu.open = false;
};
addEventListener('click', closeOthers);
addEventListener('focusin', closeOthers);
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  for (const menu of menus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
});

// Tabs sign in and out together: another tab says so, this one loads itself anew, unless it keeps what was typed on it for
// its person (signed-out-dialog.tsx).
const session = new BroadcastChannel('parlance.session');
session.addEventListener('message', () => 'keepsTyped' in document.body.dataset || location.reload());
// This page's own change. Sent by the object that listens, which is the only one in this tab not to hear it.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
addEventListener('parlance.session', () => session.postMessage('changed'));

// Errors of pages stay in this browser, the last ten, and never leave it (specification, section 3). Nothing in them is
// personal: the address is kept without its query, and what looks like an e-mail address is masked.
const ERRORS = 'parlance.errors';
const ERRORS_KEPT = 10;
const masked = (text) => text.replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, '…@…').slice(0, 4_000);
const logError = ({ message, stack = '', componentStack = '', level }) => {
  const entry = {
    errorId: [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    message: masked(message),
    stack: masked(stack),
    componentStack,
    level,
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent,
    url: location.origin + location.pathname,
  };
  try {
    const earlier = JSON.parse(localStorage.getItem(ERRORS) ?? '[]');
    localStorage.setItem(ERRORS, JSON.stringify([entry, ...earlier].slice(0, ERRORS_KEPT)));
  } catch {
    // Storage may be full or forbidden; the page says all the same that it failed.
  }
};
// What React caught comes as an event (error-log.ts); a page that failed without React says so in its markup.
addEventListener('parlance.error', ({ detail }) => logError(detail));
const failed = document.querySelector('[data-failed]');
if (failed) logError({ message: failed.dataset.failed, level: 'page' });

/** Milliseconds. */
const NOTICE_STAYS = 5000;
const leaving = new Map();
const showForAWhile = (notice) => {
  notice.hidden = false;
  const leave = () => (notice.matches(':hover') ? wait() : (notice.hidden = true));
  const wait = () => {
    clearTimeout(leaving.get(notice));
    leaving.set(notice, setTimeout(leave, NOTICE_STAYS));
  };
  wait();
};

// What the page before this one has kept to be said here (pending-toast.ts); on pages with React, React says it.
const TOAST = 'parlance.toast';
const toast = document.querySelector('[data-toast]');
try {
  const kept = toast && JSON.parse(sessionStorage.getItem(TOAST));
  if (kept) {
    sessionStorage.removeItem(TOAST);
    const [title, description] = toast.children;
    title.textContent = kept.title;
    description.textContent = kept.description ?? '';
    showForAWhile(toast);
  }
} catch {
  // Without storage nothing was kept.
}

// Without a connection, a link or a search would replace this page by the browser's error. It stays, and says so.
const offline = document.querySelector('[data-offline]');
// A router leaves an event alone whose default is prevented; a menu closes.
const stay = (event) => {
  event.preventDefault();
  if (offline) showForAWhile(offline);
};
const leavesPage = (link) => {
  // An SVG's link has objects where others have texts.
  const { origin, pathname, search, hash } = new URL(link.getAttribute('href'), location.href);
  const isHere = hash !== '' && pathname === location.pathname && search === location.search;
  return origin === location.origin && !isHere && !link.matches('[target], [download]');
};
const onPress = (event) => {
  if (navigator.onLine || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (link && leavesPage(link)) stay(event);
};
addEventListener('click', onPress, { capture: true });
const onSubmit = (event) => !navigator.onLine && event.target.method === 'get' && stay(event);
addEventListener('submit', onSubmit, { capture: true });
addEventListener('online', () => offline && (offline.hidden = true));

// A first visit is offered its own language, once; nobody is sent anywhere unasked.
const OFFERED = 'parlance.language-offered';
const offers = document.querySelector('[data-language-offer]');
try {
  const wanted = navigator.languages
    .map((tag) => tag.split('-')[0])
    .find((language) => offers?.querySelector(`[lang="${language}"]`) || language === document.documentElement.lang);
  if (offers && wanted !== document.documentElement.lang && !localStorage.getItem(OFFERED)) {
    const offer = offers.querySelector(`[lang="${wanted}"]`);
    if (offer) {
      offers.hidden = false;
      offer.hidden = false;
      offer.querySelector('button')?.addEventListener('click', () => {
        offers.hidden = true;
        localStorage.setItem(OFFERED, '1');
      });
      offer.querySelector('a')?.addEventListener('click', () => localStorage.setItem(OFFERED, '1'));
    }
  }
} catch {
  // Without storage nothing is offered: it would be offered on every page.
}

// A GET form leaves out what is empty, so that the address says what was asked for and nothing else.
addEventListener('formdata', ({ target, formData }) => {
  if (!target.matches('[data-lean]')) return;
  // A unit without its amount.
  for (const field of target.querySelectorAll('[data-with]'))
    if (!formData.get(field.dataset.with)) formData.delete(field.name);
  for (const name of new Set(formData.keys())) {
    const values = formData.getAll(name).filter(Boolean);
    formData.delete(name);
    for (const value of values) formData.append(name, value);
  }
});

// While one types, a field's list is filled with what there is to be found. Only the last text is asked for.
const SUGGESTS_AFTER = 150;
let waiting;
let asked;
const { lang } = document.documentElement;
// As intlLocale says: what is suggested is compared with what the server writes.
const countries = new Intl.DisplayNames(lang === 'pt' ? 'pt-PT' : lang, { type: 'region' });
// A place with its country, which tells those of one name apart; words with what they are.
const suggested = (found, kinds) =>
  found.country
    ? new Option(`${found.name}, ${countries.of(found.country)}`)
    : new Option(kinds[found.kind], found.text);
const suggest = async (field, text) => {
  asked = new AbortController();
  try {
    const answer = await fetch(field.dataset.suggest + encodeURIComponent(text), { signal: asked.signal });
    const kinds = JSON.parse(field.dataset.suggestKinds ?? '{}');
    if (answer.ok) field.list.replaceChildren(...(await answer.json()).map((found) => suggested(found, kinds)));
  } catch {
    // Offline, or another letter came: nothing is suggested.
  }
};
addEventListener('input', ({ target }) => {
  if (!target.dataset.suggest) return;
  clearTimeout(waiting);
  asked?.abort();
  const text = target.value.trim();
  if (text.length > 1) waiting = setTimeout(() => void suggest(target, text), SUGGESTS_AFTER);
});

// A link is shared as the device does it, or copied.
const share = async (button) => {
  const { share: url, done } = button.dataset;
  try {
    if (navigator.share) return await navigator.share({ title: document.title, url });
    await navigator.clipboard.writeText(url);
    button.parentElement.querySelector('[role=status]').textContent = done;
  } catch {
    // The reader thought better of it, or the browser does not allow it; the address bar and the mail link remain.
  }
};
addEventListener('click', ({ target }) => {
  const button = target.closest('[data-share]');
  if (button) void share(button);
});

// An application says where the reader came from: the tag of the link that they followed, else the site that has it. It is
// kept in the page and in addresses, because storing it in the browser would need consent (directive 2002/58, article 5(3)).
const cameFrom = () => {
  const tags = new URLSearchParams(location.search);
  const tag = tags.get('source') || tags.get('utm_source');
  if (tag || !document.referrer) return tag ?? '';
  const { origin, hostname } = new URL(document.referrer);
  return origin === location.origin ? '' : hostname.replace(/^www\./, '');
};
const source = cameFrom().toLowerCase();
if (/^[a-z0-9][a-z0-9._-]{0,59}$/.test(source)) {
  document.body.dataset.source = source;
  for (const link of document.querySelectorAll('a[data-takes-source]')) {
    const url = new URL(link.href);
    url.searchParams.set('next', `${url.searchParams.get('next')}&source=${source}`);
    link.href = url.href;
  }
}

// That a job was opened counts once for each tab, and only once it can be seen. React says when it has brought another one.
const countView = () => {
  const { view } = document.querySelector('[data-view]')?.dataset ?? {};
  if (!view || document.visibilityState !== 'visible') return;
  const key = `parlance.viewed.${view}`;
  try {
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage each time counts.
  }
  fetch(`/api/jobs/${view}/view`, { method: 'POST', keepalive: true })
    .then((answer) => answer.text())
    .catch(() => {});
};
countView();
document.addEventListener('visibilitychange', countView);
addEventListener('parlance.view', countView);

// After everything that this page needs. A page without a connection then says so.
addEventListener('load', () => {
  navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
});

// Messages came to this browser, whatever page it shows (message-arrivals.tsx).
if (document.querySelector('script[data-messages=unread]')) {
  const headers = { 'content-type': 'application/json' };
  fetch('/api/conversations/delivered', { method: 'POST', headers, body: '{}', keepalive: true })
    .then((answer) => answer.text())
    .catch(() => {});
}

// On a phone the current one of a page's tabs may be out of view.
for (const tab of document.querySelectorAll('.tab-link[aria-current=page]'))
  tab.closest('ul').scrollLeft = tab.offsetLeft - tab.closest('ul').offsetLeft;
