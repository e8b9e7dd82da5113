import type { Locale } from '#contract/locales.ts';

import type { JobPlan } from './invent-job.ts';
import { languageName, listed } from './language-names.ts';
import { wordsIn, type Six } from './texts/six.ts';

export interface TitlePlan {
  name: Six;
  suffix: 'none' | 'languages' | 'market';
  /** Whether the title of an entry-level job says so. */
  isJunior: boolean;
}

const marks = {
  internship: ['Internship', 'Prácticas', 'Stage', 'Praktikum', 'Stage', 'Estágio'],
  junior: ['Junior', 'júnior', 'junior', 'Junior', 'junior', 'júnior'],
  senior: ['Senior', 'sénior', 'senior', 'Senior', 'senior', 'sénior'],
} as const satisfies Record<string, Six>;

/** Titles as on job boards: the level before the name in English and German, after it elsewhere. */
export function titleOf(
  { name, suffix, isJunior }: TitlePlan,
  { level, role, employmentType, languages, localLanguage, market }: JobPlan,
  locale: Locale,
): string {
  if (employmentType === 'internship') return `${wordsIn(marks.internship, locale)} – ${wordsIn(name, locale)}`;
  // A role with one level already names it.
  const mark =
    role.levels.length > 1 && level === 'senior'
      ? marks.senior
      : role.levels.length > 1 && level === 'entry' && isJunior
        ? marks.junior
        : undefined;
  const marked = mark ? withMark(wordsIn(name, locale), wordsIn(mark, locale), locale) : wordsIn(name, locale);
  if (suffix === 'none') return marked;
  if (suffix === 'market') return `${marked} – ${capital(wordsIn(market.label, locale), locale)}`;
  // The local language is implied.
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

/** Removes the gender note: "Kundenberater". */
export const plainTitle = (name: Six, locale: Locale): string => wordsIn(name, locale).replace(FOR_ALL, '');

const FOR_ALL = / \((?:F\/H|m\/f|m\/w\/d)\)$/;

const capital = (text: string, locale: Locale): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** Puts the mark before the name, or after it but before a final parenthesis. */
function withMark(name: string, mark: string, locale: Locale): string {
  if (locale === 'en' || locale === 'de') return `${mark} ${name}`;
  const [, words = name, bracket = ''] = /^(.*?)( \((?:F\/H|m\/f)\))?$/.exec(name) ?? [];
  return `${words} ${mark}${bracket}`;
}
