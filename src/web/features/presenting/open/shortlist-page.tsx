import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';

import type { OpenShortlist } from '#contract/presenting/shortlists.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { queries } from '#web/app/api-client.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { type Problem, problemOf, problemText } from '#web/app/problem.ts';
import { readOnReturn } from '#web/app/query-freshness.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { dateFormat } from '#web/ui/formats.ts';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { useIsInBrowser } from '#web/ui/use-is-in-browser.ts';

import type { Route } from './+types/shortlist-page';
import { OpenPerson } from './open-person.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: m.shortlist_page_title() }),
  { name: 'robots', content: 'noindex' },
];

/**
 * From the fragment, which is not sent to servers. It stays in the address: clients have no account, and come back by
 * reloading the page or by a bookmark. Undefined until React has started.
 */
function useSecret(): string | undefined {
  const { hash } = useLocation();
  const isInBrowser = useIsInBrowser();
  return isInBrowser ? (new URLSearchParams(hash.slice(1)).get('token') ?? '') : undefined;
}

/** For a client without an account. */
export default function ShortlistPage() {
  const secret = useSecret();
  const client = useQueryClient();
  const reading = queries.shortlists.open.queryOptions({ input: { secret: secret ?? '' } });
  const { data, error } = useQuery({
    ...reading,
    enabled: Boolean(secret),
    // People whose consent has ended no longer show.
    ...readOnReturn,
  });
  if (secret === '') return <Over />;
  if (error) return <Unread problem={problemOf(error)} />;
  if (!secret || !data)
    return (
      <AccountPage title={m.shortlist_page_title()}>
        <Loading>
          <SkeletonText />
        </Loading>
      </AccountPage>
    );
  return (
    <View shortlist={data} secret={secret} onAnswered={(answered) => client.setQueryData(reading.queryKey, answered)} />
  );
}

const Over = () => <AccountPage title={m.shortlist_over_title()} lead={m.shortlist_over()} isNews />;

const Unread = ({ problem }: { problem: Problem }) =>
  problem.code === 'NOT_FOUND' || problem.code === 'INVALID' ? (
    <Over />
  ) : (
    <AccountPage title={m.shortlist_page_title()} lead={problemText(problem)} isNews />
  );

interface ViewProps {
  shortlist: OpenShortlist;
  secret: string;
  onAnswered: (shortlist: OpenShortlist) => void;
}

function View({ shortlist, secret, onAnswered }: ViewProps) {
  const { agency, consultant, title, people, expiresAt } = shortlist;
  const day = dateFormat(getLocale(), { dateStyle: 'long' }).format(new Date(expiresAt));
  return (
    <div className="page-width max-w-[60rem] pt-8 pb-16 md:pt-12">
      {agency.logoUrl && (
        <img src={agency.logoUrl} alt={agency.name} className="mb-6 max-h-14 max-w-48 object-contain" />
      )}
      <h1>{title}</h1>
      <p className="mt-3 max-w-[42rem] text-lg">
        {consultant
          ? m.shortlist_lead_by({ name: consultant, agency: agency.name })
          : m.shortlist_lead({ agency: agency.name })}
      </p>
      <p className="mt-2 max-w-[42rem] text-soft">{m.shortlist_how({ day })}</p>
      {people.length === 0 ? (
        <p className="mt-10">{m.shortlist_empty()}</p>
      ) : (
        <ol className="mt-10 flex flex-col gap-6">
          {people.map((person) => (
            <OpenPerson key={person.id} {...{ person, secret, onAnswered }} />
          ))}
        </ol>
      )}
    </div>
  );
}
