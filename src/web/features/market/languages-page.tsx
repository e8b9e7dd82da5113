import { isCountryCode } from '#contract/countries.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { PEOPLE_MIN } from '#contract/market/market-choices.ts';
import type { LanguagePair } from '#contract/market/market.ts';
import { paths } from '#contract/paths.ts';
import { MARKET_TOPIC } from '#contract/topics.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { countryName } from '#web/features/companies/country-names.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { jobsHref } from '#web/features/jobs/search-url.ts';
import { ChoiceLinks } from '#web/ui/choice-links.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';
import { Table } from '#web/ui/table.tsx';

import type { Route } from './+types/languages-page';
import { CountryLinks } from './country-links.tsx';
import { Method } from './method.tsx';

const UNFOLDED = 12;

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const country = loaderData?.market.country;
  const title = country ? `${m.market_pairs_title()}: ${countryName(country)}` : m.market_pairs_title();
  return pageMeta(matches, { title, description: m.market_pairs_lead() });
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, cacheUntilInvalidated } = requestOf(context);
  const asked = url.searchParams.get('country') ?? '';
  const country = isCountryCode(asked) ? asked : undefined;
  const market = await api.market.languages({ country });
  cacheUntilInvalidated('settings', MARKET_TOPIC);
  const spoken = url.searchParams.get('language');
  return {
    market,
    spoken,
    listing: country && market.countries.includes(country) ? { query: `country=${country}` } : {},
  };
}

/** Pairs of languages that jobs require and people speak; all, or those with the reader's language. */
export default function LanguagesPage({ loaderData: { market, spoken } }: Route.ComponentProps) {
  const { countries, country, pairs, countedAt } = market;
  const languages = [...new Set(pairs.flatMap(({ first, second }) => [first, second]))];
  const language = languages.find((known) => known === spoken);
  const shown = pairs.filter(({ first, second }) => !language || first === language || second === language);
  return (
    <>
      <div className="page-width pt-12 pb-16 md:pt-20">
        <h1>{m.market_pairs_title()}</h1>
        <p className="mt-5 max-w-[38rem] text-lg text-soft">{m.market_pairs_lead()}</p>
        {languages.length > 2 && <LanguageLinks {...{ languages, language, country }} />}
        <CountryLinks path={paths.languages()} countries={countries} current={country} language={language} hasAll />
        <div className="mt-8 max-w-[48rem]">
          {shown.length > 0 ? <Pairs country={country} pairs={shown} /> : <p>{m.market_pairs_none()}</p>}
        </div>
      </div>
      <Method countedAt={countedAt} sentences={[m.market_method_pairs({ few: String(PEOPLE_MIN) })]} />
    </>
  );
}

interface LanguageLinksProps {
  languages: readonly LanguageCode[];
  language: LanguageCode | undefined;
  country: string | null;
}

function LanguageLinks({ languages, language, country }: LanguageLinksProps) {
  return (
    <div className="mt-6">
      <p aria-hidden="true" className="font-semibold">
        {m.market_speak()}
      </p>
      <ChoiceLinks
        label={m.market_speak()}
        links={[undefined, ...languages].map((code) => ({
          label: code ? listedLanguageName(code) : m.home_search_any_language(),
          to: href(paths.languages(), { country: country ?? undefined, language: code }),
          isCurrent: code === language,
        }))}
      />
    </div>
  );
}

interface PairsProps {
  country: string | null;
  pairs: readonly LanguagePair[];
}

/** The first ones; the others are folded. */
function Pairs({ country, pairs }: PairsProps) {
  const most = Math.max(...pairs.map(({ jobs, people }) => Math.max(jobs, people ?? 0)));
  const rest = pairs.slice(UNFOLDED);
  return (
    <>
      <PairTable {...{ country, most }} pairs={pairs.slice(0, UNFOLDED)} />
      {rest.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-6 w-fit cursor-pointer font-semibold text-accent">
            {m.market_pairs_more({ count: numberText(rest.length) })}
          </summary>
          <div className="mt-4">
            <PairTable {...{ country, most }} pairs={rest} isRest />
          </div>
        </details>
      )}
    </>
  );
}

function PairTable({ country, most, pairs, isRest }: PairsProps & { most: number; isRest?: boolean }) {
  return (
    <Table
      caption={country ? countryName(country) : m.market_all_countries()}
      isCaptionHidden={isRest}
      columns={[
        {
          id: 'pair',
          header: m.market_pair(),
          isRowHeader: true,
          cell: (pair) => pairLink(pair, country),
        },
        {
          id: 'jobs',
          header: m.market_pair_jobs(),
          align: 'end',
          cell: ({ jobs }) => bar(jobs, most, numberText(jobs)),
        },
        {
          id: 'people',
          header: m.market_pair_people(),
          align: 'end',
          cell: ({ people }) => bar(people ?? 0, most, peopleText(people)),
        },
      ]}
      rows={pairs}
      rowKey={({ first, second }) => `${first} ${second}`}
    />
  );
}

const pairLink = ({ first, second }: LanguagePair, country: string | null) => (
  <Link to={jobsHref({ language: [first, second], ...(country ? { country: [country] } : {}) })} look="quiet">
    {listedLanguageName(first)} + {listedLanguageName(second)}
  </Link>
);

const bar = (value: number, most: number, text: string) => (
  <span className="block">
    <span className="tabular-nums">{text}</span>
    {value > 0 && (
      <span aria-hidden="true" className="mt-1 block h-1.5 min-w-24 rounded-full bg-sunken">
        <span className="bar-fill block rounded-full" style={{ width: `${(value / most) * 100}%` }} />
      </span>
    )}
  </span>
);

const peopleText = (people: number | null): string =>
  people === null
    ? m.market_people_few({ count: numberText(PEOPLE_MIN) })
    : m.market_people_more({ count: numberText(people) });
