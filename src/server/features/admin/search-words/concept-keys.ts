import { locales, type Locale } from '#contract/locales.ts';

import { conceptsByKey, type Concept } from '../../jobs/concepts/concepts.ts';
import { wordKey } from '../../jobs/concepts/tokens.ts';

type Keys = Record<Locale, string[]>;

let made: ReadonlyMap<string, Keys> | undefined;

/** The built-in words as search keys, by concept. Takes a moment the first time. */
export const keysOfConcepts = (): ReadonlyMap<string, Keys> =>
  (made ??= new Map([...conceptsByKey()].map(([key, concept]) => [key, keysOf(concept)])));

const keysOf = ({ words }: Concept): Keys =>
  Object.fromEntries(locales.map((locale) => [locale, words[locale].map(wordKey)])) as Keys;
