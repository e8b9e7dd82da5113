import { BadgeCheck } from 'lucide-react';

import type { JobCard } from '#contract/job-views.ts';
import { m } from '#generated/paraglide/messages.js';

/** A company's name, with a mark where somebody checked that the company is what it says. */
export function CompanyLine({ company: { name, verified } }: Pick<JobCard, 'company'>) {
  return (
    <p className="flex items-center gap-1.5 text-soft">
      <span className="min-w-0">{name}</span>
      {verified && (
        <span title={m.jobs_company_verified()} className="shrink-0">
          <BadgeCheck aria-hidden="true" className="size-4.5 text-accent" />
          <span className="sr-only">{m.jobs_company_verified()}</span>
        </span>
      )}
    </p>
  );
}
