import { type LanguageCode, languageCodes, type LanguageLevel } from '#contract/languages.ts';

import { readWordList } from '../../jobs/concepts/word-lists.ts';
import { findLevel } from './levels.ts';
import { fold, type Line } from './line.ts';

export interface ReadLanguage {
  language: LanguageCode;
  level: LanguageLevel | null;
  lines: Line[];
}

const codeOfName = namesOfLanguages();
const NAMES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[...codeOfName.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\p{L}\d])`,
  'gu',
);

/** The words of the job search, and the languages' own names. */
function namesOfLanguages(): Map<string, LanguageCode> {
  const names = new Map<string, LanguageCode>();
  for (const { head, words } of readWordList('languages')) {
    const language = languageCodes.find((known) => known === head[0]);
    if (!language) continue;
    for (const name of Object.values(words).flat())
      // Of several words, only the name itself counts: "parle arabe" contains it anyway.
      if (!name.includes(' ')) names.set(fold(name), language);
    const own = new Intl.DisplayNames([language], { type: 'language' }).of(language);
    if (own) names.set(fold(own), language);
  }
  for (const name of ['castellano', 'castilian', 'castilhano', 'castillan']) names.set(name, 'es');
  for (const name of ['mandarin', 'mandarino', 'chino mandarin']) names.set(name, 'zh');
  return names;
}

interface Name {
  language: LanguageCode;
  index: number;
  end: number;
}

const namesIn = (text: string): Name[] =>
  [...fold(text).matchAll(NAMES)].flatMap(({ 0: name, index }) => {
    const language = codeOfName.get(name);
    return language ? [{ language, index, end: index + name.length }] : [];
  });

/** In a section on languages: names with the level next to them, before them, or in the next line. */
export function languagesOf(lines: readonly Line[]): ReadLanguage[] {
  const found = new Map<LanguageCode, ReadLanguage>();
  let waiting: ReadLanguage[] = [];
  let levelBefore: LanguageLevel | null = null;
  for (const line of lines) {
    const read = languagesOfLine(line, levelBefore);
    const level = read.length === 0 ? (findLevel(line.text)?.level ?? null) : null;
    if (read.length === 0 && level !== null) {
      for (const before of waiting) Object.assign(before, { level, lines: [...before.lines, line] });
      // A heading such as "Mother tongue", with the languages below.
      levelBefore = waiting.length === 0 ? level : null;
      waiting = [];
      continue;
    }
    levelBefore = null;
    for (const language of read) if (!found.has(language.language)) found.set(language.language, language);
    if (read.length > 0) waiting = read.filter((language) => language.level === null);
  }
  return [...found.values()];
}

function languagesOfLine(line: Line, levelBefore: LanguageLevel | null): ReadLanguage[] {
  const { text } = line;
  const names = namesIn(text);
  const [first] = names;
  if (!first) return [];
  const before = findLevel(text.slice(0, first.index))?.level;
  return names.map(({ language, end, index }, position) => {
    const next = names[position + 1]?.index ?? text.length;
    const previous = names[position - 1]?.end ?? 0;
    // "Native: German", "C1 English, B2 French": where a level is before the first name, it is before each.
    const level = before
      ? (findLevel(text.slice(previous, index))?.level ?? before)
      : findLevel(text.slice(end, next))?.level;
    return { language, level: level ?? levelBefore, lines: [line] };
  });
}

/** A score for how much a text reads like a list of languages. */
export const namesLanguages = (text: string): boolean => namesIn(text).length > 0;
