import { VERIFICATION_NOTE_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { ReasonDialog } from '#web/app/reason-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface WithdrawDialogProps {
  hint: string;
  onClose: () => void;
  onWithdraw: (reason: string) => Promise<unknown>;
}

export function WithdrawDialog({ hint, onClose, onWithdraw }: WithdrawDialogProps) {
  const submit = async (reason: string) => {
    await onWithdraw(reason);
    showToast({ title: m.admin_withdraw_done() });
  };
  return (
    <ReasonDialog
      title={m.admin_withdraw_title()}
      label={m.admin_ban_reason()}
      hint={hint}
      action={m.admin_withdraw()}
      maxLength={VERIFICATION_NOTE_MAX}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="text-soft">{m.admin_withdraw_text()}</p>
    </ReasonDialog>
  );
}
