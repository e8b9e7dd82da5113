import { BadgeCheck } from 'lucide-react';

import type { JobCard } from '#contract/job-views.ts';
import { m } from '#generated/paraglide/messages.js';

/** A company's name, with a mark where somebody checked that the company is what it says. */
export function CompanyLine({ company: { name, verified } }: Pick<JobCard, 'company'>) {
  return (
    <p className="text-soft">
      {name}
      {verified && (
        <span title={m.jobs_company_verified()}>
          {'\u00A0'}
          <BadgeCheck aria-hidden="true" className="inline size-4.5 align-[-0.2em] text-accent" />
          <span className="sr-only">{m.jobs_company_verified()}</span>
        </span>
      )}
    </p>
  );
}
