import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireDecider } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { postsJobs } from '#web/app/navigation.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';
import { requestOf } from '#web/app/request-context.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { useShownCandidates } from '#web/features/screening/use-shown-candidates.ts';
import { CandidatesTabs } from '#web/features/talent/candidates-tabs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';

import type { Route } from './+types/candidates-page';
import { CandidateCard } from './candidate-card.tsx';
import { CandidateFilterForm } from './candidate-filter-form.tsx';
import { candidatesHref, isFiltered, readCandidateFilters } from './candidate-filters.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.app_candidates() });

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireDecider(args);
  const { api: server } = requestOf(args.context);
  const filters = readCandidateFilters(args.url.searchParams);
  const [first, tags, lists] = await Promise.all([
    server.candidates.list(filters),
    server.candidates.knownTags(),
    server.candidateLists.list(),
  ]);
  return { isRecruiter: postsJobs(viewer), filters, first, tags, lists, readAt: Date.now() };
}

/** Everyone who applied to the company or was added by it. */
export default function CandidatesPage({ loaderData }: Route.ComponentProps) {
  const { isRecruiter, filters, first, tags, lists } = loaderData;
  const isEmpty = first.candidates.length === 0 && !isFiltered(filters);
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      {isRecruiter && <CandidatesTabs current="own" />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1>{m.app_candidates()}</h1>
        {isRecruiter && <ButtonLink to={href(paths.addCandidates())}>{m.candidate_add_title()}</ButtonLink>}
      </div>
      <p className="mt-3 max-w-[42rem] text-soft">{m.people_lead()}</p>
      {isEmpty ? (
        <div className="mt-8">
          <EmptyState
            title={m.people_empty()}
            action={<ButtonLink to={href(paths.manageJobs())}>{m.talent_to_jobs()}</ButtonLink>}
          >
            {m.people_empty_text()}
          </EmptyState>
        </div>
      ) : (
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)] lg:items-start">
          <CandidateFilterForm key={candidatesHref(filters)} {...{ filters, tags, lists }} />
          <Found {...loaderData} />
        </div>
      )}
    </div>
  );
}

function Found({ filters, first, readAt }: Pick<Route.ComponentProps['loaderData'], 'filters' | 'first' | 'readAt'>) {
  const { pages, last, more } = useRenderedList({
    key: ['candidates', candidatesHref(filters)],
    read: (cursor) => api.candidates.list({ ...filters, cursor }),
    first,
    cursor: filters.cursor,
    readAt,
  });
  const shown = useShownCandidates(pages);
  const candidates = distinctById(pages.flatMap((page) => page.candidates));
  const { count, capped } = last.total;
  const next = last.nextCursor ?? undefined;
  return (
    <section aria-labelledby="found" className="min-w-0">
      <h2 id="found" className="mb-5 text-lg">
        {capped ? m.talent_count_more({ people: numberText(count) }) : m.people_count({ count })}
      </h2>
      {candidates.length === 0 ? (
        <EmptyState title={m.people_none()}>{m.people_none_text()}</EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">
          {candidates.map((candidate) => (
            <CandidateCard key={candidate.id} candidate={candidate} screening={shown[candidate.id]} />
          ))}
        </ul>
      )}
      <LoadMore
        next={next && candidatesHref({ ...filters, cursor: next })}
        first={filters.cursor && candidatesHref({ ...filters, cursor: undefined })}
        count={candidates.length}
        more={more}
      />
    </section>
  );
}
