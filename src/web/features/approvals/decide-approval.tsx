import { useState } from 'react';

import { APPROVAL_REASON_MAX } from '#contract/approvals/approval-choices.ts';
import type { Approval } from '#contract/approvals/approvals.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { ReasonDialog } from '#web/app/reason-dialog.tsx';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface DecideApprovalProps {
  approval: Approval;
  onDecided: (approval: Approval) => void | Promise<void>;
}

/** Approves or refuses an approval whose turn is the reader's, and cancels one that they asked for; else nothing. */
export function DecideApproval({ approval: { id, can }, onDecided }: DecideApprovalProps) {
  const [isRefusing, setRefusing] = useState(false);
  const { isSending, problem, send } = useSend();
  if (!can.decide && !can.cancel) return null;
  const run = (work: () => Promise<Approval>, title: string) =>
    send(
      async () => {
        const decided = await work();
        showToast({ title });
        await onDecided(decided);
      },
      { isKept: true },
    );
  const refuse = async (reason: string) => {
    const decided = await api.approvals.decide({ id, isApproved: false, reason });
    showToast({ title: m.approval_refused_done() });
    await onDecided(decided);
  };
  return (
    <div className="flex flex-col gap-3">
      {problem && <Alert variant="attention">{problem}</Alert>}
      {/* On phones as wide as the page, within reach of a thumb. */}
      <div className="flex flex-wrap gap-3 *:grow md:*:grow-0">
        {can.decide && (
          <>
            <Button
              isPending={isSending}
              onClick={() => void run(() => api.approvals.decide({ id, isApproved: true }), m.approval_approved_done())}
            >
              {m.approval_approve()}
            </Button>
            <Button variant="outline" onClick={() => setRefusing(true)}>
              {m.approval_refuse()}
            </Button>
          </>
        )}
        {can.cancel && (
          <Button
            variant="outline"
            isPending={isSending}
            onClick={() => void run(() => api.approvals.cancel({ id }), m.approval_cancel_done())}
          >
            {m.approval_cancel()}
          </Button>
        )}
      </div>
      {isRefusing && (
        <ReasonDialog
          title={m.approval_refuse_title()}
          label={m.approval_reason()}
          hint={m.approval_reason_hint()}
          maxLength={APPROVAL_REASON_MAX}
          action={m.approval_refuse()}
          onClose={() => setRefusing(false)}
          onSubmit={refuse}
        />
      )}
    </div>
  );
}
