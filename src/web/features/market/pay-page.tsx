import { isCountryCode } from '#contract/countries.ts';
import {
  COMPANIES_MIN,
  HOURS_A_YEAR,
  MARKET_DAYS,
  JOBS_MIN,
  JOBS_OF_A_COMPANY_MAX,
} from '#contract/market/market-choices.ts';
import type { PayRow } from '#contract/market/market.ts';
import { paths } from '#contract/paths.ts';
import { MARKET_TOPIC } from '#contract/topics.ts';
import { m } from '#generated/paraglide/messages.js';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { countryName } from '#web/features/companies/country-names.ts';
import { choiceText, numberText } from '#web/features/jobs/job-words.ts';
import { amountText, rangeText } from '#web/features/jobs/pay.ts';
import { Section } from '#web/features/site/section.tsx';
import { Table } from '#web/ui/table.tsx';

import type { Route } from './+types/pay-page';
import { CountryLinks } from './country-links.tsx';
import { LanguagePay } from './language-pay.tsx';
import { Method } from './method.tsx';

/** The ones with the most jobs. */
const OCCUPATIONS_SHOWN = 20;

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const country = loaderData?.pay.country;
  const title = country ? `${m.market_pay_title()}: ${countryName(country)}` : m.market_pay_title();
  return pageMeta(matches, { title, description: m.market_pay_lead() });
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale, cacheUntilInvalidated } = requestOf(context);
  const asked = url.searchParams.get('country') ?? '';
  const country = isCountryCode(asked) ? asked : undefined;
  const pay = await api.market.pay({ country, locale });
  cacheUntilInvalidated('settings', MARKET_TOPIC);
  return { pay, listing: country && pay.countries.includes(country) ? { query: `country=${country}` } : {} };
}

/** Pay in published ranges, by kind of work, title, level and language. */
export default function PayPage({ loaderData: { pay } }: Route.ComponentProps) {
  const { countries, country, categories, occupations, countedAt } = pay;
  return (
    <>
      <div className="page-width pt-12 pb-10 md:pt-20">
        <h1>{m.market_pay_title()}</h1>
        <p className="mt-5 max-w-[38rem] text-lg text-soft">{m.market_pay_lead()}</p>
        <CountryLinks path={paths.pay()} countries={countries} current={country} />
        {categories.length === 0 && <p className="mt-8">{m.market_none(least)}</p>}
      </div>
      {country && categories.length > 0 && (
        <Section title={countryName(country)}>
          <div className="space-y-12">
            {categories.map(({ category, rows }) => (
              <PayTable
                key={category}
                caption={choiceText('category', category)}
                header={m.jobs_filter_experience()}
                rows={rows.map((row) => ({
                  ...row,
                  name: row.level ? choiceText('experienceLevel', row.level) : m.market_all_levels(),
                }))}
              />
            ))}
            {occupations.length > 0 && (
              <PayTable
                caption={m.market_occupations()}
                header={m.market_occupation()}
                rows={occupations
                  .flatMap(({ name, rows }) => rows.filter(({ level }) => !level).map((row) => ({ ...row, name })))
                  .slice(0, OCCUPATIONS_SHOWN)}
              />
            )}
          </div>
        </Section>
      )}
      {pay.languages.length > 0 && <LanguagePay pay={pay} />}
      <Method
        countedAt={countedAt}
        sentences={[
          m.market_method_ranges({ days: numberText(MARKET_DAYS), hours: numberText(HOURS_A_YEAR) }),
          m.market_method_companies({ ...least, most: numberText(JOBS_OF_A_COMPANY_MAX) }),
          m.market_method_language(),
        ]}
      />
    </>
  );
}

const least = { jobs: String(JOBS_MIN), companies: String(COMPANIES_MIN) };

type NamedRow = PayRow & { name: string };

interface PayTableProps {
  caption: string;
  /** The header of the names. */
  header: string;
  rows: readonly NamedRow[];
}

function PayTable({ caption, header, rows }: PayTableProps) {
  return (
    <Table
      caption={caption}
      columns={[
        { id: 'name', header, isRowHeader: true, cell: ({ name }) => name },
        {
          id: 'half',
          header: m.market_half(),
          align: 'end',
          cell: ({ low, high, currency }) => rangeText(rounded(low), rounded(high), currency),
        },
        {
          id: 'middle',
          header: m.market_middle(),
          align: 'end',
          cell: middleText,
        },
        { id: 'jobs', header: m.market_jobs(), align: 'end', cell: ({ jobs }) => numberText(jobs) },
      ]}
      rows={rows}
      rowKey={({ name, currency }) => `${name} ${currency}`}
    />
  );
}

const middleText = ({ middle, currency }: NamedRow) => <strong>{amountText(rounded(middle), currency)}</strong>;

/** To three digits: more would suggest a precision that the figure does not have. */
function rounded(amount: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(amount, 1))) - 2);
  return Math.round(amount / unit) * unit;
}
