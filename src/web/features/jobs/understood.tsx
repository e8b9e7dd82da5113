import { X } from 'lucide-react';

import type { JobSearchResult, Understood as UnderstoodPart } from '#contract/jobs/job-search.ts';
import { m } from '#generated/paraglide/messages.js';
import { Link } from '#web/ui/link.tsx';

import { firstPage, type JobQuery, jobsHref } from './search-url.ts';

interface Props {
  query: JobQuery;
  result: Pick<JobSearchResult, 'understood' | 'didYouMean'>;
}

/** How the text was interpreted; each part links to the search without it. */
export function Understood({ query, result: { understood } }: Props) {
  if (query.exact && query.q) {
    return (
      <p className="text-sm text-soft">
        {m.jobs_exact_on()} <Link to={jobsHref({ ...firstPage(query), exact: undefined })}>{m.jobs_exact_off()}</Link>
      </p>
    );
  }
  if (understood.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <span id="understood" className="text-soft">
        {m.jobs_understood()}
      </span>
      <ul aria-labelledby="understood" className="contents">
        {understood.map((part) => (
          <li key={`${part.kind} ${part.value} ${part.text}`} className="max-w-full">
            <Part query={query} part={part} />
          </li>
        ))}
      </ul>
      <Link to={jobsHref({ ...firstPage(query), exact: true })} className="py-1.5">
        {m.jobs_exact()}
      </Link>
    </div>
  );
}

function Part({ query, part: { label, text, without } }: { query: JobQuery; part: UnderstoodPart }) {
  return (
    <Link
      to={jobsHref({ ...firstPage(query), q: without || undefined })}
      look="plain"
      aria-label={`${label}. ${m.jobs_understood_without({ text })}`}
      className="flex min-h-8 max-w-full items-center gap-1.5 rounded-control border border-line bg-surface ps-2.5 pe-2 transition-colors hover:border-accent"
    >
      <span className="min-w-0 truncate">{label}</span>
      <X aria-hidden="true" className="size-3.5 shrink-0" />
    </Link>
  );
}
