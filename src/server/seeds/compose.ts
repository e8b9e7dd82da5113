import type { JobLanguage, JobText } from '#contract/jobs/job-fields.ts';
import type { Locale } from '#contract/locales.ts';

import type { JobPlan } from './invent-job.ts';
import { languageName, listed } from './language-names.ts';
import { cityIn, inCity, UNION } from './places.ts';
import type { Random } from './random.ts';
import { about, employmentWords, onTheRoadWords, workplaceWords } from './texts/about.ts';
import { categories } from './texts/categories.ts';
import { closings } from './texts/closings.ts';
import { headings } from './texts/headings.ts';
import { languagePlusWords, languageWords, levelWords, pluses } from './texts/requirements-shared.ts';
import { sectors, type SectorName } from './texts/sectors.ts';
import { benefits, teams } from './texts/shared.ts';
import { wordsIn, type Six } from './texts/six.ts';
import { titleOf, type TitlePlan } from './title.ts';
import { escapeHtml, typeset, type Values } from './typeset.ts';

type Block = { tag: 'h3' | 'p' | 'ul'; lines: readonly Six[] };

/** Every language uses the same fragments, so that translations match. */
export interface TextPlan {
  job: JobPlan;
  title: TitlePlan;
  description: readonly Block[];
  requirements: readonly Block[];
  team: number;
  nations: number;
  accounts: number;
}

const p = (...lines: Six[]): Block => ({ tag: 'p', lines });
const list = (lines: readonly Six[]): Block => ({ tag: 'ul', lines });
const h3 = (line: Six): Block => ({ tag: 'h3', lines: [line] });

/** About 250 words. */
export function planText(random: Random, job: JobPlan): TextPlan {
  const { role, category, workplace, employmentType, employer } = job;
  const words = categories[category];
  const duties = [
    ...random.pickSome(role.duties, random.between(2, 3)),
    ...random.pickSome(wordsFor(job, 'duties'), random.between(1, 3)),
    ...random.pickSome([sectors[employer.sector].duty], random.between(0, 1)),
  ];
  const opening = random.pick(words.openings);
  const company = random.pick(about);
  const mission = random.pick(role.missions);
  const conditions = p(
    random.pick(role.travels === 'always' ? onTheRoadWords : workplaceWords[workplace]),
    ...random.pickSome<Six>(employmentWords[employmentType], 1),
  );
  const tasks = [h3(random.pick(headings.duties)), list(random.pickSome(duties, duties.length))];
  const gains = [h3(random.pick(headings.benefits)), list(random.pickSome(benefitsOf(job), random.between(3, 5)))];
  const team = random.chance(0.75)
    ? [...(random.chance(0.4) ? [h3(random.pick(headings.team))] : []), p(random.pick(atOffice(job, teams)))]
    : [];
  const closing = p(random.pick(atOffice(job, closings)));
  const description = random.pick([
    [p(opening), p(company, mission), ...tasks, ...team, conditions, ...gains, closing],
    [p(company, opening), p(mission), conditions, ...tasks, ...gains, ...team, closing],
    [p(mission), p(company), ...tasks, conditions, ...team, ...gains],
    [p(opening, company), ...team, p(mission), ...tasks, ...gains, conditions, closing],
    [p(company), p(opening, mission), ...tasks, ...gains, conditions, closing],
  ]);
  return {
    job,
    title: planTitle(random, job),
    description,
    requirements: planRequirements(random, job, random.between(3, 4)),
    ...numbersOf(random),
  };
}

/** About 100 words, for large numbers of jobs. */
export function planShortText(random: Random, job: JobPlan): TextPlan {
  const { role, category } = job;
  const words = categories[category];
  const duties = [random.zipf(role.duties), ...random.pickSome(wordsFor(job, 'duties'), 1)];
  const description = [
    p(random.pick(random.chance(0.4) ? words.openings : about), random.pick(role.missions)),
    list(duties),
    p(random.pick(random.chance(0.5) ? benefits.always : closings.always)),
  ];
  return {
    job,
    title: planTitle(random, job),
    description,
    requirements: planRequirements(random, job, 1),
    ...numbersOf(random),
  };
}

const atOffice = ({ workplace, role }: JobPlan, words: Record<'always' | 'atOffice', readonly Six[]>): readonly Six[] =>
  workplace === 'remote' || role.travels === 'always' ? words.always : [...words.always, ...words.atOffice];

/** Adds phrases about travel if the role travels. */
const wordsFor = ({ category, role }: JobPlan, part: 'duties' | 'requirements' | 'benefits'): readonly Six[] =>
  role.travels ? [...categories[category][part], ...categories[category].travelling[part]] : categories[category][part];

/** Trades that sell to consumers. */
const goodsTrades: ReadonlySet<SectorName> = new Set(['energy', 'travel', 'fashion', 'food', 'telecom', 'furniture']);

function benefitsOf(job: JobPlan): Six[] {
  const { employer, employmentType, workplace, place } = job;
  return [
    ...atOffice(job, benefits),
    ...wordsFor(job, 'benefits'),
    ...(workplace === 'remote' ? benefits.atHome : []),
    ...(employmentType === 'full_time' || employmentType === 'part_time' ? benefits.lasting : []),
    ...(goodsTrades.has(employer.sector) ? benefits.goods : []),
    ...(UNION.has(place.country) ? benefits.inUnion : []),
  ];
}

const numbersOf = (random: Random) => ({
  team: random.between(5, 16),
  nations: random.between(3, 8),
  accounts: 5 * random.between(5, 18),
});

const planTitle = (random: Random, { role }: JobPlan): TitlePlan => ({
  name: random.pick(role.titles),
  suffix: random.weighted([
    ['none', 48],
    ['languages', 30],
    ['market', 22],
  ] as const),
  isJunior: random.chance(0.35),
});

const namesTool = ([english]: Six): boolean => english.includes('{skill}');

function planRequirements(random: Random, job: JobPlan, count: number): Block[] {
  const { level, languages } = job;
  const needed = [
    random.pick(levelWords[level]),
    ...random.pickSome(wordsFor(job, 'requirements'), count),
    ...(languages.some(({ required }) => required) ? [random.pick(languageWords)] : []),
  ];
  const asksForTool = needed.some(namesTool);
  const welcome = [
    ...(languages.some(({ required }) => !required) ? [random.pick(languagePlusWords)] : []),
    ...random.pickSome(
      pluses.filter((line) => !(asksForTool && namesTool(line))),
      count > 1 ? random.between(0, 2) : 0,
    ),
  ];
  const short = count === 1;
  return [
    ...(short || random.chance(0.5) ? [] : [h3(random.pick(headings.requirements))]),
    list(random.pickSome(needed, needed.length)),
    ...(welcome.length === 0 ? [] : [...(short ? [] : [h3(random.pick(headings.pluses))]), list(welcome)]),
  ];
}

/** Its HTML must be what the sanitiser would output. */
export function writeText({ job, title, description, requirements, ...numbers }: TextPlan, locale: Locale): JobText {
  const { employer, market, place, tool } = job;
  const sector = sectors[employer.sector];
  const values: Values = {
    company: escapeHtml(employer.name),
    city: cityIn(place.city, locale),
    inCity: inCity(place.city, locale),
    offer: wordsIn(sector.offer, locale),
    customers: wordsIn(sector.customers, locale),
    within: wordsIn(market.within, locale),
    languages: languageList(job.languages, true, locale),
    plus: languageList(job.languages, false, locale),
    skill: tool,
    since: String(employer.since),
    team: String(numbers.team),
    nations: String(numbers.nations),
    accounts: String(numbers.accounts),
  };
  return {
    title: titleOf(title, job, locale),
    description: html(description, locale, values),
    requirements: html(requirements, locale, values),
  };
}

const html = (blocks: readonly Block[], locale: Locale, values: Values): string =>
  blocks
    .map(({ tag, lines }) => {
      const written = lines.map((line) => typeset(line, locale, values));
      return tag === 'ul'
        ? `<ul>${written.map((item) => `<li>${item}</li>`).join('')}</ul>`
        : `<${tag}>${written.join(' ')}</${tag}>`;
    })
    .join('');

/** "German (C1) and English (B2)". */
const languageList = (languages: readonly JobLanguage[], required: boolean, locale: Locale): string =>
  listed(
    languages
      .filter((language) => language.required === required)
      .map(({ language, level }) => `${languageName(language, locale)} (${level})`),
    locale,
  );
