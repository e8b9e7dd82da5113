import { wholeWords } from '#contract/folded-text.ts';
import { formerPayWords } from '#contract/jobs/former-pay.ts';
import type { QuestionFinding } from '#contract/jobs/questions.ts';
import { type Locale, locales } from '#contract/locales.ts';
import type { LocalizedWords } from '#contract/localized-words.ts';

import { findQuotes } from '../preflight/wording.ts';
import { questionWords } from './question-words.ts';

type Rule = QuestionFinding['rule'];

const compile = (locale: Locale): { rule: Rule; pattern: RegExp }[] =>
  Object.entries({ ...questionWords[locale], pay_history: formerPayWords[locale] }).map(([rule, source]) => ({
    rule: rule as Rule,
    pattern: wholeWords(source),
  }));

/** Compiled at the first question in a language. */
const compiled = new Map<Locale, ReturnType<typeof compile>>();

function rulesOf(locale: Locale): ReturnType<typeof compile> {
  const known = compiled.get(locale) ?? compile(locale);
  compiled.set(locale, known);
  return known;
}

/**
 * Finds what a question and its options must not ask about. Matches phrases, not meaning, so findings block nothing.
 */
export const findingsIn = (texts: readonly LocalizedWords[]): QuestionFinding[] =>
  locales.flatMap((locale) =>
    texts.flatMap((words) => {
      const text = words[locale];
      return text ? findQuotes(locale, text, rulesOf(locale)).map((found) => ({ ...found, locale })) : [];
    }),
  );
