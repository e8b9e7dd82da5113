import type { EmploymentType, ExperienceLevel, JobCategory, Workplace } from '#contract/jobs/job-choices.ts';
import type { JobLanguage, Salary, VariablePay } from '#contract/jobs/job-fields.ts';
import type { CefrLevel } from '#contract/languages.ts';
import { isLocale, locales, type Locale } from '#contract/locales.ts';

import { salaryOf, variablePayOf } from './pay.ts';
import { countries, type Place } from './places.ts';
import type { Random } from './random.ts';
import { categories } from './texts/categories.ts';
import { markets, type Market } from './texts/markets.ts';
import type { Role } from './texts/role.ts';
import type { SectorName } from './texts/sectors.ts';
import { skills } from './texts/skills.ts';

export interface Employer {
  name: string;
  sector: SectorName;
  /** Years since it was founded. */
  since: number;
}

export interface JobPlan {
  employer: Employer;
  place: Place;
  /** The language spoken there. */
  localLanguage: string;
  category: JobCategory;
  role: Role;
  level: ExperienceLevel;
  employmentType: EmploymentType;
  workplace: Workplace;
  remoteCountries: string[];
  market: Market;
  languages: JobLanguage[];
  skills: string[];
  /** The CRM system that its text mentions. */
  tool: string;
  salary: Salary | null;
  variablePay: VariablePay | null;
  openings: number;
}

/** `pick` or `zipf` of a random. */
type Choose = Random['pick'];

export function inventJob(random: Random, choose: Choose, employer: Employer, place: Place): JobPlan {
  const localLanguage = localLanguageOf(random, place);
  const isService = employer.sector === 'service';
  const category = random.weighted([
    ['customer_service', isService ? 80 : 36],
    ['sales', isService ? 8 : 37],
    ['account_management', isService ? 12 : 27],
  ] as const);
  const role = choose(
    categories[category].roles.filter(({ trades }) => trades === undefined || trades.includes(employer.sector)),
  );
  const level = random.chance(0.7) ? (role.levels[0] ?? 'mid') : random.pick(role.levels);
  const employmentType = employmentOf(random, level);
  const workplace =
    role.travels === 'always'
      ? 'hybrid'
      : random.weighted([
          ['onsite', 34],
          ['hybrid', 40],
          ['remote', role.remote ? 26 : 0],
        ] as const);
  const market = marketOf(random, place, role);
  const { systems, programs, abilities } = skills[category];
  const tool = choose<string>(systems);
  const paid = { country: place.country, category, level, employmentType };
  const hourly = employmentType === 'part_time' || employmentType === 'temporary';
  return {
    employer,
    place,
    localLanguage,
    category,
    role,
    level,
    employmentType,
    workplace,
    remoteCountries: workplace === 'remote' && random.chance(0.4) ? remoteCountriesOf(random, place.country) : [],
    market,
    languages: languagesOf(random, market, localLanguage, role),
    skills: [
      ...new Set([
        ...Array.from({ length: random.between(2, 5) }, () => choose<string>(abilities)),
        tool,
        ...(random.chance(0.4) ? [choose<string>(programs)] : []),
      ]),
    ],
    tool,
    salary: random.chance(0.8) ? salaryOf(random, paid, hourly && random.chance(0.6)) : null,
    variablePay:
      employmentType !== 'internship' &&
      random.chance(category === 'sales' ? 0.75 : category === 'account_management' ? 0.35 : 0.04)
        ? variablePayOf(random, paid)
        : null,
    openings: openingsOf(random, level),
  };
}

function employmentOf(random: Random, level: ExperienceLevel): EmploymentType {
  if (level === 'lead' || level === 'senior')
    return random.weighted([
      ['full_time', 92],
      ['contract', 8],
    ] as const);
  const internships = level === 'entry' ? 8 : 0;
  return random.weighted([
    ['full_time', 72],
    ['part_time', 14],
    ['temporary', 8],
    ['contract', 6],
    ['internship', internships],
  ] as const);
}

function openingsOf(random: Random, level: ExperienceLevel): number {
  if (level === 'lead') return 1;
  return random.weighted([
    [1, 62],
    [2, 16],
    [3, 9],
    [5, 7],
    [8, 4],
    [12, 2],
  ]);
}

/** Most jobs serve their own country; the others are multilingual. */
function marketOf(random: Random, { country }: Place, { local: isLocal }: Role): Market {
  const local = markets.filter(({ countries: homes }) => homes.includes(country));
  return local.length > 0 && (isLocal || random.chance(0.4)) ? random.pick(local) : random.pick(markets);
}

const remoteCountriesOf = (random: Random, home: string): string[] => [
  ...new Set([
    home,
    ...random.pickSome(['DE', 'FR', 'ES', 'IT', 'PT', 'IE', 'NL', 'BE', 'AT', 'PL', 'GB', 'CH'], random.between(2, 5)),
  ]),
];

/** The market's language, the team's, and an optional one. */
function languagesOf(random: Random, market: Market, localLanguage: string, { local: isLocal }: Role): JobLanguage[] {
  const wanted = new Map<string, Omit<JobLanguage, 'language'>>();
  const ask = (language: string, required: boolean, levels: readonly CefrLevel[]) => {
    if (!wanted.has(language) && wanted.size < 3) wanted.set(language, { required, level: random.pick(levels) });
  };
  ask(isLocal ? localLanguage : market.languages.length > 0 ? random.pick(market.languages) : 'en', true, [
    'B2',
    'C1',
    'C1',
    'C2',
  ]);
  if (random.chance(0.35)) ask(localLanguage, random.chance(0.5), ['A2', 'B1', 'B2']);
  if (random.chance(0.6)) ask('en', random.chance(0.55), ['B1', 'B2', 'B2', 'C1']);
  if (random.chance(0.25)) ask(random.pick(['fr', 'es', 'it', 'de', 'pt', 'nl', 'pl']), false, ['B1', 'B2']);
  return [...wanted]
    .map(([language, asked]) => ({ language: language as JobLanguage['language'], ...asked }))
    .sort((a, b) => Number(b.required) - Number(a.required));
}

/** The company's primary language, one of the six. */
const primaryLocaleOf = (random: Random, localLanguage: string): Locale => {
  if (isLocale(localLanguage)) return localLanguage;
  return random.weighted([
    ['en', 85],
    ['de', 8],
    ['fr', 7],
  ] as const);
};

/** One of the country's languages, by their weights. */
export const localLanguageOf = (random: Random, { country }: Place): string =>
  random.weighted(countries.get(country)?.languages ?? [['en', 1]]);

/** Weights in percent. */
export type TranslationShares = readonly (readonly [translations: number, weight: number])[];

/** The primary one, then usually English, and those that the job requires. */
export function textLocales(
  random: Random,
  { languages, localLanguage }: JobPlan,
  shares: TranslationShares,
): Locale[] {
  const primary = primaryLocaleOf(random, localLanguage);
  const asked = languages.map(({ language }) => language).filter(isLocale);
  const likely = new Set<Locale>([
    primary,
    ...(random.chance(0.65) ? (['en'] as const) : []),
    ...asked,
    ...random.pickSome(locales, locales.length),
  ]);
  return [...likely].slice(0, 1 + random.weighted(shares));
}
