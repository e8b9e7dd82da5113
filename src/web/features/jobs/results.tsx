import { Map as MapIcon, Rss } from 'lucide-react';
import type { Ref } from 'react';

import type { JobSearchResult } from '#contract/jobs/job-search.ts';
import type { JobCard } from '#contract/jobs/job-views.ts';
import type { LanguageGain } from '#contract/jobs/jobs.ts';
import { type JobSort, jobSorts } from '#contract/jobs/search-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { Pagination } from '#web/ui/pagination.tsx';

import type { ActiveFilter } from './active-filters.tsx';
import { JobList } from './job-list.tsx';
import { numberText } from './job-words.ts';
import { LanguageGains } from './language-gains.tsx';
import { SaveSearch } from './saved-searches/save-search.tsx';
import { feedHref, feedKinds, firstPage, type JobQuery, jobsHref, mapHref } from './search-url.ts';

/** The ids of the headings of the two lists. */
const FOUND = 'found';
const CLOSE = 'close';

interface ResultsProps {
  query: JobQuery;
  result: JobSearchResult;
  filters: readonly ActiveFilter[];
  /** Only with `qualified`. */
  gains: readonly LanguageGain[];
  ref?: Ref<HTMLHeadingElement>;
}

export function Results({ query, result, filters, gains, ref }: ResultsProps) {
  const { jobs, matching, nextCursor, total } = result;
  const close = jobs.slice(matching);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6">
        <h2 id={FOUND} ref={ref} tabIndex={-1} className="flex-1 outline-none">
          <span aria-live="polite">{countText(total, close.length > 0)}</span>
        </h2>
        {jobs.length > 0 && (
          <>
            {/* The map shows those that match everything. */}
            {total?.count !== 0 && <MapLink query={query} />}
            <SortLinks query={query} />
          </>
        )}
      </div>
      <LanguageGains gains={gains} className="flex flex-wrap gap-x-5 text-sm" />
      <Meant query={query} result={result} />
      {jobs.length === 0 && <NothingFound filters={filters} />}
      {matching > 0 && <JobList jobs={jobs.slice(0, matching)} labelledBy={FOUND} />}
      {close.length > 0 && <CloseJobs jobs={close} hasHeading={total?.count !== 0} />}
      <Pagination next={nextCursor === null ? undefined : jobsHref({ ...query, cursor: nextCursor })}>
        {query.cursor !== undefined && <Link to={jobsHref(firstPage(query))}>{m.ui_first_page()}</Link>}
      </Pagination>
      {nextCursor === null && query.cursor !== undefined && (
        <p>
          <Link to={jobsHref(firstPage(query))}>{m.ui_first_page()}</Link>
        </p>
      )}
      <SaveSearch query={query} />
      <FeedLinks query={query} />
    </>
  );
}

/** @param hasClose whether the page also has jobs that do not match everything */
function countText(total: JobSearchResult['total'], hasClose: boolean): string {
  if (!total) return m.app_jobs();
  const { count, capped } = total;
  const shown = numberText(count);
  if (capped) return m.jobs_count_capped({ shown });
  if (!hasClose) return m.jobs_count({ count, shown });
  return count === 0 ? m.jobs_tier_none() : m.jobs_tier_matching({ count, shown });
}

/** @param hasHeading otherwise the heading of the results is theirs */
function CloseJobs({ jobs, hasHeading }: { jobs: readonly JobCard[]; hasHeading: boolean }) {
  return (
    <>
      {hasHeading && (
        <h2 id={CLOSE} className="pt-3">
          {m.jobs_tier_close()}
        </h2>
      )}
      <JobList jobs={jobs} labelledBy={hasHeading ? CLOSE : FOUND} />
    </>
  );
}

/** Suggestions for a word that no job contains. */
function Meant({
  query: { q = '', ...query },
  result: { didYouMean, corrected },
}: Pick<ResultsProps, 'query' | 'result'>) {
  if (didYouMean === null) return null;
  if (corrected) return <Alert isStatic>{m.jobs_corrected({ typed: q, meant: didYouMean })}</Alert>;
  return (
    <p>
      <Link to={jobsHref({ ...firstPage(query), q: didYouMean })}>{m.jobs_did_you_mean({ meant: didYouMean })}</Link>
    </p>
  );
}

function NothingFound({ filters }: Pick<ResultsProps, 'filters'>) {
  if (filters.length === 0) {
    return (
      <EmptyState level={3} title={m.jobs_none_title()}>
        {m.jobs_none_hint()}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={3}
      title={m.jobs_empty_title()}
      action={<ButtonLink to={jobsHref({})}>{m.jobs_show_all()}</ButtonLink>}
    >
      <p>{m.jobs_empty_hint()}</p>
      <ul className="mt-2 flex flex-wrap justify-center gap-x-5">
        {filters.map(({ label, without }) => (
          <li key={label} className="max-w-full">
            <Link to={jobsHref(without)} className="inline-block max-w-full truncate py-1 align-top">
              {m.ui_remove_item({ item: label })}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

function MapLink({ query }: { query: JobQuery }) {
  return (
    <Link to={mapHref(query)} look="quiet" className="flex items-center gap-2 py-1.5 text-sm">
      <MapIcon aria-hidden="true" className="size-4" />
      {m.jobs_map()}
    </Link>
  );
}

function FeedLinks({ query }: { query: JobQuery }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
      <span className="flex items-center gap-2">
        <Rss aria-hidden="true" className="size-4" />
        {m.jobs_feeds()}
      </span>
      {feedKinds.map((kind) => (
        <a
          key={kind.extension}
          href={feedHref(kind, query)}
          type={kind.type}
          rel="nofollow"
          className="py-1.5 text-soft underline underline-offset-[0.2em] hover:text-ink"
        >
          {kind.name}
        </a>
      ))}
    </p>
  );
}

const texts: Record<JobSort, () => string> = {
  relevance: m.jobs_sort_relevance,
  newest: m.jobs_sort_newest,
  salary: m.jobs_sort_salary,
};

/** Relevance needs words, so it is not offered without them. */
function SortLinks({ query }: { query: JobQuery }) {
  const usual: JobSort = query.q ? 'relevance' : 'newest';
  const sorts = jobSorts.filter((sort) => sort !== 'relevance' || query.q);
  const current = sorts.find((sort) => sort === query.sort) ?? usual;
  return (
    <nav aria-label={m.jobs_sort()} className="flex flex-wrap items-center gap-x-4 text-sm max-md:basis-full">
      <span aria-hidden="true" className="text-soft max-md:hidden">
        {m.jobs_sort()}
      </span>
      {sorts.map((sort) => (
        <Link
          key={sort}
          to={jobsHref({ ...firstPage(query), sort: sort === usual ? undefined : sort })}
          look="quiet"
          aria-current={sort === current ? 'true' : undefined}
          className="choice-link"
        >
          {texts[sort]()}
        </Link>
      ))}
    </nav>
  );
}
