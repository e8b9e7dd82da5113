import type { Locale } from '#contract/locales.ts';

import { conceptKey, conceptsByKey, isConcept, withBroader } from './concepts.ts';
import type { Words } from './concepts.ts';
import { tokensOf } from './tokens.ts';

export interface JobTexts {
  texts: { locale: Locale; title: string; body: string }[];
  skills: string[];
  primaryLocale: Locale;
}

/**
 * What a job is about, as values of `job_search.slices`, each with a concept's key: `t:` its title names it; `b:` its
 * title or its list of skills names it or something narrower; `m:` its text mentions it.
 */
export function tagsOf({ texts, skills, primaryLocale }: JobTexts, dictionary: Words): string[] {
  const tags = new Set<string>();
  const addStrong = (key: string) => {
    for (const wider of withBroader(key)) tags.add(`b:${wider}`);
  };
  for (const { locale, title, body } of texts) {
    for (const key of conceptsIn(title, locale, dictionary)) {
      tags.add(`t:${key}`);
      addStrong(key);
    }
    for (const key of conceptsIn(body, locale, dictionary)) tags.add(`m:${key}`);
  }
  for (const skill of skills)
    for (const key of conceptsIn(skill, primaryLocale, dictionary))
      if (conceptsByKey().get(key)?.kind === 'skill') addStrong(key);
  return [...tags].toSorted();
}

/** Also by their English names, which are used in every language. Terms within longer ones do not count. */
function conceptsIn(text: string, locale: Locale, dictionary: Words): Set<string> {
  const tokens = tokensOf(text);
  const found = (locale === 'en' ? (['en'] as const) : ([locale, 'en'] as const))
    .flatMap((language) => dictionary.find(tokens, language))
    .filter(isConcept);
  const longest = found.filter(
    ({ kind, from, to }) =>
      !found.some(
        (other) => other.kind === kind && other.from <= from && other.to >= to && other.to - other.from > to - from,
      ),
  );
  return new Set(longest.map(conceptKey));
}
