import { sql } from 'kysely';

import { jobChoices } from '../../src/contract/jobs/job-choices.ts';
import type { JobSearchInput } from '../../src/contract/jobs/job-search.ts';
import { postedWithinChoices } from '../../src/contract/jobs/search-choices.ts';
import { cefrLevels } from '../../src/contract/languages.ts';
import { locales, type Locale } from '../../src/contract/locales.ts';
import { conceptsByKey } from '../../src/server/features/jobs/concepts/concepts.ts';
import type { Db } from '../../src/server/platform/db/database.ts';
import type { Random } from '../../src/server/seeds/random.ts';

/** Values to search for: the most frequent first, as they occur in the jobs. */
export interface Vocabulary {
  words: string[];
  titles: string[];
  skills: string[];
  cities: string[];
  countries: string[];
  languages: string[];
  companies: string[];
}

/** Reads the values that occur in the jobs. */
export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const facet = (name: string) =>
    sql`array(select substr(value, ${name.length + 2}) from job_facet_count where value like ${`${name}:%`} group by value order by sum(jobs) desc, value limit 200)`;
  const { rows } = await sql<Vocabulary>`
    select array(select word from job_word where length(word) > 3 and word ~ '^[[:alpha:]]+$' and jobs > 2
          and not exists (select from unnest(${[...locales]}::text[]) as locale where to_tsvector(('job_' || locale)::regconfig, word) = '')
        group by word order by max(jobs) desc, word limit 3000) as words,
      array(select text from job_suggestion where locale <> '' group by text order by max(jobs) desc, text limit 2000) as titles,
      array(select text from job_suggestion where locale = '' group by text order by max(jobs) desc, text limit 500) as skills,
      ${facet('city')} as cities, ${facet('country')} as countries, ${facet('language')} as languages,
      array(select slug from company order by slug limit 2000) as companies`.execute(db);
  const [vocabulary] = rows;
  if (!vocabulary) throw new Error('There are no jobs.');
  return vocabulary;
}

/** A text of one to three words: common ones and rare ones, or the title of a job, or a skill and a city. */
export function inventText({ words, titles, skills, cities }: Vocabulary, random: Random): string {
  return random.weighted([
    [() => random.zipf(words), 30],
    [() => random.pick(words), 15],
    [() => `${random.zipf(words)} ${random.zipf(words)}`, 15],
    [() => `${random.zipf(words)} ${random.pick(words)} ${random.zipf(words)}`, 5],
    [
      () =>
        random
          .zipf(titles)
          .replaceAll(/\(.*?\)/g, '')
          .split(' ')
          .slice(0, 3)
          .join(' '),
      20,
    ],
    [() => random.zipf(skills), 5],
    [() => `${random.zipf(words)} ${random.zipf(cities)}`, 10],
  ] as const)();
}

/** Up to three filters, as a job seeker would choose them. */
export function inventFilters(
  { cities, countries, languages, companies }: Vocabulary,
  random: Random,
): Partial<JobSearchInput> {
  const { zipf, pick, pickSome, between, chance } = random;
  const language = () => `${zipf(languages)}${chance(0.6) ? `:${pick(cefrLevels)}` : ''}`;
  const choices: [() => Partial<Record<keyof JobSearchInput, unknown>>, number][] = [
    [() => ({ category: [pick(jobChoices.category.values)] }), 20],
    [() => ({ language: chance(0.7) ? [language()] : [language(), language()] }), 25],
    [() => ({ country: Array.from({ length: between(1, 2) }, () => zipf(countries)) }), 20],
    [() => ({ city: [zipf(cities)] }), 12],
    [() => ({ workplace: pickSome(jobChoices.workplace.values, between(1, 2)) }), 10],
    [() => ({ employment_type: [pick(jobChoices.employmentType.values)] }), 10],
    [() => ({ experience_level: [pick(jobChoices.experienceLevel.values)] }), 10],
    [() => ({ salary_min: 5_000 * between(4, 20) }), 12],
    [() => ({ posted_within: pick(postedWithinChoices) }), 10],
    [() => ({ company: pick(companies) }), 2],
  ];
  const chosen = Array.from({ length: between(0, 3) }, () => random.weighted(choices)());
  return Object.assign({}, ...chosen) as Partial<JobSearchInput>;
}

/** Names of work, usually with a place, a language or a workplace. */
export function inventMeaning({ cities, countries }: Vocabulary, random: Random): string {
  const locale = inventLocale(random);
  const concept = random.pick([...conceptsByKey().values()]);
  const work = random.pick(concept.words[locale]);
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const tongues = new Intl.DisplayNames(locale, { type: 'language' });
  const besides = [
    () => random.zipf(cities),
    () => regions.of(random.zipf(countries)),
    () => tongues.of(random.pick(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'])),
    () => random.pick(['part time', 'Teilzeit', 'remote', 'junior', 'ab 3000 €', '50k', 'télétravail', 'teletrabajo']),
  ];
  return [work, ...random.pickSome(besides, random.between(0, 2)).map((name) => name())].join(' ');
}

/** The beginning of a title, a skill or a city. */
export function inventBeginning({ titles, skills, cities }: Vocabulary, random: Random): string {
  const words = random.zipf(random.pick([titles, skills, cities])).split(' ');
  const from = random.between(0, Math.min(2, words.length - 1));
  return words.slice(from).join(' ').slice(0, random.between(1, 8));
}

/** A word with one wrong letter that is not a known word. */
export function misspell({ words }: Vocabulary, random: Random): string {
  const known = new Set(words);
  for (;;) {
    const word = random.zipf(words);
    const at = random.between(1, word.length - 1);
    const typed = word.slice(0, at) + random.pick(['', 'q', `${word[at]}${word[at]}`, 'x']) + word.slice(at + 1);
    if (typed.length > 4 && !known.has(typed)) return typed;
  }
}

export const inventLocale = (random: Random): Locale => random.pick(locales);
