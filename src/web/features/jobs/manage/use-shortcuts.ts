import { useEffect } from 'react';

/** Where keys mean something of their own. */
const OWN_KEYS = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]';

/** What a key does. It returns false where there is nothing for it to do: the browser then does what it does with the key. */
export type Shortcuts = Readonly<Record<string, () => unknown>>;

/** Keys that act anywhere on the page, except where one types. Together with Ctrl, Alt or Meta a key is the browser's. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const run = shortcuts[event.key];
      if (run && run() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
