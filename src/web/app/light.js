// The only script of a public page for signed-out readers, and part of every other page: plain, small, no framework.
// Without it everything still works.

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

// Tabs sign in and out together: another tab says so, this one loads itself anew.
const session = new BroadcastChannel('parlance.session');
session.addEventListener('message', () => location.reload());
// This page's own change. Sent by the object that listens, which is the only one in this tab not to hear it.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
addEventListener('parlance.session', () => session.postMessage('changed'));

// What the page before this one has kept to be said here (pending-toast.ts); on pages with React, React says it.
const TOAST = 'parlance.toast';
const TOAST_STAYS = 5000;
const toast = document.querySelector('[data-toast]');
try {
  const kept = toast && JSON.parse(sessionStorage.getItem(TOAST));
  if (kept) {
    sessionStorage.removeItem(TOAST);
    const [title, description] = toast.children;
    title.textContent = kept.title;
    description.textContent = kept.description ?? '';
    toast.hidden = false;
    const leave = () => (toast.matches(':hover') ? setTimeout(leave, TOAST_STAYS) : (toast.hidden = true));
    setTimeout(leave, TOAST_STAYS);
  }
} catch {
  // Without storage nothing was kept.
}

// A first visit is offered its own language, once; nobody is sent anywhere unasked.
const OFFERED = 'parlance.language-offered';
const offers = document.querySelector('[data-language-offer]');
try {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]).find((language) => offers?.querySelector(`[lang="${language}"]`) || language === document.documentElement.lang);
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
