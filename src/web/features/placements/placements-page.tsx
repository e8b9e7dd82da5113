import { Handshake } from 'lucide-react';

import { paths } from '#contract/paths.ts';
import { placementStates, type PlacementState } from '#contract/placements/placement-choices.ts';
import type { ListedPlacement } from '#contract/placements/placements.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireConsultant } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { readCursor, readOneOf, textsOf } from '#web/app/list-params.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';
import { requestOf } from '#web/app/request-context.ts';
import { AgencyTabs } from '#web/features/agency/agency-tabs.tsx';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { say } from '#web/ui/say.ts';
import { placementStateWords } from '#words/placements.ts';

import type { Route } from './+types/placements-page';
import { PlacementStateBadge } from './placement-state-badge.tsx';
import { moneyText } from './placement-words.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.agency_placements() });

export async function loader(args: Route.LoaderArgs) {
  requireConsultant(args);
  const { state, cursor } = textsOf(args.url.searchParams);
  const filters = { state: readOneOf(placementStates, state), cursor: readCursor(cursor) };
  return { filters, first: await requestOf(args.context).api.placements.list(filters), readAt: Date.now() };
}

interface Filters {
  state?: PlacementState | undefined;
  cursor?: string | undefined;
}

const placementsHref = ({ state, cursor }: Filters): string => href(paths.placements(), { state, cursor });

/** The placements of the house agency. */
export default function PlacementsPage({ loaderData }: Route.ComponentProps) {
  const { state } = loaderData.filters;
  const links = [
    { label: m.placement_states_all(), to: placementsHref({}), isCurrent: state === undefined },
    ...placementStates.map((one) => ({
      label: say(placementStateWords[one]),
      to: placementsHref({ state: one }),
      isCurrent: one === state,
    })),
  ];
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <AgencyTabs current="placements" />
      <h1>{m.agency_placements()}</h1>
      <p className="mt-3 mb-6 max-w-[42rem] text-soft">{m.placement_about()}</p>
      <LinkTabs label={m.placement_states()} links={links} />
      <Listed key={placementsHref(loaderData.filters)} {...loaderData} />
    </div>
  );
}

function Listed({ filters, first, readAt }: Route.ComponentProps['loaderData']) {
  const { pages, last, more } = useRenderedList({
    key: ['placements', placementsHref(filters)],
    read: (cursor) => api.placements.list({ ...filters, cursor }),
    first,
    cursor: filters.cursor,
    readAt,
  });
  const placements = distinctById(pages.flatMap((page) => page.placements));
  const next = last.nextCursor ?? undefined;
  if (placements.length === 0)
    return (
      <div className="mt-8">
        <EmptyState icon={<Handshake />} title={m.placement_none()}>
          {filters.state ? m.placement_none_in_state() : m.placement_none_text()}
        </EmptyState>
      </div>
    );
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {placements.map((placement) => (
          <Row key={placement.id} placement={placement} />
        ))}
      </ul>
      <LoadMore
        next={next && placementsHref({ ...filters, cursor: next })}
        first={filters.cursor && placementsHref({ ...filters, cursor: undefined })}
        count={placements.length}
        more={more}
      />
    </>
  );
}

const Row = ({ placement }: { placement: ListedPlacement }) => {
  const { id, personName, client, title, state, startsOn, fee, toInvoice } = placement;
  return (
    <li className="relative grid gap-x-8 gap-y-2 py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <Link
          to={href(paths.placement(id))}
          look="quiet"
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {personName ?? title}
        </Link>
        <p className="text-sm text-soft wrap-anywhere">{personName ? `${title} · ${client.name}` : client.name}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
        <PlacementStateBadge state={state} />
        {toInvoice && <Badge variant="outline">{m.placement_to_invoice()}</Badge>}
        <span>{m.placement_starts_on_date({ date: dayText(startsOn) })}</span>
      </div>
      <p className="text-sm tabular-nums">{fee && moneyText(fee)}</p>
    </li>
  );
};
