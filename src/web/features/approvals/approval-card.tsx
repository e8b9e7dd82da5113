import type { RefCallback } from 'react';

import type { Approval } from '#contract/approvals/approvals.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { ApprovalSteps } from '#web/features/jobs/approval/approval-steps.tsx';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { say } from '#web/ui/say.ts';
import { approvalStateWords } from '#words/approvals.ts';

import { DecideApproval } from './decide-approval.tsx';

interface ApprovalCardProps {
  ref: RefCallback<HTMLLIElement>;
  approval: Approval;
  onDecided: () => Promise<void>;
}

/** What is to be approved, without pay: an offer's page shows it. */
export function ApprovalCard({ ref, approval, onDecided }: ApprovalCardProps) {
  const { askedBy, askedAt, state, offer, jobId } = approval;
  const date = dayText(askedAt);
  return (
    <li ref={ref} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 md:p-6">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="text-lg wrap-anywhere">{titleOf(approval)}</h2>
          <Badge variant={state === 'approved' ? 'default' : 'secondary'}>{say(approvalStateWords[state])}</Badge>
        </div>
        <p className="mt-1 text-soft">
          {askedBy ? m.approval_asked_by({ name: askedBy.name, date }) : m.approval_asked_on({ date })}
        </p>
        <p className="mt-2">
          {offer ? (
            <Link to={href(paths.offer(offer.id))}>{m.approval_read_offer()}</Link>
          ) : (
            <Link to={href(paths.job(jobId))}>{m.approval_read_job()}</Link>
          )}
        </p>
      </div>
      <ApprovalSteps approval={approval} />
      <DecideApproval approval={approval} onDecided={onDecided} />
    </li>
  );
}

const titleOf = ({ jobTitle: job, offer }: Approval): string =>
  offer ? m.approval_what_offer({ name: offer.candidateName, job }) : m.approval_what_job({ job });
