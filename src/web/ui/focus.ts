type Find = () => HTMLElement | null | undefined;

/** Milliseconds: longer than a dialog takes to fade and to find its opener. */
const DIALOG_CLOSE_MS = 300;

/** Focuses what `find` returns if a closing dialog could not return the focus to a removed button. */
export function focusWhenLost(find: Find, delay = DIALOG_CLOSE_MS): void {
  setTimeout(() => {
    if (document.activeElement === document.body) find()?.focus();
  }, delay);
}

export function focusAfterDialog(find: Find): void {
  setTimeout(() => find()?.focus(), DIALOG_CLOSE_MS);
}

/** The `ref` of an element that may be removed while it contains the focus: `find` then returns the element to focus. */
export const focusOnRemoval = (find: Find) => (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  // The replacement is rendered together with the removal, or right after it. A dialog may have moved the focus to its
  // first control by then.
  setTimeout(() => {
    if (!element.isConnected) find()?.focus();
  });
};

const FIELDS = 'input:not([type=hidden]):enabled, textarea:enabled, select:enabled';

/** The `ref` of an element that replaces the button that opened it. Among radio buttons, the checked one is focused. */
export function focusFirstField(place: HTMLElement | null): void {
  const first = place?.querySelector<HTMLElement>(`${FIELDS}, button:enabled`);
  const isRadio = first instanceof HTMLInputElement && first.type === 'radio';
  const checked = isRadio && place?.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]:checked`);
  (checked || first)?.focus();
}

/** After row `at` of a list was removed: the first field of the next row, or of the last. Without rows, the button that adds one. */
export function focusRow(list: HTMLElement | null, at: number): void {
  const row = list?.children[Math.min(at, list.children.length - 1)];
  (row ?? list?.parentElement)?.querySelector<HTMLElement>(row ? FIELDS : ':scope > button')?.focus();
}
