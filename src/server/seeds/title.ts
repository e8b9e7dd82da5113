import type { Locale } from '#contract/locales.ts';

import type { JobSnapshot } from './invent-job.ts';
import { languageName, listed } from './language-names.ts';
import { wordsIn, type Six } from './texts/six.ts';

/** How a job is called: the role's name, and what of the job is said with it. */
export interface TitlePlan {
  name: Six;
  suffix: 'none' | 'languages' | 'market';
  /** Whether an entry-level job says so. */
  isJunior: boolean;
}

const marks = {
  internship: ['Internship', 'Prácticas', 'Stage', 'Praktikum', 'Stage', 'Estágio'],
  junior: ['Junior', 'júnior', 'junior', 'Junior', 'junior', 'júnior'],
  senior: ['Senior', 'sénior', 'senior', 'Senior', 'senior', 'sénior'],
} as const satisfies Record<string, Six>;

/** The title in a language, as job boards there write it: the level before the name in English and German, after it elsewhere. */
export function titleOf(
  { name, suffix, isJunior }: TitlePlan,
  { level, role, employmentType, languages, localLanguage, market }: JobSnapshot,
  locale: Locale,
): string {
  if (employmentType === 'internship') return `${wordsIn(marks.internship, locale)} – ${wordsIn(name, locale)}`;
  // Where a role has one level only, its name says it already.
  const mark =
    role.levels.length > 1 && level === 'senior'
      ? marks.senior
      : role.levels.length > 1 && level === 'entry' && isJunior
        ? marks.junior
        : undefined;
  const marked = mark ? withMark(wordsIn(name, locale), wordsIn(mark, locale), locale) : wordsIn(name, locale);
  if (suffix === 'none') return marked;
  if (suffix === 'market') return `${marked} – ${capital(wordsIn(market.label, locale), locale)}`;
  // That people there speak the language of the place goes without saying.
  const spoken = languages.filter(({ required, language }) => required && language !== localLanguage).slice(0, 2);
  if (spoken.length === 0) return marked;
  return `${marked} – ${capital(
    listed(
      spoken.map(({ language }) => languageName(language, locale)),
      locale,
    ),
    locale,
  )}`;
}

/** A role's name without the note that it is for everybody: "Kundenberater". */
export const plainTitle = (name: Six, locale: Locale): string => wordsIn(name, locale).replace(FOR_ALL, '');

const FOR_ALL = / \((?:F\/H|m\/f|m\/w\/d)\)$/;

const capital = (text: string, locale: Locale): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** In front of the name, or behind it and before what stands in brackets at its end. */
function withMark(name: string, mark: string, locale: Locale): string {
  if (locale === 'en' || locale === 'de') return `${mark} ${name}`;
  const [, words = name, bracket = ''] = /^(.*?)( \((?:F\/H|m\/f)\))?$/.exec(name) ?? [];
  return `${words} ${mark}${bracket}`;
}
