import { jobChoices } from '#contract/jobs/job-choices.ts';
import type { LanguageCode, LanguageLevel } from '#contract/languages.ts';
import { isLocale, type Locale } from '#contract/locales.ts';

import { slugOf } from '../features/companies/slug.ts';
import { daysAfter } from '../features/jobs/term.ts';
import { newId } from '../platform/id.ts';
import { localLanguageOf } from './invent-job.ts';
import type { Extra } from './people-rows.ts';
import { placeIn, UNION } from './places.ts';
import type { Random } from './random.ts';
import { bios } from './texts/bios.ts';
import { categories } from './texts/categories.ts';
import { personNames } from './texts/person-names.ts';
import { skills } from './texts/skills.ts';
import { plainTitle } from './title.ts';
import { typeset } from './typeset.ts';

/** Countries of residence with weights. */
const origins = [
  ['DE', 14],
  ['FR', 12],
  ['ES', 12],
  ['IT', 12],
  ['PT', 10],
  ['GB', 7],
  ['IE', 4],
  ['AT', 5],
  ['CH', 4],
  ['BE', 5],
  ['NL', 4],
  ['BR', 4],
  ['PL', 3],
  ['RO', 2],
  ['SE', 1],
  ['MA', 1],
] as const;
const destinations = ['DE', 'ES', 'PT', 'IE', 'FR', 'IT', 'NL', 'AT', 'BE', 'CH', 'GB'] as const;
const DAYS = 150;

export const inventSeekers = (random: Random, count: number, now: Date): Extra[] =>
  Array.from({ length: count }, (_, index) => inventSeeker(random, index + 1, now));

function inventSeeker(random: Random, number: number, now: Date): Extra {
  const origin = random.weighted(origins);
  const country = random.chance(0.78) ? origin : random.pick(destinations);
  const { first, last } = personNames.get(origin) ?? { first: [], last: [] };
  const [firstName, lastName] = [random.pick(first), random.pick(last)];
  const tongue = localLanguageOf(random, { city: '', country: origin });
  const languages = languagesOf(random, tongue, localLanguageOf(random, { city: '', country }));
  const locale: Locale = isLocale(tongue) ? tongue : 'en';
  const category = random.pick(jobChoices.category.values);
  const { systems, programs, abilities } = skills[category];
  return {
    userId: newId(),
    email: `${slugOf(firstName)}.${slugOf(lastName)}.${number}@people.demo.example`,
    role: 'job_seeker',
    locale,
    // More of them recently, as on a growing site.
    since: daysAfter(now, -DAYS * random.next() ** 1.6),
    profile: {
      first_name: firstName,
      last_name: lastName,
      job_title: plainTitle(random.pick(random.pick(categories[category].roles).titles), locale),
      city: placeIn(random, country).city,
      country,
      bio: random.chance(0.6) ? bioOf(random, locale) : '',
      skills: [
        ...random.pickSome<string>(abilities, random.between(2, 5)),
        ...random.pickSome<string>([...systems, ...programs], random.between(1, 2)),
      ],
      work_authorisation: UNION.has(origin)
        ? [...new Set([...random.pickSome([...UNION], random.between(2, 6)), origin])]
        : [...new Set([origin, country])],
      visibility: random.chance(0.3) ? 'employers' : 'applied',
    },
    languages,
  };
}

/** The mother tongue, mostly English, the local language, and sometimes one more. */
function languagesOf(random: Random, tongue: string, local: string): Extra['languages'] {
  const spoken = new Map<string, LanguageLevel>([[tongue, 'native']]);
  const learn = (language: string, levels: readonly LanguageLevel[]) => {
    if (!spoken.has(language)) spoken.set(language, random.pick(levels));
  };
  learn(local, ['B1', 'B2', 'C1']);
  if (random.chance(0.85)) learn('en', ['B1', 'B2', 'B2', 'C1', 'C1', 'C2']);
  for (const language of random.pickSome(
    ['fr', 'es', 'de', 'it', 'pt', 'nl', 'pl', 'ar', 'tr', 'ca', 'ro', 'uk'],
    random.between(0, 2),
  ))
    learn(language, ['A2', 'B1', 'B2', 'C1']);
  return [...spoken].map(([language, level]) => ({ language: language as LanguageCode, level }));
}

const bioOf = (random: Random, locale: Locale): string => {
  const years = String(random.between(2, 19));
  return [bios.past, bios.present, bios.future]
    .map((sentences) => typeset(random.pick(sentences), locale, { years }))
    .slice(0, random.between(2, 3))
    .join(' ');
};
