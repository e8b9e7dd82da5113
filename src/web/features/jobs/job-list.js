// Lists of jobs and a job's page, with and without React: plain, small, and no other code depends on it.

// Adds what a cached page cannot contain: how long ago jobs were published, which are new, and which were opened in this
// browser, where that is stored and never sent. Further jobs may be inserted later.
const DAY = 86_400_000;
const NEW_FOR = 2 * DAY;
const SAID_IN_DAYS = 30;
const SEEN = 'parlance.seen';
const SEEN_KEPT = 300;
const inDays = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' });
const startOfDay = (time) => new Date(time).setHours(0, 0, 0, 0);
const readSeen = () => {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '[]');
  } catch {
    return [];
  }
};
const markJobs = () => {
  for (const time of document.querySelectorAll('time[data-ago]:not([title])')) {
    const days = Math.round((startOfDay(Date.now()) - startOfDay(time.dateTime)) / DAY);
    time.title = time.textContent;
    if (days <= SAID_IN_DAYS) time.textContent = inDays.format(-Math.max(0, days), 'day');
  }
  const cards = document.querySelectorAll('.job-card');
  if (cards.length === 0) return;
  const seen = new Set(readSeen());
  for (const card of cards) {
    const line = card.querySelector('.job-card-title');
    const id = line.querySelector('a').pathname.split('/').at(-1);
    const words = card.closest('[data-seen]')?.dataset;
    const isNew = Date.now() - Date.parse(card.querySelector('[data-ago=open]')?.dateTime) < NEW_FOR;
    const mark = (seen.has(id) ? words?.seen : isNew && words?.new) || '';
    if (line.dataset.mark !== mark) line.dataset.mark = mark;
  }
};
const keepSeen = () => {
  const { view } = document.querySelector('[data-view]')?.dataset ?? {};
  if (!view) return;
  try {
    localStorage.setItem(SEEN, JSON.stringify([...new Set([view, ...readSeen()])].slice(0, SEEN_KEPT)));
  } catch {
    // Without storage, nothing is stored.
  }
};

// Next to the list, each filter applies at once. The new page restores the focus and the scroll position.
const FILTERED = 'parlance.filtered';
const besideList = matchMedia('(min-width: 64rem)');
addEventListener('change', ({ target }) => {
  if (!target.matches('[data-instant] :is([type=checkbox], select:not([data-with]))') || !besideList.matches) return;
  const { form, type, name, value } = target;
  try {
    sessionStorage.setItem(FILTERED, JSON.stringify({ name, value: type === 'checkbox' ? value : null, top: scrollY }));
  } catch {
    // Without storage, the page opens at its top.
  }
  form.requestSubmit();
});
const returnToFilter = () => {
  try {
    const { name, value, top } = JSON.parse(sessionStorage.getItem(FILTERED)) ?? {};
    sessionStorage.removeItem(FILTERED);
    const control = [...document.querySelectorAll('[data-instant] [name]')].find(
      (each) => each.name === name && (value === null || each.value === value),
    );
    if (!control) return false;
    scrollTo(0, top);
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: 'nearest' });
    return true;
  } catch {
    return false;
  }
};

// The script may run before the rest of the page is parsed.
const start = () => {
  markJobs();
  keepSeen();
  returnToFilter();
  addEventListener('parlance.view', keepSeen);
  new MutationObserver(markJobs).observe(document.body, { childList: true, subtree: true });
  // The page was restored from the back/forward cache.
  addEventListener('pageshow', markJobs);
};
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();

// React moves the focus to the results of another search, unless a filter has it.
addEventListener('parlance.searched', (event) => returnToFilter() && event.preventDefault());
