import { locales, type Locale } from '#contract/locales.ts';

/** One text in the six languages, in the usual order. Placeholders in braces are replaced with the job's facts. */
export type Six = readonly [en: string, es: string, fr: string, de: string, it: string, pt: string];

/** The text in one of the six languages. */
export const wordsIn = (six: Six, locale: Locale): string => six[locales.indexOf(locale)] ?? six[0];
