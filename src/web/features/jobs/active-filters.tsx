import { X } from 'lucide-react';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { facetNames } from '#contract/jobs/search-choices.ts';
import type { Place } from '#contract/places/places.ts';
import { m } from '#generated/paraglide/messages.js';
import { Link } from '#web/ui/link.tsx';

import { filterText } from './filter-choices.ts';
import { nearText } from './near-place.ts';
import { amountText } from './pay.ts';
import { type JobQuery, jobsHref, withoutFilter } from './search-url.ts';

/** The label of an active filter, and the search without it. */
export interface ActiveFilter {
  name: keyof JobQuery;
  label: string;
  without: JobQuery;
}

/**
 * Omits invalid filters; in the order of the form.
 *
 * @param companyName the name of `company`, if one of its jobs was found
 * @param place the name of `near`
 */
export function activeFilters(
  query: JobQuery,
  companyName: string | undefined,
  viewer: Viewer | null,
  place: Place | null,
): ActiveFilter[] {
  const { q, salary_min: salary, salary_currency: currency = 'EUR', posted_within: days, company, qualified } = query;
  const filters: ActiveFilter[] = [];
  const add = (name: keyof JobQuery, label: string, value?: string) =>
    filters.push({ name, label, without: withoutFilter(query, name, value) });
  if (q) add('q', q);
  if (qualified && viewer?.role === 'job_seeker') add('qualified', m.jobs_filter_qualified());
  for (const name of facetNames) for (const value of query[name] ?? []) add(name, filterText(name, value), value);
  if (query.near !== undefined) add('near', nearText(query, place));
  if (salary !== undefined) add('salary_min', m.jobs_filter_salary_from({ pay: amountText(salary, currency) }));
  if (days !== undefined) add('posted_within', m.jobs_posted_within({ count: days }));
  if (query.relocation) add('relocation', m.jobs_filter_relocation());
  if (company) add('company', companyName ?? company);
  return filters;
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  /** The search without all of them. */
  cleared?: JobQuery;
  /** The pages that show searches. */
  hrefOf?: (query: JobQuery) => string;
}

export function ActiveFilters({ filters, cleared, hrefOf = jobsHref }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label={m.jobs_filters_active()} className="flex flex-wrap items-center gap-2">
      {filters.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <Link
            to={hrefOf(without)}
            look="plain"
            aria-label={m.ui_remove_item({ item: label })}
            className="flex min-h-8 max-w-full items-center gap-1.5 rounded-control border border-accent bg-accent-tint ps-2.5 pe-2 text-sm text-accent-strong transition-colors hover:bg-surface"
          >
            <span className="min-w-0 truncate">{label}</span>
            <X aria-hidden="true" className="size-3.5 shrink-0" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link to={hrefOf(cleared ?? {})} className="inline-block px-1 py-1 text-sm">
            {m.jobs_filters_clear()}
          </Link>
        </li>
      )}
    </ul>
  );
}
