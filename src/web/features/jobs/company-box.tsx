import { BadgeCheck, CircleDashed } from 'lucide-react';

import type { JobCard } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Link } from '#web/ui/link.tsx';

/** Who offers the job, whether it was checked, and where to read more. */
export function CompanyBox({ company: { name, slug, logoUrl, verified } }: Pick<JobCard, 'company'>) {
  const Sign = verified ? BadgeCheck : CircleDashed;
  return (
    <section aria-labelledby="company" className="rounded-card border border-line bg-surface p-5 md:p-6">
      <h2 id="company" className="sr-only">
        {m.jobs_company()}
      </h2>
      <div className="flex items-center gap-4">
        <Avatar name={name} src={logoUrl} size="lg" isSquare />
        <div className="min-w-0">
          <p className="font-serif text-lg leading-snug">{name}</p>
          <p className="mt-1 flex items-center gap-1.5 text-sm text-soft">
            <Sign aria-hidden="true" className={`size-4.5 shrink-0 ${verified ? 'text-accent' : ''}`.trimEnd()} />
            {verified ? m.jobs_company_verified() : m.jobs_company_not_verified()}
          </p>
        </div>
      </div>
      <p className="mt-4">
        <Link to={href(paths.company(slug))}>{m.jobs_company_page({ name })}</Link>
      </p>
    </section>
  );
}
