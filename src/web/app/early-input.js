// In the head of a page with React, ahead of its scripts: keeps what is typed and the last press until React has hydrated
// the page, and gives them back once: React, which would hydrate what is typed in at once, must not see it twice. Links,
// and forms that work without React, are left alone.
const TYPED = 'input:not([type=radio], [type=checkbox]), textarea, select';
// A switch is pressed like a button.
const BOXES = ':is([type=radio], [type=checkbox]):not([role=switch], form[method=get] *)';
const PRESSED = 'button, [role=switch]';
const WORKS = 'form:is([method=get], [method=post]) button:not([type=button]), [data-share], [data-language-offer] *';

const typed = new Map();
let press;
const keep = (event, target, again) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  press?.target.removeAttribute('aria-busy');
  press = { target, again };
};

const keepers = {
  input(event) {
    if (!event.target.matches(TYPED)) return;
    typed.set(event.target, event.target.value);
    event.stopImmediatePropagation();
  },
  change: (event) => event.target.matches(TYPED) && event.stopImmediatePropagation(),
  keydown(event) {
    const { target, key, code, shiftKey, isComposing, altKey, ctrlKey, metaKey } = event;
    const isSent = key === 'Enter' && !shiftKey && !isComposing && target.matches('[enterkeyhint=send]');
    const isShortcut = target === document.body && key.length === 1;
    if (altKey || ctrlKey || metaKey || !(isSent || isShortcut)) return;
    keep(event, target, new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }));
  },
  click(event) {
    const target = event.target.closest(PRESSED);
    if (!target || target.matches(WORKS) || event.shiftKey || event.ctrlKey || event.metaKey) return;
    keep(event, target, new MouseEvent('click', { bubbles: true, cancelable: true, detail: event.detail }));
    target.setAttribute('aria-busy', 'true');
  },
};
for (const [type, keeper] of Object.entries(keepers)) addEventListener(type, keeper, { capture: true });

const typeAgain = ([field, value]) => {
  // By the element's own setter; a text by way of an empty one: else React sees nothing typed. Nothing may set a file.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  const isChosen = field.matches('select, [type=file]');
  for (const next of isChosen ? [value] : ['', value]) {
    if (field.type !== 'file') set.call(field, next);
    field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }));
  }
  // Leaving a field may save it; by then React knows its text.
  const leave = () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  if (field !== document.activeElement) setTimeout(leave);
};
const giveBack = () => {
  for (const [type, keeper] of Object.entries(keepers)) removeEventListener(type, keeper, { capture: true });
  for (const box of document.querySelectorAll(BOXES)) {
    if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) continue;
    box.checked = !box.checked;
    box.click();
  }
  for (const entry of typed) typeAgain(entry);
  press?.target.removeAttribute('aria-busy');
  // By then React shows what was typed.
  setTimeout(() => press?.target.dispatchEvent(press.again));
};
addEventListener('parlance.hydrated', giveBack, { once: true });
