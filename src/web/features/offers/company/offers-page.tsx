import { FileSignature } from 'lucide-react';

import { offerStates, type OfferState } from '#contract/offers/offer-choices.ts';
import type { ListedOffer } from '#contract/offers/offer-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireDecider } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { readCursor, readOneOf, textsOf } from '#web/app/list-params.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';
import { requestOf } from '#web/app/request-context.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { say } from '#web/ui/say.ts';
import { Time } from '#web/ui/time.tsx';
import { offerStateWords } from '#words/offers.ts';

import { OfferStateBadge } from '../offer-state-badge.tsx';
import type { Route } from './+types/offers-page';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.offers_title() });

export async function loader(args: Route.LoaderArgs) {
  requireDecider(args);
  const { state, cursor } = textsOf(args.url.searchParams);
  const filters = { state: readOneOf(offerStates, state), cursor: readCursor(cursor) };
  return { filters, first: await requestOf(args.context).api.offers.list(filters), readAt: Date.now() };
}

interface Filters {
  state?: OfferState | undefined;
  cursor?: string | undefined;
}

const offersHref = ({ state, cursor }: Filters): string => href(paths.offers(), { state, cursor });

/** Offers of the current company that the reader may see. */
export default function OffersPage({ loaderData }: Route.ComponentProps) {
  const { state } = loaderData.filters;
  const links = [
    { label: m.offers_all(), to: offersHref({}), isCurrent: state === undefined },
    ...offerStates.map((one) => ({
      label: say(offerStateWords[one]),
      to: offersHref({ state: one }),
      isCurrent: one === state,
    })),
  ];
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <h1 className="hyphens-auto">{m.offers_title()}</h1>
      <p className="mt-3 mb-6 max-w-[42rem] text-soft">{m.offers_about()}</p>
      <LinkTabs label={m.offers_states()} links={links} />
      <Listed key={offersHref(loaderData.filters)} {...loaderData} />
    </div>
  );
}

function Listed({ filters, first, readAt }: Route.ComponentProps['loaderData']) {
  const { pages, last, more } = useRenderedList({
    key: ['offers', offersHref(filters)],
    read: (cursor) => api.offers.list({ ...filters, cursor }),
    first,
    cursor: filters.cursor,
    readAt,
  });
  const offers = distinctById(pages.flatMap((page) => page.offers));
  const next = last.nextCursor ?? undefined;
  if (offers.length === 0) {
    return (
      <div className="mt-8">
        <EmptyState icon={<FileSignature />} title={m.offers_none()}>
          {filters.state ? m.offers_none_in_state() : m.offers_none_text()}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {offers.map((offer) => (
          <Row key={offer.id} offer={offer} />
        ))}
      </ul>
      <LoadMore
        next={next && offersHref({ ...filters, cursor: next })}
        first={filters.cursor && offersHref({ ...filters, cursor: undefined })}
        count={offers.length}
        more={more}
      />
    </>
  );
}

const Row = ({ offer: { id, state, candidateName, job, answerBy, updatedAt } }: { offer: ListedOffer }) => (
  <li className="relative grid gap-x-8 gap-y-2 py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:items-center">
    <div className="min-w-0">
      <Link to={href(paths.offer(id))} look="quiet" className="font-semibold after:absolute after:inset-0">
        {candidateName}
      </Link>
      <p className="text-sm text-soft">{job.title}</p>
    </div>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft md:grid md:grid-cols-[11rem_minmax(0,1fr)]">
      <span>
        <OfferStateBadge state={state} />
      </span>
      {state === 'sent' && answerBy ? (
        <span>{m.offers_answer_until({ date: dayText(answerBy) })}</span>
      ) : (
        <Time iso={updatedAt} />
      )}
    </div>
  </li>
);
