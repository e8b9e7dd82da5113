import type { Company } from '#contract/companies/companies.ts';
import { m } from '#generated/paraglide/messages.js';

import { sizeText, siteName } from './company-texts.ts';
import { countryName } from './country-names.ts';

export function CompanyDetails({ company: { industry, size, country, website } }: { company: Company }) {
  const facts = [
    { label: m.company_industry(), value: industry },
    { label: m.company_size_label(), value: size && sizeText(size) },
    { label: m.company_country(), value: country && countryName(country) },
    { label: m.company_website(), value: website && <WebsiteLink website={website} /> },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Written by the company, so search engines should not treat the link as an endorsement by this site. */
function WebsiteLink({ website }: { website: string }) {
  return (
    <a href={website} rel="nofollow ugc noopener">
      {siteName(website)}
    </a>
  );
}
