import type { AdminCompany } from '#contract/admin-verification.ts';
import { m } from '#generated/paraglide/messages.js';
import { siteName, sizeText } from '#web/features/companies/company-texts.ts';
import { countryName } from '#web/features/companies/country-names.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { Time } from '#web/ui/time.tsx';

import { Fact } from '../detail.tsx';

/** What is known of a company, as named values. */
export function CompanyFacts({
  company: { website, industry, size, country, createdAt, jobs, openJobs, applications },
}: {
  company: AdminCompany;
}) {
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2">
      {website && (
        <Fact name={m.company_website()}>
          <a href={website} rel="noreferrer nofollow" className="text-accent underline underline-offset-[0.2em]">
            {siteName(website)}
          </a>
        </Fact>
      )}
      {industry && <Fact name={m.company_industry()}>{industry}</Fact>}
      {size && <Fact name={m.company_size_label()}>{sizeText(size)}</Fact>}
      {country && <Fact name={m.company_country()}>{countryName(country)}</Fact>}
      <Fact name={m.admin_companies_created()}>
        <Time iso={createdAt} show="datetime" />
      </Fact>
      <Fact name={m.admin_company_jobs()}>
        {m.admin_company_jobs_open({ open: numberText(openJobs), all: numberText(jobs) })}
      </Fact>
      <Fact name={m.admin_company_applications()}>{numberText(applications)}</Fact>
    </dl>
  );
}
