// On pages with React, beside static-page.js. A press on what needs React is kept until it has started. For somebody signed
// in it starts at the first sign of a person, and on a public page once it is needed: when somebody points at a button or
// moves to it. Both start when something arrives. Until then the page works by links and forms.

/** Absent where React starts at once. */
const held = document.querySelector('script[data-start]');
const { after, unread, start: isOf } = held?.dataset ?? {};
const isPublicPage = isOf === 'public';

// Where there is room beside the page, another one comes instead; it may not need React (messaging-page.tsx).
const { opens, within } = document.querySelector('[data-opens]')?.dataset ?? {};
const isLeft = held && opens && matchMedia(within).matches;
if (isLeft) location.replace(opens);

const { title } = document;
if (unread) document.title = `(${unread}) ${title}`;
const isAlive = () => !('starting' in document.body.dataset);
let isStarted = !held || isLeft;
let hasFailed = false;
/** What was pressed before React was there, and which keys: the page's shortcuts, and Enter in a field that it sends. */
let pressed;
const keys = [];
/** Somebody is there: React loads at once what it else loads at the next sign. */
let isSeen = false;

const start = () => {
  if (isStarted) return;
  isStarted = true;
  stopListening();
  show('connecting');
  document.title = title;
  const script = document.createElement('script');
  script.type = 'module';
  script.nonce = held.nonce;
  script.textContent = held.textContent;
  script.addEventListener('error', () => {
    isStarted = false;
    script.remove();
    setTimeout(() => isStarted || listen(), LATER);
  });
  document.head.append(script);
};

const release = () => {
  const released = pressed;
  pressed = undefined;
  released?.target.removeAttribute('aria-busy');
  return released;
};
// What was chosen before it started, React does not see by itself. A switch is pressed like a button.
const BOXES = '[type=radio], [type=checkbox]:not([role=switch])';
const chooseAgain = () => {
  for (const box of document.querySelectorAll(BOXES)) {
    const isChosen = box.checked !== box.defaultChecked && (box.checked || box.type === 'checkbox');
    if (!isChosen) continue;
    box.checked = !box.checked;
    box.click();
  }
};
// What was typed, selected or chosen as a file before, a form of React's overwrites with its own beginning.
const typed = new Map();
const TYPED = 'input:not([type=radio], [type=checkbox]), textarea, select';
const keepTyped = ({ target }) => target.matches(TYPED) && typed.set(target, target.value);
const leave = (field) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
const typeAgain = () => {
  for (const [field, value] of typed) {
    if (!field.isConnected) continue;
    // By the element's own setter; a text by way of an empty one: else React sees nothing typed.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    const isChosen = field.matches('select, [type=file]');
    for (const next of isChosen ? [value] : ['', value]) {
      // Files stay as they were chosen; nothing may set them.
      if (field.type !== 'file') set.call(field, next);
      field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }));
    }
    // Leaving a field may save it; by then React knows its text.
    if (field !== document.activeElement) setTimeout(leave, 0, field);
  }
  typed.clear();
};
const pressAgain = async () => {
  for (const { target, as } of keys.splice(0)) {
    // By then React shows what came of the one before.
    await new Promise((resolve) => setTimeout(resolve));
    if (target.isConnected) target.dispatchEvent(new KeyboardEvent('keydown', as));
  }
};
// Once React is there (shell.tsx). The fields of a public page are the browser's own.
const giveBack = () => {
  for (const again of isPublicPage ? [] : [chooseAgain, typeAgain]) again();
  const released = release();
  released?.target.dispatchEvent(new MouseEvent('click', released.as));
  void pressAgain();
  if (!isSeen) return;
  dispatchEvent(new Event('pointermove'));
  const { activeElement } = document;
  if (activeElement !== document.body) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};
addEventListener('parlance.started', giveBack);

// Another release has other scripts. Without a connection the next press tries again.
const giveUp = () => {
  if (isAlive()) return;
  hasFailed = true;
  const reloadIf = ({ ok }) => ok && location.reload();
  if (release()) fetch('/healthz').then(reloadIf, () => dispatchEvent(new Event('parlance.offline')));
};
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && giveUp(), { capture: true });
addEventListener('unhandledrejection', giveUp);

// What works without React: a form's own button, sharing (static-page.js), the offer of another language.
const WORKS = 'form:is([method=get], [method=post]) button:not([type=button]), [data-share], [data-language-offer] *';
const needing = ({ target }) => {
  const found = target instanceof Element && target.closest('button, [role=switch], [data-script]');
  return found && !found.matches(WORKS) ? found : undefined;
};
// A touch on a link opens another page, which the scripts of this one would only delay.
const isLeaving = ({ type, pointerType, target }) =>
  type === 'pointerdown' && pointerType !== 'mouse' && target.closest('a[href]:not([data-script])') !== null;
const onSign = (event) => {
  if (hasFailed || !navigator.onLine || isLeaving(event)) return;
  isSeen = true;
  start();
};
const onPublicSign = (event) => needing(event) && start();
const SIGNS = ['pointermove', 'pointerdown', 'touchmove', 'wheel', 'focusin'];
if (isPublicPage) for (const sign of ['pointerover', 'focusin']) addEventListener(sign, onPublicSign);
else if (held) for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
const keepKey = (event) => {
  const { target, key, code, shiftKey } = event;
  const isShortcut = target === document.body && key.length === 1;
  // Prevented is Enter in a field that it sends (early-input.ts).
  if (event.altKey || !(isShortcut || event.defaultPrevented)) return;
  event.stopImmediatePropagation();
  keys.push({ target, as: { key, code, shiftKey, bubbles: true, cancelable: true } });
};
const keepPress = (event) => {
  const target = needing(event);
  if (!target || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  release();
  target.setAttribute('aria-busy', 'true');
  pressed = { target, as: { bubbles: true, cancelable: true, detail: event.detail } };
  isSeen = true;
  if (hasFailed && !held) giveUp();
  else start();
};
const keep = { input: keepTyped, keydown: keepKey, click: keepPress };
const keepInput = (event) => {
  if (!isPublicPage && event.type !== 'click') onSign(event);
  if (!event.ctrlKey && !event.metaKey) keep[event.type](event);
};

// The connection that all tabs share (live/connection.ts): this page only waits for the first event, and then leaves the
// connection to React, which reads it from the same place on.
const LIVE = 'parlance.live';
/** Milliseconds: longer than it takes to read what is seen first. */
const LATER = 10_000;
/** Only messages show them; those of this page's own report of delivery, for one. */
const OF_MESSAGES = document.querySelector('[data-shows-receipts]') ? [] : ['receipt', 'typing'];
// What comes of reading a thread (read-thread.js) can wait for React.
const { reads, side } = document.querySelector('[data-side]')?.dataset ?? {};
const unseen = new Set(reads ? [...OF_MESSAGES, 'unread'] : OF_MESSAGES);
const isUnseen = ({ type, by }) => unseen.has(type) || (type === 'receipt' && by === side);
let lastId = after;
let stopListening = () => {};
const show = (state) => {
  for (const element of document.querySelectorAll('[data-live]')) element.hidden = element.dataset.live !== state;
};

function listen() {
  const channel = new BroadcastChannel(LIVE);
  const abort = new AbortController();
  let current;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const send = (message) => channel.postMessage(message);
  const say = (state) => {
    current = state;
    show(state);
    send({ kind: 'state', state });
  };
  channel.addEventListener('message', ({ data: { kind, state, id, event } }) => {
    if (kind === 'ask' && current) send({ kind: 'here', state: current, id: lastId });
    if ((kind === 'event' && !isUnseen(event)) || (kind === 'here' && Number(id) > Number(after))) start();
    else if (kind === 'here' || kind === 'state') show(state);
  });
  const hold = () =>
    new Promise((resolve) => {
      const source = new EventSource(`/api/live?after=${after}`);
      say('connecting');
      source.addEventListener('open', ({ lastEventId }) => lastEventId && say('connected'));
      source.addEventListener('message', ({ data, lastEventId }) => {
        const event = JSON.parse(data);
        if (!isUnseen(event)) return start();
        lastId = lastEventId;
        send({ kind: 'event', event, id: lastId });
      });
      // Closed means refused: React says why. The browser itself connects again after a lost connection.
      const isRefused = () => source.readyState === EventSource.CLOSED;
      source.addEventListener('error', () => (isRefused() ? start() : say('disconnected')));
      abort.signal.addEventListener('abort', () => resolve(source.close()));
    });
  send({ kind: 'ask' });
  // Web Locks need a secure context.
  if ('locks' in navigator) navigator.locks.request(LIVE, { signal: abort.signal }, hold).catch(() => {});
  else void hold();
  stopListening = () => {
    abort.abort();
    channel.close();
  };
}
if (held) listen();
// Without a network, connections end only after minutes.
addEventListener('offline', () => isStarted || show('disconnected'));
addEventListener('online', () => {
  stopListening();
  if (!isStarted) listen();
});
// A page that the browser keeps for going back holds no connection.
addEventListener('pagehide', () => stopListening());
addEventListener('pageshow', ({ persisted }) => persisted && !isStarted && listen());

// Times are written in the reader's zone, which the server knows from the second page on (server/pages.ts).
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const isInZone = document.body.dataset.timeZone === timeZone;
if (!isInZone) document.cookie = `parlance.zone=${timeZone}; path=/; max-age=31536000; samesite=lax`;

// This browser keeps what the page before has to say (pending-toast.ts), and what somebody has written and not sent.
const UNSENT = /^parlance\.(message|unsent|notes|comment|job)\./;
try {
  const isUnsent = !isPublicPage && Object.keys(localStorage).some((key) => UNSENT.test(key));
  if (isUnsent || sessionStorage.getItem('parlance.toast') !== null) start();
} catch {
  // Without storage nothing was kept.
}
// The page does something by itself (starts-at-once.tsx).
if (document.querySelector('[data-script=now]')) start();
if (held && !isPublicPage) {
  if (!isInZone) start();
  // For whoever gives no sign, such as a screen reader that only reads.
  const onSight = () => document.addEventListener('visibilitychange', start, { once: true });
  setTimeout(() => (document.visibilityState === 'visible' ? start() : onSight()), LATER);
}

// From now on, and before (early-input.ts).
for (const event of earlyInput.kept) keepInput(event);
earlyInput.keep = keepInput;
// Scripts that do not wait for this one may be faster.
if (isAlive() && earlyInput.kept.length > 0) giveBack();
