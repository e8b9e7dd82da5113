import { X } from 'lucide-react';

import type { Understood as UnderstoodPart } from '#contract/jobs/job-search.ts';
import { m } from '#generated/paraglide/messages.js';
import { Link } from '#web/ui/link.tsx';

import { firstPage, type JobQuery, jobsHref } from './search-url.ts';

interface UnderstoodProps {
  query: JobQuery;
  understood: readonly UnderstoodPart[];
}

/** How the text was interpreted; each part links to the search without it. */
export function Understood({ query, understood }: UnderstoodProps) {
  if (query.exact && query.q) {
    return (
      <p className="col-span-full text-sm text-soft">
        {m.jobs_exact_on()} <Link to={jobsHref({ ...firstPage(query), exact: undefined })}>{m.jobs_exact_off()}</Link>
      </p>
    );
  }
  if (understood.length === 0) return null;
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-3 text-sm text-soft">
      <span id="understood">{m.jobs_understood()}</span>
      <ul aria-labelledby="understood" className="contents">
        {understood.map((part) => (
          <li key={`${part.kind} ${part.value} ${part.text}`} className="max-w-full">
            <Part query={query} part={part} />
          </li>
        ))}
      </ul>
      <Link to={jobsHref({ ...firstPage(query), exact: true })} className="py-0.5">
        {m.jobs_exact()}
      </Link>
    </div>
  );
}

function Part({ query, part: { label, text, without } }: { query: JobQuery; part: UnderstoodPart }) {
  return (
    <Link
      to={jobsHref({ ...firstPage(query), q: without || undefined })}
      look="quiet"
      aria-label={`${label}. ${m.jobs_understood_without({ text })}`}
      className="flex min-h-6 max-w-full items-center gap-1"
    >
      <span className="min-w-0 truncate">{label}</span>
      <X aria-hidden="true" className="size-3.5 shrink-0 text-soft" />
    </Link>
  );
}
