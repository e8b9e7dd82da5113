import { paths } from '#contract/paths.ts';
import type { SentInvitation } from '#contract/talent/talent.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { PartPage } from '#web/app/part-page.tsx';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';

import type { Route } from './+types/sent-page';
import { invitationStatusText } from './talent-words.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.talent_sent_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  return { invitations: await orNotFound(requestOf(args.context).api.talent.sent()) };
}

/** The results of the company's invitations. */
export default function SentPage({ loaderData: { invitations } }: Route.ComponentProps) {
  return (
    <PartPage
      back={{ to: href(paths.talent()), label: m.talent_title() }}
      title={m.talent_sent_title()}
      about={<p>{m.talent_sent_about()}</p>}
    >
      {invitations.length === 0 ? (
        <EmptyState title={m.talent_sent_none()}>{m.talent_sent_none_text()}</EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">
          {invitations.map((invitation) => (
            <Sent key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </PartPage>
  );
}

function Sent({
  invitation: { person, job, text, status, sentAt, expiresAt, reason },
}: {
  invitation: SentInvitation;
}) {
  return (
    <li className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          {person ? (
            <Link isRecorded to={href(paths.viewProfile(person.id))} look="quiet">
              {person.name}
            </Link>
          ) : (
            m.talent_person_hidden()
          )}
        </h2>
        <Badge variant={status === 'interested' ? 'default' : 'secondary'}>{invitationStatusText(status)}</Badge>
      </div>
      <p className="mt-1 text-soft">
        {m.talent_asked_about({ job: job.title, day: dayText(sentAt) })}
        {status === 'open' && ` ${m.talent_until({ day: dayText(expiresAt) })}`}
      </p>
      <p className="mt-3 max-w-[42rem] whitespace-pre-line">{text}</p>
      {reason && <p className="mt-3 max-w-[42rem] border-s-2 border-line ps-4 whitespace-pre-line">{reason}</p>}
    </li>
  );
}
