import { m } from '#generated/paraglide/messages.js';
import { ShortcutsDialog } from '#web/app/shortcuts/shortcuts-dialog.tsx';

import { moveTexts } from './received-move.ts';

/** The keys of the employer's list of applications. */
export function ReceivedShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ShortcutsDialog
      about={m.applications_shortcuts_received_about()}
      keys={[
        [['J', 'K', '↓', '↑'], m.applications_shortcut_move()],
        [['X'], m.applications_shortcut_select()],
        [['S'], moveTexts.shortlist.action()],
        [['I'], moveTexts.interview.action()],
        [['A'], moveTexts.accept.action()],
        [['R'], moveTexts.reject.action()],
        [['/'], m.applications_received_search()],
        [['Esc'], m.ui_clear_selection()],
      ]}
      onClose={onClose}
    />
  );
}
