import { loadLater } from '#web/ui/load-later.tsx';

/** Few people ask for it. */
export const ShortcutsDialog = loadLater(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));
