/** The Common European Framework of Reference for Languages, lowest first. */
export const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

export type CefrLevel = (typeof cefrLevels)[number];

/** Of a person; jobs ask for a CefrLevel. */
export const languageLevels = [...cefrLevels, 'native'] as const;

export type LanguageLevel = (typeof languageLevels)[number];

const rank = (level: LanguageLevel): number =>
  level === 'native' ? cefrLevels.indexOf('C2') : cefrLevels.indexOf(level);

/** Native meets every level. */
export const meetsLevel = (has: LanguageLevel, asked: CefrLevel): boolean => rank(has) >= rank(asked);

/** ISO 639-1: those of Europe and the world's most spoken. */
export const languageCodes = [
  'ar',
  'be',
  'bg',
  'bn',
  'bs',
  'ca',
  'cs',
  'cy',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'eu',
  'fa',
  'fi',
  'fr',
  'ga',
  'gl',
  'he',
  'hi',
  'hr',
  'hu',
  'hy',
  'id',
  'is',
  'it',
  'ja',
  'ka',
  'ko',
  'lb',
  'lt',
  'lv',
  'mk',
  'mt',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sq',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** `de`, or with the reader's level: `de:B2`. */
export type LanguageFilter = LanguageCode | `${LanguageCode}:${CefrLevel}`;

export function isLanguageFilter(text: string): text is LanguageFilter {
  const [code, level, ...others] = text.split(':');
  const levels: readonly (string | undefined)[] = [undefined, ...cefrLevels];
  return languageCodes.some((known) => known === code) && levels.includes(level) && others.length === 0;
}
