import { readFileSync } from 'node:fs';

import { locales, type Locale } from '#contract/locales.ts';

import { ownDataFile } from '../../../platform/data-file.ts';

/** The files of `words/`. */
export type WordList =
  | 'choices'
  | 'countries'
  | 'fillers'
  | 'languages'
  | 'levels'
  | 'near'
  | 'occupations-account-management'
  | 'occupations-commercial'
  | 'occupations-contact-centres'
  | 'occupations-customer-service'
  | 'occupations-families'
  | 'occupations-finance'
  | 'occupations-hospitality'
  | 'occupations-rental-and-property'
  | 'occupations-retail-goods'
  | 'occupations-retail-service'
  | 'occupations-sales'
  | 'occupations-trade-and-industry'
  | 'other-trades'
  | 'pay'
  | 'posted'
  | 'role-nouns'
  | 'skills-accounts'
  | 'skills-general'
  | 'skills-office'
  | 'skills-office-tools'
  | 'skills-selling'
  | 'skills-selling-tools'
  | 'skills-service'
  | 'skills-service-tools'
  | 'skills-web-tools';

/** A block of the word lists: its subject, and the terms by language. */
export interface Block {
  /** The first line, split at `|`: the id, then its attributes. */
  head: string[];
  words: Record<Locale, string[]>;
}

/**
 * Blocks are separated by a blank line and have a line for each language, `*` for all of them; `#` begins a comment.
 */
export const readWordList = (name: WordList): Block[] =>
  readFileSync(ownDataFile(`features/jobs/concepts/words/${name}.txt`), 'utf8')
    .trim()
    .split(/\n\s*\n/u)
    .filter((block) => !block.startsWith('#'))
    .map((block) => {
      const [first = '', ...lines] = block.split('\n').map((line) => line.trim());
      return { head: first.split('|').map((part) => part.trim()), words: wordsOf(lines) };
    });

function wordsOf(lines: string[]): Record<Locale, string[]> {
  const words = Object.fromEntries(locales.map((locale) => [locale, [] as string[]])) as Record<Locale, string[]>;
  for (const line of lines) {
    const [code = ''] = line.split(' ', 1);
    const rest = line.slice(code.length + 1);
    const listed = line.includes(' ')
      ? rest
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean)
      : [];
    if (code === '*') for (const locale of locales) words[locale].push(...listed);
    else words[code as Locale].push(...listed);
  }
  return words;
}
