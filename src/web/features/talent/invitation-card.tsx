import { useState } from 'react';

import { SOURCE } from '#contract/applications/application-source.ts';
import { paths } from '#contract/paths.ts';
import { INVITATION_SOURCE } from '#contract/talent/talent-choices.ts';
import type { JobInvitation } from '#contract/talent/talent.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { useSend } from '#web/app/use-send.ts';
import { JobList } from '#web/features/jobs/job-list.tsx';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import { AnswerDialog } from './answer-dialog.tsx';
import { invitationStatusText } from './talent-words.ts';

interface InvitationCardProps {
  invitation: JobInvitation;
  onChanged: (invitations: JobInvitation[]) => void;
}

export function InvitationCard({ invitation, onChanged }: InvitationCardProps) {
  const { company, job, text, status, sentAt, expiresAt, isReported, hasAppliedBlind } = invitation;
  return (
    <li className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          {job ? <Link to={href(paths.company(company.slug))}>{company.name}</Link> : company.name}
        </h2>
        <Badge variant={status === 'open' ? 'default' : 'secondary'}>{invitationStatusText(status)}</Badge>
      </div>
      <p className="mt-1 text-sm text-soft">
        {m.talent_received_on({ day: dayText(sentAt) })}
        {status === 'open' && ` ${m.talent_until({ day: dayText(expiresAt) })}`}
      </p>
      <p className="mt-3 mb-4 max-w-[42rem] whitespace-pre-line">{text}</p>
      {job ? <JobList jobs={[job]} isOfOneCompany /> : <p className="text-soft">{m.talent_job_gone()}</p>}
      {hasAppliedBlind && <p className="mt-3 text-sm text-soft">{m.talent_applied_blind()}</p>}
      <Answers invitation={invitation} onChanged={onChanged} />
      {isReported && <p className="mt-3 text-sm text-soft">{m.talent_reported()}</p>}
    </li>
  );
}

function Answers({ invitation: { id, job, status, can, company }, onChanged }: InvitationCardProps) {
  const [asks, setAsks] = useState<'decline' | 'report'>();
  const { problem, isSending, send } = useSend();
  const apply = job && `${href(paths.job(job.id))}?${SOURCE}=${INVITATION_SOURCE}`;
  const answer = () =>
    send(async () => {
      await api.talent.answer({ id, isInterested: true });
      // A full page load, so that the job's page records its source.
      if (apply) location.assign(apply);
    });
  if (!can.answer && !can.apply && !can.report) return null;
  return (
    <div className="mt-4 flex flex-col gap-3">
      {problem && <Alert variant="attention">{problem}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        {can.answer && can.apply && (
          <Button isPending={isSending} onClick={() => void answer()}>
            {m.talent_interested()}
          </Button>
        )}
        {status === 'interested' && can.apply && apply && <ButtonLink to={apply}>{m.talent_to_apply()}</ButtonLink>}
        {can.answer && (
          <Button variant="outline" onClick={() => setAsks('decline')}>
            {m.talent_decline()}
          </Button>
        )}
        {can.report && (
          <Button variant="ghost" onClick={() => setAsks('report')}>
            {m.talent_report()}
          </Button>
        )}
      </div>
      {can.answer && <p className="text-sm text-soft">{m.talent_answer_hint()}</p>}
      {asks && (
        <AnswerDialog
          asks={asks}
          company={company.name}
          onClose={() => setAsks(undefined)}
          onSubmit={async (words) =>
            onChanged(
              asks === 'decline'
                ? await api.talent.answer({ id, isInterested: false, reason: words })
                : await api.talent.report({ id, text: words }),
            )
          }
        />
      )}
    </div>
  );
}
