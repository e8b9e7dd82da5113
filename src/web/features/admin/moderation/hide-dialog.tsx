import { HIDE_REASON_MAX, hideReasonSchema } from '#contract/moderation.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { showToast } from '#web/ui/toast.tsx';

import { ReasonDialog } from '../reason-dialog.tsx';

interface HideDialogProps {
  jobId: string;
  title: string;
  /** The case that it decides, where the reader has one before them. */
  caseId?: string;
  onClose: () => void;
  onHidden: () => Promise<void>;
}

/** Asks why a job is hidden, and hides it. */
export function HideDialog({ jobId, title, caseId, onClose, onHidden }: HideDialogProps) {
  const hide = async (reason: string) => {
    await api.admin.moderation.hide({ id: jobId, reason, caseId });
    showToast({ title: m.admin_case_hidden_done() });
    await onHidden();
  };
  return (
    <ReasonDialog
      title={m.admin_case_hide_title({ title })}
      label={m.admin_ban_reason()}
      hint={m.admin_case_hide_hint()}
      schema={hideReasonSchema}
      maxLength={HIDE_REASON_MAX}
      action={m.admin_case_hide()}
      onClose={onClose}
      onSubmit={hide}
    >
      <p className="text-soft">{m.admin_case_hide_text()}</p>
    </ReasonDialog>
  );
}
