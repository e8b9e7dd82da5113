import { m } from '#generated/paraglide/messages.js';
import { ShortcutsDialog } from '#web/app/shortcuts/shortcuts-dialog.tsx';

import { actionText } from './change-texts.ts';

/** The keys of the employer's list of jobs. */
export function ManageShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ShortcutsDialog
      about={m.jobs_shortcuts_about()}
      keys={[
        [['J', 'K', '↓', '↑'], m.jobs_shortcut_move()],
        [['X'], m.jobs_shortcut_select()],
        [['E'], m.jobs_action_edit()],
        [['P'], m.jobs_shortcut_pause()],
        [['C'], actionText('close')],
        [['R'], actionText('renew')],
        [['D'], actionText('duplicate')],
        [['/'], m.jobs_manage_search()],
        [['Esc'], m.ui_clear_selection()],
      ]}
      onClose={onClose}
    />
  );
}
