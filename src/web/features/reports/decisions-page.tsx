import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requirePerson } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';

import type { Route } from './+types/decisions-page';
import { decisionName } from './decision-words.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.decisions_title() });

export async function loader(args: Route.LoaderArgs) {
  requirePerson(args);
  return { decisions: await requestOf(args.context).api.decisions.list() };
}

export default function DecisionsPage({ loaderData: { decisions } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 pb-16 md:pt-8">
      <BackLink to={href(paths.ownData())}>{m.owndata_title()}</BackLink>
      <h1 className="mt-4">{m.decisions_title()}</h1>
      <p className="mt-3 max-w-prose text-soft">{m.decisions_lead()}</p>
      {decisions.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={m.decisions_none()}>{m.decisions_none_text()}</EmptyState>
        </div>
      ) : (
        <ul className="mt-8 max-w-prose divide-y divide-line border-y border-line">
          {decisions.map((decision) => (
            <li key={decision.id} className="py-4">
              <p className="flex flex-wrap items-baseline justify-between gap-x-6">
                <Link to={href(paths.decision(decision.id))}>{decisionName(decision)}</Link>
                <Time iso={decision.decidedAt} className="text-sm text-soft" />
              </p>
              <p dir="auto" className="mt-1 truncate text-soft">
                {decision.about}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
