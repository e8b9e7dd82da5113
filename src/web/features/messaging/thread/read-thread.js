// On the page of a thread with unread messages, before React has started (thread.tsx): it opens at the first one, and says that
// they are read once it is looked at.

/** Pixels above the first unread message, as in message-list.tsx. */
const MARGIN = 24;
const LOOKS = ['focus', 'visibilitychange'];

const isReactsTurn = () => !('starting' in document.body.dataset);

const scrollToFirst = () => {
  const divider = document.querySelector('[data-first-unread]');
  if (!divider || isReactsTurn()) return;
  const view = divider.closest('[tabindex]');
  view.scrollTop -= Math.max(0, view.getBoundingClientRect().top + MARGIN - divider.getBoundingClientRect().top);
  // React leaves it there.
  divider.dataset.firstUnread = 'shown';
};

const readOnceLookedAt = () => {
  const { reads } = document.querySelector('[data-reads]')?.dataset ?? {};
  if (!reads) return;
  const read = () => {
    if (isReactsTurn() || document.visibilityState !== 'visible' || !document.hasFocus()) return;
    for (const look of LOOKS) removeEventListener(look, read);
    const headers = { 'content-type': 'application/json' };
    // React says it again. An answer that nobody reads would hold its connection.
    fetch(reads, { method: 'POST', headers, body: '{}', keepalive: true })
      .then((answer) => answer.text())
      .catch(() => {});
  };
  for (const look of LOOKS) addEventListener(look, read);
  read();
};

// It may be here before the rest of the page is.
const start = () => {
  scrollToFirst();
  readOnceLookedAt();
};
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
