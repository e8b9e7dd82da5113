import type { Consent } from '#contract/applications/retention.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requirePerson } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

import type { Route } from './+types/consents-page';
import { dayText } from './decision-words.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.consents_title() });

export async function loader(args: Route.LoaderArgs) {
  requirePerson(args);
  return { consents: await requestOf(args.context).api.retention.consents() };
}

export default function ConsentsPage({ loaderData: { consents } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 pb-16 md:pt-8">
      <BackLink to={href(paths.ownData())}>{m.owndata_title()}</BackLink>
      <h1 className="mt-4">{m.consents_title()}</h1>
      <p className="mt-3 max-w-prose text-soft">{m.consents_lead()}</p>
      {consents.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={m.consents_none()}>{m.consents_none_text()}</EmptyState>
        </div>
      ) : (
        <ul className="mt-8 max-w-prose divide-y divide-line border-y border-line">
          {consents.map((consent) => (
            <li key={`${consent.kind}${consent.version}${consent.givenAt}`} className="py-4">
              <p className="flex flex-wrap items-baseline justify-between gap-x-6">
                <span className="font-semibold">{nameOf(consent)}</span>
                <span className="text-sm text-soft">{m.consents_version({ version: consent.version })}</span>
              </p>
              <p className="mt-1 text-soft">{timesOf(consent).join(' · ')}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function nameOf({ kind, company }: Consent): string {
  if (kind === 'terms') return m.legal_terms_title();
  return company === null ? m.consents_pool_gone() : m.consents_pool({ company });
}

const ends = { withdrawn: m.consents_withdrawn, renewed: m.consents_renewed, expired: m.consents_expired };

function timesOf({ givenAt, until, ended }: Consent): string[] {
  const given = m.consents_given({ date: dayText(givenAt) });
  if (ended) return [given, ends[ended.how]({ date: dayText(ended.at) })];
  return until ? [given, m.consents_until({ date: dayText(until) })] : [given];
}
