import { useRevalidator } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRole } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { pageMeta } from '#web/app/page-meta.ts';
import { PartPage } from '#web/app/part-page.tsx';
import { requestOf } from '#web/app/request-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

import type { Route } from './+types/own-representations-page';
import { OwnRepresentationCard } from './own-representation-card.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.own_representation_title() });

export async function loader(args: Route.LoaderArgs) {
  const { unclaimed } = requireRole(args, 'job_seeker');
  const representations = await requestOf(args.context).api.ownRepresentations.list();
  return { hasAccount: !unclaimed, representations };
}

/** To which clients the agency may present the reader. */
export default function OwnRepresentationsPage({ loaderData }: Route.ComponentProps) {
  const { hasAccount, representations } = loaderData;
  const { revalidate } = useRevalidator();
  useLive(({ type }) => {
    if (type === 'representation') void revalidate();
  });
  return (
    <PartPage
      back={
        hasAccount
          ? { to: href(paths.seekerProfile()), label: m.app_profile() }
          : { to: href(paths.seekerApplications()), label: m.applications_own_title() }
      }
      title={m.own_representation_title()}
      about={<p>{m.own_representation_about()}</p>}
    >
      {representations.length === 0 ? (
        <EmptyState title={m.own_representation_none()}>{m.own_representation_none_text()}</EmptyState>
      ) : (
        <ul className="flex flex-col gap-6">
          {representations.map((representation) => (
            <OwnRepresentationCard key={representation.id} representation={representation} onChanged={revalidate} />
          ))}
        </ul>
      )}
    </PartPage>
  );
}
