import { jobSorts, type JobSort } from '#contract/job-search.ts';
import { m } from '#generated/paraglide/messages.js';
import { Link } from '#web/ui/link.tsx';

import { firstPage, type JobQuery, jobsHref } from './search-url.ts';

const texts: Record<JobSort, () => string> = {
  relevance: m.jobs_sort_relevance,
  newest: m.jobs_sort_newest,
  salary: m.jobs_sort_salary,
};

/** The orders that a search can be read in. Relevance is to words, so there is none without them. */
export function SortLinks({ query }: { query: JobQuery }) {
  const usual: JobSort = query.q ? 'relevance' : 'newest';
  const sorts = jobSorts.filter((sort) => sort !== 'relevance' || query.q);
  const current = sorts.find((sort) => sort === query.sort) ?? usual;
  return (
    <nav aria-label={m.jobs_sort()} className="flex flex-wrap items-center gap-x-4 text-sm">
      <span aria-hidden="true" className="text-soft">
        {m.jobs_sort()}
      </span>
      {sorts.map((sort) => (
        <Link
          key={sort}
          to={jobsHref({ ...firstPage(query), sort: sort === usual ? undefined : sort })}
          look="quiet"
          aria-current={sort === current ? 'true' : undefined}
          className="py-1.5 aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent"
        >
          {texts[sort]()}
        </Link>
      ))}
    </nav>
  );
}
