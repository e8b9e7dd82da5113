import { fold, wholeWords } from '#contract/folded-text.ts';
import type { JobText } from '#contract/jobs/job-fields.ts';
import type { Preflight, WordingRule } from '#contract/jobs/job-preflight.ts';
import { type Locale, locales } from '#contract/locales.ts';

import { plainText } from '../rich-text.ts';
import { languageWordsOf } from './language-words.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { italian } from './words/italian.ts';
import { portuguese } from './words/portuguese.ts';
import { spanish } from './words/spanish.ts';
import type { JobTitles, WordingTable } from './words/wording-table.ts';

type Finding = Preflight['wording'][number];
type Field = Finding['field'];

/** More than a person would read; later ones are found after these are fixed. */
export const MOST_FINDINGS = 100;

const tables: Record<Locale, WordingTable> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
  pt: portuguese,
};

interface CompiledRule {
  rule: WordingRule;
  pattern: RegExp;
  /** Null if it depends on the language. */
  suggestion: string | null;
}

interface Match<Rule = WordingRule> {
  rule: Rule;
  start: number;
  end: number;
  suggestion: string | null;
}

/** `<lang>` stands for any language’s name. */
const inLanguage = (source: string, locale: Locale): RegExp =>
  wholeWords(source.replaceAll('<lang>', languageWordsOf(locale).source));

const compile = (locale: Locale): CompiledRule[] => {
  const { native, age, gender } = tables[locale];
  return [
    ...native.map((source) => ({
      rule: 'native_speaker' as const,
      pattern: inLanguage(source, locale),
      suggestion: null,
    })),
    ...age.map(([source, suggestion]) => ({ rule: 'age' as const, pattern: inLanguage(source, locale), suggestion })),
    ...gender.map(([source, suggestion]) => ({
      rule: 'gender' as const,
      pattern: inLanguage(source, locale),
      suggestion,
    })),
  ];
};

/** Compiled at the first text of a language, so that it does not delay the start. */
const rules = new Map<Locale, CompiledRule[]>();

function rulesOf(locale: Locale): CompiledRule[] {
  const known = rules.get(locale) ?? compile(locale);
  rules.set(locale, known);
  return known;
}

/**
 * Finds wordings that ask for a birthplace, an age or a gender. Descriptions and requirements must be sanitised HTML.
 * Rules match phrases, not meaning, so findings must not block publishing.
 */
export function checkWording(translations: Partial<Record<Locale, JobText>>): Finding[] {
  return locales
    .flatMap((locale) => {
      const text = translations[locale];
      if (!text) return [];
      return [
        ...findIn(locale, 'title', text.title),
        ...findIn(locale, 'description', linesOf(text.description)),
        ...findIn(locale, 'requirements', linesOf(text.requirements)),
      ];
    })
    .slice(0, MOST_FINDINGS);
}

/** Checks a single line by these rules and by those for a job's wording. */
export function findQuotes<Rule extends string>(
  locale: Locale,
  line: string,
  more: readonly { rule: Rule; pattern: RegExp }[],
): { rule: Rule | WordingRule; quote: string }[] {
  const text = line.normalize('NFC');
  const folded = fold(text);
  const matches = [...rulesOf(locale), ...more].flatMap(({ rule, pattern }) => matchesOf(folded, rule, pattern, null));
  return distinct(
    withoutOverlaps<Rule | WordingRule>(matches).map(({ rule, start, end }) => ({
      rule,
      quote: text.slice(start, end),
    })),
  );
}

/** One line per block, so that no match crosses blocks. */
const linesOf = (html: string): string => plainText(html).replace(/ {2,}/g, ' ');

function findIn(locale: Locale, field: Field, written: string): Finding[] {
  const text = written.normalize('NFC');
  const folded = fold(text);
  const found = withoutOverlaps(
    rulesOf(locale).flatMap(({ rule, pattern, suggestion }) => matchesOf(folded, rule, pattern, suggestion)),
  ).map(({ rule, start, end, suggestion }) => ({
    rule,
    locale,
    field,
    quote: text.slice(start, end),
    suggestion: suggestion ?? tables[locale].level(languageNear(folded, start, end, locale)),
  }));
  const inTitle = field === 'title' ? titleForms(text, folded, tables[locale].titles) : undefined;
  return distinct(inTitle ? [...found, { rule: 'gender', locale, field, ...inTitle }] : found);
}

const matchesOf = <Rule>(folded: string, rule: Rule, pattern: RegExp, suggestion: string | null): Match<Rule>[] =>
  [...folded.matchAll(pattern)].map((match) => ({
    rule,
    start: match.index,
    end: match.index + match[0].length,
    suggestion,
  }));

/** Keeps the first of overlapping matches; of those, the longest. */
function withoutOverlaps<Rule>(matches: Match<Rule>[]): Match<Rule>[] {
  let end = 0;
  return matches
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((match) => {
      if (match.start < end) return false;
      end = match.end;
      return true;
    });
}

function distinct<Found extends { rule: string; quote: string }>(findings: Found[]): Found[] {
  const seen = new Set<string>();
  return findings.filter(({ rule, quote }) => {
    const key = `${rule} ${quote.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Characters on each side of a match. */
const NEAR = 40;

/** The language named within the match, else the nearest in the same part of the sentence. */
function languageNear(folded: string, start: number, end: number, locale: Locale): string | undefined {
  const { source, nameOf } = languageWordsOf(locale);
  // No word boundaries: German writes Deutschmuttersprachler.
  const within = new RegExp(source, 'u').exec(folded.slice(start, end));
  if (within) return nameOf(within[0]);
  const before = wordsOf(folded.slice(Math.max(0, start - NEAR), start).replace(/^.*[.,;!?\n]/s, '')).toReversed();
  const after = wordsOf(folded.slice(end, end + NEAR).replace(/[.,;!?\n].*/s, ''));
  for (let distance = 0; distance < Math.max(before.length, after.length); distance += 1) {
    const name = nameOf(before[distance] ?? '') ?? nameOf(after[distance] ?? '');
    if (name) return name;
  }
  return undefined;
}

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/**
 * The first job name for one gender, unless the other form is next to it or the title addresses all. `folded` is by
 * folded-text.ts.
 */
function titleForms(
  title: string,
  folded: string,
  titles: JobTitles | null,
): { quote: string; suggestion: string } | undefined {
  if (!titles || titles.neutral.some((pattern) => pattern.test(title))) return undefined;
  const words = [...folded.matchAll(/\p{L}+/gu)].map((match) => ({ word: match[0], index: match.index }));
  const named = (form: string) =>
    words.find(({ word }) => word === fold(form) || (titles.compounds && word.endsWith(fold(form))));
  const [one, ...others] = titles.forms.flatMap(([masculine, feminine]) => {
    const he = named(masculine);
    const she = named(feminine);
    return [
      ...(he ? [{ ...he, masculine, feminine, is: 'masculine' as const }] : []),
      ...(she ? [{ ...she, masculine, feminine, is: 'feminine' as const }] : []),
    ];
  });
  if (!one || others.some(({ is }) => is !== one.is)) return undefined;
  const quote = title.slice(one.index, one.index + one.word.length);
  return {
    quote,
    suggestion: titles.suggest(one.is === 'masculine' ? quote : masculineOf(quote, one.masculine, one.feminine)),
  };
}

/** "Verkäuferin" becomes "Verkäufer"; prefix and capitalisation stay. */
function masculineOf(quote: string, masculine: string, feminine: string): string {
  const start = quote.length - feminine.length;
  const first = quote.charAt(start) === feminine.charAt(0) ? masculine.charAt(0) : masculine.charAt(0).toUpperCase();
  return quote.slice(0, start) + first + masculine.slice(1);
}
