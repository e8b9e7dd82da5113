/** Milliseconds: longer than a dialog takes to fade and to look for its opener. */
const DIALOG_CLOSE_MS = 300;

/** Focuses what `find` returns if a closing dialog could not return the focus to a removed button. */
export function focusWhenLost(find: () => HTMLElement | null | undefined): void {
  setTimeout(() => {
    if (document.activeElement === document.body) find()?.focus();
  }, DIALOG_CLOSE_MS);
}

export function focusAfterDialog(find: () => HTMLElement | null | undefined): void {
  setTimeout(() => find()?.focus(), DIALOG_CLOSE_MS);
}
