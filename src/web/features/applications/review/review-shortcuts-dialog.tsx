import { m } from '#generated/paraglide/messages.js';
import { ShortcutsDialog } from '#web/app/shortcuts/later-dialog.ts';

import { decisionKeyTexts } from './decision-texts.ts';

export function ReviewShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ShortcutsDialog
      about={m.applications_shortcuts_about()}
      keys={[
        [['J', '→'], m.applications_review_next_application()],
        [['K', '←'], m.applications_review_previous_application()],
        ...decisionKeyTexts(),
        [['V'], m.applications_shortcut_cv()],
        [['D'], m.applications_cv_download()],
        [['N'], m.applications_shortcut_notes()],
      ]}
      onClose={onClose}
    />
  );
}
