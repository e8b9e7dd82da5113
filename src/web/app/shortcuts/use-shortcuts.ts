import { useEffect } from 'react';

import { useShortcutSetting } from './shortcut-setting.ts';

/** Elements that handle keys themselves. */
const OWN_KEYS =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]';

/** Returns false if it does nothing; the browser then handles the key. */
export type Shortcuts = Readonly<Record<string, () => unknown>>;

/** Not in text fields or when turned off. Ctrl, Alt and Meta combinations are the browser's. */
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
