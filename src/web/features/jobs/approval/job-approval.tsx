import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { Approval } from '#contract/approvals/approvals.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { ApprovalSteps } from './approval-steps.tsx';

export interface ReadApproval {
  isNeeded: boolean;
  approval: Approval | null;
}

/** Whether a draft waits for approval, and for whom; nothing where it needs none. */
export function JobApproval({ read: { isNeeded, approval } }: { read: ReadApproval }) {
  if (approval?.state === 'pending') return <Waiting approval={approval} />;
  if (approval?.state === 'refused') {
    return (
      <Alert isStatic variant="attention" title={m.approval_job_refused()}>
        <ApprovalSteps approval={approval} />
      </Alert>
    );
  }
  if (approval?.state === 'approved') return <Alert isStatic variant="success" title={m.approval_job_approved()} />;
  return isNeeded ? <Alert isStatic title={m.approval_job_needed()} /> : null;
}

function Waiting({ approval }: { approval: Approval }) {
  const { id, can } = approval;
  const { revalidate } = useRevalidator();
  const { isSending, problem, send } = useSend();
  const [isCancelled, setCancelled] = useState(false);
  const cancel = () =>
    send(async () => {
      await api.approvals.cancel({ id });
      showToast({ title: m.approval_cancel_done() });
      setCancelled(true);
      await revalidate();
    });
  const actions = (
    <span className="flex flex-wrap gap-2">
      {can.decide && (
        <ButtonLink to={href(paths.approvals())} size="sm">
          {m.approval_decide()}
        </ButtonLink>
      )}
      {can.cancel && !isCancelled && (
        <Button variant="outline" size="sm" isPending={isSending} onClick={() => void cancel()}>
          {m.approval_cancel()}
        </Button>
      )}
    </span>
  );
  return (
    <Alert isStatic title={m.approval_job_waits()} action={(can.decide || can.cancel) && actions}>
      <p className="mb-2 text-soft">{m.approval_job_note()}</p>
      <ApprovalSteps approval={approval} />
      {problem && <p className="mt-2 text-coral">{problem}</p>}
    </Alert>
  );
}
