import { locales, type Locale } from '#contract/locales.ts';

import { conceptKey, isConcept } from '../concepts/concepts.ts';
import type { Words } from '../concepts/concepts.ts';
import type { Match, MeaningKind } from '../concepts/dictionary.ts';
import type { Token } from '../concepts/tokens.ts';
import type { NamedPlace } from './named-places.ts';

interface Range {
  from: number;
  /** The token after the last. */
  to: number;
}

export type Span = Range &
  (
    | { kind: 'place'; place: NamedPlace }
    | {
        kind: 'concept' | Exclude<MeaningKind, 'level' | 'occupation' | 'skill'>;
        /** Language ids may have a level: `de:C1`; concepts have their keys. */ ids: string[];
      }
  );

type Scored = Range & { score: number } & (
    | { kind: 'place'; place: NamedPlace }
    | { kind: 'concept' | Exclude<MeaningKind, 'occupation' | 'skill'>; ids: string[] }
  );

/** Two tokens read together weigh more than each alone. */
const scoreOf = ({ from, to }: Range): number => 10 * (to - from) ** 2;
const SCORES = { exact: 2, own: 4, place: 2 };
/** Among equal readings the earlier kind wins. Words without meaning come last. */
const PRIORITY: readonly string[] = [
  'category',
  'workplace',
  'employment_type',
  'experience_level',
  'country',
  'language',
  'concept',
  'other_trade',
  'place',
  'posted',
  'level',
  'near',
  'pay',
  'role_noun',
  'filler',
];
/**
 * Single words of another language are recognized from this length on; shorter ones are often words of the reader's.
 */
const FOREIGN_MIN = 4;
const CEFR = /^[abc][12]$/u;

/** The spans that name something, in order, without overlap: those that explain most of the text. */
export function readSpans(
  tokens: readonly Token[],
  places: readonly NamedPlace[],
  { locale, dictionary }: { locale: Locale; dictionary: Words },
): Span[] {
  const candidates: Scored[] = [
    ...tokens.flatMap(({ word }, from): Scored[] =>
      CEFR.test(word)
        ? [{ from, to: from + 1, kind: 'level', ids: [word.toUpperCase()], score: scoreOf({ from, to: from + 1 }) }]
        : [],
    ),
    ...meaningsOf(tokens, locale, dictionary),
    ...places
      .filter(
        (place) => place.hasJobs || (tokens[place.from]?.isCapital && !isTitle(tokens)) || place.to === tokens.length,
      )
      .map((place): Scored => ({
        from: place.from,
        to: place.to,
        kind: 'place',
        place,
        score: scoreOf(place) + (place.hasJobs ? SCORES.place : 0),
      })),
  ];
  return withLevels(bestOf(candidates, tokens.length));
}

/** "Mobile Sales Executive": where every word has a capital letter, it says nothing. */
const isTitle = (tokens: readonly Token[]): boolean => tokens.length > 1 && tokens.every((token) => token.isCapital);

function meaningsOf(tokens: readonly Token[], locale: Locale, dictionary: Words): Scored[] {
  // "Used" is not the US, nor "malt" Malta.
  const own = dictionary.find(tokens, locale).filter(({ kind, exact }) => kind !== 'country' || exact > 0);
  const foreign = locales
    .filter((other) => other !== locale)
    .flatMap((other) => dictionary.find(tokens, other))
    .filter((match) => isClear(match, tokens, { locale, dictionary }));
  const found = [...own, ...foreign].map((match) => ({
    ...match,
    kind: isConcept(match) ? ('concept' as const) : (match.kind as Exclude<MeaningKind, 'occupation' | 'skill'>),
    id: isConcept(match) ? conceptKey(match) : match.id,
  }));
  const preferred = new Map(
    [...Map.groupBy(found, rangeOf)].map(([range, same]) => [range, preferredOf(same, locale)] as const),
  );
  return found.flatMap((match) => {
    const readings = preferred.get(rangeOf(match)) ?? [];
    if (readings[0] !== match) return [];
    const ids = agreed(readings);
    // Readings in other languages that disagree are ignored.
    if (ids.length === 0) return [];
    const score =
      scoreOf(match) +
      match.exact * SCORES.exact +
      (match.locale === locale ? SCORES.own : 0) -
      PRIORITY.indexOf(match.kind) / PRIORITY.length -
      (isSilent(match.kind) ? 2 * SCORES.exact + SCORES.own : 0);
    return [{ from: match.from, to: match.to, kind: match.kind, ids, score }];
  });
}

const rangeOf = ({ kind, from, to }: { kind: string } & Range): string => `${kind} ${from} ${to}`;

/** Of several readings of the same words, those in the reader's language; of these, those spelled as in the list. */
function preferredOf<Reading extends { locale: Locale; exact: number }>(same: Reading[], locale: Locale): Reading[] {
  const near = narrowed(same, (other) => other.locale === locale);
  const most = Math.max(...near.map(({ exact }) => exact));
  return near.filter(({ exact }) => exact === most);
}

/** The meanings shared by all languages that know the words. */
function agreed(matches: { id: string; locale: Locale }[]): string[] {
  const languages = new Set(matches.map((match) => match.locale));
  return [...new Set(matches.map(({ id }) => id))].filter((id) =>
    [...languages].every((locale) => matches.some((match) => match.id === id && match.locale === locale)),
  );
}

const SILENT: ReadonlySet<string> = new Set(['filler', 'role_noun', 'near', 'pay']);
const isSilent = (kind: string): boolean => SILENT.has(kind);

/**
 * A single word counts in another language only if it is long enough, spelled as in that list, and not in the reader's
 * lists.
 */
function isClear(
  { from, to, exact, kind }: Match,
  tokens: readonly Token[],
  { locale, dictionary }: { locale: Locale; dictionary: Words },
): boolean {
  if (to - from > 1) return true;
  const { word = '', isCapital = false } = tokens[from] ?? {};
  if (kind === 'level') return exact > 0;
  // "Leather and suede" does not mean Sweden, which is Suède in French.
  if (kind === 'country' && !isCapital) return false;
  return word.length >= FOREIGN_MIN && !dictionary.words.get(word)?.[locale];
}

const narrowed = <Value>(values: Value[], keep: (value: Value) => boolean): Value[] =>
  values.some(keep) ? values.filter(keep) : values;

/** The selection of spans with the highest sum of scores. */
function bestOf(candidates: Scored[], length: number): Scored[] {
  const best: { score: number; spans: Scored[] }[] = [{ score: 0, spans: [] }];
  const ending = Map.groupBy(candidates, ({ to }) => to);
  for (let end = 1; end <= length; end += 1) {
    let most = best[end - 1] ?? { score: 0, spans: [] };
    for (const candidate of ending.get(end) ?? []) {
      const before = best[candidate.from];
      if (before && before.score + candidate.score > most.score)
        most = { score: before.score + candidate.score, spans: [...before.spans, candidate] };
    }
    best.push(most);
  }
  return best[length]?.spans ?? [];
}

/** "Englisch C1", "fluent German": a level belongs to the language next to it; alone it is an ordinary word. */
function withLevels(spans: Scored[]): Span[] {
  const telling = spans.filter(({ kind }) => kind !== 'filler');
  return spans.flatMap((span): Span[] => {
    if (span.kind === 'level') return [];
    if (span.kind === 'place') return [span];
    const level = span.kind === 'language' ? telling.find((one) => isLevelOf(one, span, telling)) : undefined;
    if (level?.kind !== 'level') return [{ ...span, kind: span.kind }];
    return [
      {
        ...span,
        kind: span.kind,
        from: Math.min(span.from, level.from),
        to: Math.max(span.to, level.to),
        ids: span.ids.map((id) => `${id}:${codeOf(level.ids[0])}`),
      },
    ];
  });
}

const isLevelOf = (level: Scored, language: Scored, telling: Scored[]): boolean =>
  level.kind === 'level' && partnerOf(level, telling) === language;

const codeOf = (id = ''): string => (id === 'native' ? 'C2' : id === 'fluent' ? 'C1' : id);

/** The language that a level belongs to: the one right after it, otherwise the one before. */
function partnerOf(level: Scored, telling: Scored[]): Scored | undefined {
  const at = telling.indexOf(level);
  const [before, after] = [telling[at - 1], telling[at + 1]];
  const isNext = (one: Scored | undefined, distance: number) => one?.kind === 'language' && distance <= 2;
  if (before && isNext(before, level.from - before.to)) return before;
  return after && isNext(after, after.from - level.to) ? after : undefined;
}
