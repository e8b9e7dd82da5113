/** In milliseconds: longer than a window takes to fade and to look for what opened it. */
const UNTIL_WINDOW_IS_GONE = 300;

/**
 * A window hands the focus back to what opened it; a button that went with what was removed cannot take it. What `find`
 * returns then does.
 */
export function focusWhenLost(find: () => HTMLElement | null | undefined): void {
  setTimeout(() => {
    if (document.activeElement === document.body) find()?.focus();
  }, UNTIL_WINDOW_IS_GONE);
}

/** Where what was done in a window leads on elsewhere: focuses that, once the window has handed the focus back. */
export function focusAfterWindow(find: () => HTMLElement | null | undefined): void {
  setTimeout(() => find()?.focus(), UNTIL_WINDOW_IS_GONE);
}
