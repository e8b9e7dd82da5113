import { ClipboardCheck } from 'lucide-react';

import { paths } from '#contract/paths.ts';
import { screeningStates, type ScreeningState } from '#contract/screening/screening-choices.ts';
import type { ListedScreening } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireConsultant } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { readCursor, readLine, readOneOf, textsOf } from '#web/app/list-params.ts';
import { useLive } from '#web/app/live/live.tsx';
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
import { SearchField } from '#web/ui/search-field.tsx';
import { Time } from '#web/ui/time.tsx';
import { screeningStateWords } from '#words/screening.ts';

import { ScreeningStateBadge } from '../screening-state-badge.tsx';
import type { Route } from './+types/screenings-page';

const NAME_MAX = 80;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.screening_title() });

export async function loader(args: Route.LoaderArgs) {
  requireConsultant(args);
  const { state, q, cursor } = textsOf(args.url.searchParams);
  const filters = { state: readOneOf(screeningStates, state), q: readLine(q, NAME_MAX), cursor: readCursor(cursor) };
  return { filters, first: await requestOf(args.context).api.screenings.list(filters), readAt: Date.now() };
}

interface Filters {
  state?: ScreeningState | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
}

const screeningsHref = ({ state, q, cursor }: Filters): string => href(paths.screenings(), { state, q, cursor });

/** The screenings of the house agency, for its consultants. */
export default function ScreeningsPage({ loaderData }: Route.ComponentProps) {
  const { state, q } = loaderData.filters;
  const links = [
    { label: m.screening_all(), to: screeningsHref({ q }), isCurrent: state === undefined },
    ...screeningStates.map((one) => ({
      label: say(screeningStateWords[one]),
      to: screeningsHref({ state: one, q }),
      isCurrent: one === state,
    })),
  ];
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <AgencyTabs current="screenings" />
      <h1 className="hyphens-auto">{m.screening_title()}</h1>
      <p className="mt-3 mb-6 max-w-[42rem] text-soft">{m.screening_lead()}</p>
      <form
        action={href(paths.screenings())}
        method="get"
        className="mb-6 grid max-w-[36rem] grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
      >
        {state && <input type="hidden" name="state" value={state} />}
        <SearchField label={m.screening_search()} submitLabel={m.talent_find()} defaultValue={q} />
      </form>
      <LinkTabs label={m.screening_states()} links={links} />
      <Listed key={screeningsHref(loaderData.filters)} {...loaderData} />
    </div>
  );
}

function Listed({ filters, first, readAt }: Route.ComponentProps['loaderData']) {
  const { pages, last, more, reload } = useRenderedList({
    key: ['screenings', screeningsHref(filters)],
    read: (cursor) => api.screenings.list({ ...filters, cursor }),
    first,
    cursor: filters.cursor,
    readAt,
  });
  useLive((event) => {
    if (event.type === 'screening') void reload();
  });
  const screenings = distinctById(pages.flatMap((page) => page.screenings));
  const next = last.nextCursor ?? undefined;
  if (screenings.length === 0) {
    const isFiltered = filters.state !== undefined || filters.q !== undefined;
    return (
      <div className="mt-8">
        <EmptyState icon={<ClipboardCheck />} title={m.screening_none()}>
          {isFiltered ? m.screening_none_found() : m.screening_none_text()}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {screenings.map((screening) => (
          <Row key={screening.id} screening={screening} />
        ))}
      </ul>
      <LoadMore
        next={next && screeningsHref({ ...filters, cursor: next })}
        first={filters.cursor && screeningsHref({ ...filters, cursor: undefined })}
        count={screenings.length}
        more={more}
      />
    </>
  );
}

const Row = ({ screening }: { screening: ListedScreening }) => (
  <li className="relative grid gap-x-8 gap-y-2 py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:items-center">
    <div className="min-w-0">
      <Link
        to={href(paths.screening(screening.id))}
        look="quiet"
        isRecorded
        className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0"
      >
        {screening.person.name}
      </Link>
      <p className="text-sm text-soft">
        {screening.isRequested
          ? m.screening_asked_on({ day: dayText(screening.askedAt) })
          : m.screening_begun_on({ day: dayText(screening.askedAt) })}
        {screening.consultant && ` · ${m.screening_consultant({ name: screening.consultant })}`}
      </p>
    </div>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
      <ScreeningStateBadge state={screening.state} />
      {screening.contested > 0 && (
        <Badge variant="destructive">{m.screening_contested({ count: screening.contested })}</Badge>
      )}
      {screening.validUntil ? (
        <span>{m.screening_valid_until({ day: dayText(screening.validUntil) })}</span>
      ) : (
        <Time iso={screening.updatedAt} />
      )}
    </div>
  </li>
);
