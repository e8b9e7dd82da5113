import { BAN_REASON_MAX, banReasonSchema } from '#contract/users.ts';
import { m } from '#generated/paraglide/messages.js';

import { ReasonDialog } from '../reason-dialog.tsx';

interface BanDialogProps {
  name: string;
  onClose: () => void;
  /** What it throws is shown; what was typed stays. */
  onBan: (reason: string) => Promise<void>;
}

/** Asks why somebody is banned, and says what follows. There is no ban without a reason. */
export function BanDialog({ name, onClose, onBan }: BanDialogProps) {
  return (
    <ReasonDialog
      title={m.admin_ban_title({ name })}
      label={m.admin_ban_reason()}
      hint={m.admin_ban_reason_hint()}
      schema={banReasonSchema}
      maxLength={BAN_REASON_MAX}
      action={m.admin_ban()}
      onClose={onClose}
      onSubmit={onBan}
    >
      <p className="text-soft">{m.admin_ban_text()}</p>
    </ReasonDialog>
  );
}
