import { useState } from 'react';

import { paths } from '#contract/paths.ts';
import type { JobInvitation } from '#contract/talent/talent.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRole } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { PartPage } from '#web/app/part-page.tsx';
import { requestOf } from '#web/app/request-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import type { Route } from './+types/job-invitations-page';
import { InvitationCard } from './invitation-card.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.talent_invitations_title() });

export async function loader(args: Route.LoaderArgs) {
  const { unclaimed } = requireRole(args, 'job_seeker');
  return { hasAccount: !unclaimed, invitations: await requestOf(args.context).api.talent.received() };
}

/** What companies that found the reader ask. */
export default function JobInvitationsPage({ loaderData: { hasAccount, invitations } }: Route.ComponentProps) {
  return (
    <PartPage
      back={
        hasAccount
          ? { to: href(paths.seekerDashboard()), label: m.app_dashboard() }
          : { to: href(paths.seekerApplications()), label: m.applications_own_title() }
      }
      title={m.talent_invitations_title()}
      about={<p>{m.talent_invitations_about()}</p>}
    >
      {invitations.length === 0 ? (
        <EmptyState
          title={m.talent_invitations_none()}
          action={hasAccount && <ButtonLink to={href(paths.beingFound())}>{m.talent_found_title()}</ButtonLink>}
        >
          {m.talent_invitations_none_text()}
        </EmptyState>
      ) : (
        <Invitations first={invitations} />
      )}
    </PartPage>
  );
}

function Invitations({ first }: { first: JobInvitation[] }) {
  const [invitations, setInvitations] = useState(first);
  return (
    <ul className="flex flex-col gap-6">
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} onChanged={setInvitations} />
      ))}
    </ul>
  );
}
