import type { Locale } from '#contract/locales.ts';

/** Words within a term that carry no meaning: "agente de atención al cliente". */
export const LINKING: Record<Locale, ReadonlySet<string>> = {
  en: new Set(['of', 'the', 'for', 'and', 'to', 'in', 'a', 'an']),
  es: new Set(['de', 'del', 'la', 'el', 'los', 'las', 'al', 'a', 'y', 'en', 'para']),
  fr: new Set(['de', 'du', 'des', 'la', 'le', 'les', 'd', 'l', 'a', 'au', 'aux', 'et', 'en']),
  de: new Set(['im', 'in', 'der', 'die', 'das', 'fur', 'und', 'von', 'zu', 'zum', 'zur', 'am', 'des', 'den']),
  it: new Set([
    'di',
    'del',
    'della',
    'dei',
    'delle',
    'al',
    'alla',
    'ai',
    'alle',
    'e',
    'la',
    'il',
    'l',
    'd',
    'in',
    'per',
  ]),
  pt: new Set(['de', 'do', 'da', 'dos', 'das', 'a', 'ao', 'aos', 'o', 'e', 'em', 'para', 'no', 'na']),
};
