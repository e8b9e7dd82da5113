import type { Locale } from '#contract/locales.ts';
import type { Occupation } from '#contract/talent/talent.ts';

import { conceptKey, conceptsByKey } from '../jobs/concepts/concepts.ts';

/** By their labels, in alphabetical order of the language. */
export const listOccupations = (locale: Locale): Occupation[] =>
  [...conceptsByKey().values()]
    .filter(({ kind }) => kind === 'occupation')
    .map((concept) => ({ key: conceptKey(concept), label: concept.words[locale][0] ?? concept.id }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
