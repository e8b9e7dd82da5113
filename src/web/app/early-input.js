// In the head of a page with React, ahead of its scripts: keeps what is typed and the last press until React has hydrated
// the page, and gives it back once. Links, and forms that work without React, are left alone.
const TYPED = 'input:not([type=radio], [type=checkbox]), textarea, select';
// A switch is pressed like a button.
const BOXES = '[type=radio], [type=checkbox]:not([role=switch])';
const PRESSED = 'button, [role=switch], [data-script]';
const WORKS = 'form:is([method=get], [method=post]) button:not([type=button]), [data-share], [data-language-offer] *';

const typed = new Map();
const keys = [];
let press;

const keepers = {
  input: ({ target }) => target.matches(TYPED) && typed.set(target, target.value),
  keydown(event) {
    const { target, key, code, shiftKey, isComposing, altKey, ctrlKey, metaKey } = event;
    const isSent = key === 'Enter' && !shiftKey && !isComposing && target.matches('[enterkeyhint=send]');
    const isShortcut = target === document.body && key.length === 1;
    if (altKey || ctrlKey || metaKey || !(isSent || isShortcut)) return;
    stop(event);
    keys.push({ target, as: { key, code, shiftKey, bubbles: true, cancelable: true } });
  },
  click(event) {
    const target = event.target.closest(PRESSED);
    if (!target || target.matches(WORKS) || event.shiftKey || event.ctrlKey || event.metaKey) return;
    stop(event);
    press?.target.removeAttribute('aria-busy');
    target.setAttribute('aria-busy', 'true');
    press = { target, as: { bubbles: true, cancelable: true, detail: event.detail } };
  },
};
const stop = (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
for (const [type, keeper] of Object.entries(keepers)) addEventListener(type, keeper, { capture: true });

const typeAgain = ([field, value]) => {
  if (!field.isConnected) return;
  // By the element's own setter; a text by way of an empty one: else React sees nothing typed. Nothing may set a file.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  const isChosen = field.matches('select, [type=file]');
  for (const next of isChosen ? [value] : ['', value]) {
    if (field.type !== 'file') set.call(field, next);
    field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }));
  }
  // Leaving a field may save it; by then React knows its text.
  if (field !== document.activeElement)
    setTimeout(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
};
const giveBack = async () => {
  for (const [type, keeper] of Object.entries(keepers)) removeEventListener(type, keeper, { capture: true });
  for (const box of document.querySelectorAll(BOXES)) {
    const isChosen = box.checked !== box.defaultChecked && (box.checked || box.type === 'checkbox');
    if (!isChosen || box.closest('form[method=get]')) continue;
    box.checked = !box.checked;
    box.click();
  }
  for (const entry of typed) typeAgain(entry);
  press?.target.removeAttribute('aria-busy');
  press?.target.dispatchEvent(new MouseEvent('click', press.as));
  for (const { target, as } of keys) {
    // By then React shows what came of the one before.
    await new Promise((resolve) => setTimeout(resolve));
    if (target.isConnected) target.dispatchEvent(new KeyboardEvent('keydown', as));
  }
};
addEventListener('parlance.hydrated', () => void giveBack(), { once: true });
