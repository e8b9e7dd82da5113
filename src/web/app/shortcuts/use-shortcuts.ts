import { useEffect } from 'react';

import { useShortcutSetting } from './shortcut-setting.ts';

/** Where keys mean something of their own. */
const OWN_KEYS =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]';

/** What a key does. It returns false where there is nothing for it to do: the browser then does what it does with the key. */
export type Shortcuts = Readonly<Record<string, () => unknown>>;

/**
 * Keys that act anywhere on the page, except where one types, and unless the reader turned them off. Together with Ctrl,
 * Alt or Meta a key is the browser's.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [isOn] = useShortcutSetting();
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
