import { fold } from './line.ts';

/** Month names of the six languages without accents, full and short, by number; none means two months. */
const monthWords: string[] = [
  'january jan enero ene janvier janv januar janner gennaio gen janeiro',
  'february feb febrero fevrier fevr fev februar feber febbraio fevereiro',
  'march mar marzo mars marz maerz mrz marco',
  'april apr abril abr avril avr aprile',
  'may mayo mai maggio mag maio',
  'june jun junio juin juni giugno giu junho',
  'july jul julio juillet juil juli luglio lug julho',
  'august aug agosto ago aout',
  'september sept sep septiembre setiembre septembre settembre sett set setembro',
  'october oct octubre octobre oktober okt ottobre ott outubro out',
  'november nov noviembre novembre novembro',
  'december dec diciembre dic decembre dezember dez dicembre dezembro',
];

/** Words for an open end. */
const nowWords = [
  'present|today|now|current|currently|ongoing|date',
  'heute|dato|jetzt|laufend|aktuell|gegenwart|andauernd',
  "aujourd'hui|ce jour|actuel|actuellement|present|en cours|maintenant",
  'actualidad|actualmente|actual|presente|hoy|la fecha',
  'oggi|in corso|attuale|attualmente|presente',
  'atualidade|atualmente|atual|presente|hoje|momento|em curso|data',
].join('|');

/** Words before a date without an end: "since 2019". */
const sinceWords = 'since|from|seit|ab|depuis|desde|dal|dall|da';

const untilWords =
  "to|until|till|through|bis zum|bis|jusqu'a|jusqu'en|jusqu'au|au|a|al|hasta|fino a|fino al|fino ad|ad|ao|ate";

/** Days as YYYY-MM-DD. */
export interface FoundDates {
  start: string | null;
  end: string | null;
  isCurrent: boolean;
  /** A single date, such as the year of a degree. */
  isSingle: boolean;
  /** The text without the dates. */
  rest: string;
}

interface Point {
  year: number;
  month?: number;
}

const monthOf = new Map(
  monthWords.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);
const MONTHS = [...monthOf.keys()].toSorted((a, b) => b.length - a.length).join('|');
const YEAR = String.raw`(?:19[5-9]\d|20\d\d)`;
const MONTH_NUMBER = '(?:1[0-2]|0?[1-9])';
const NAMED = String.raw`(?:\d{1,2}\.?\s{1,3}(?:de\s{1,3})?)?(?:${MONTHS})\b\.?,?\s{0,3}(?:del?\s{1,3}|of\s{1,3})?`;
const POINT = [
  String.raw`\d{1,2}[./]\s?\d{1,2}[./]\s?${YEAR}`,
  String.raw`${YEAR}-${MONTH_NUMBER}(?:-\d{1,2})?`,
  String.raw`${MONTH_NUMBER}\s?[./-]\s?${YEAR}`,
  String.raw`${NAMED}(?:${YEAR}|'\d\d)`,
  YEAR,
].join('|');

const BEFORE = String.raw`(?<![\p{L}\d+/.])`;
const AFTER = String.raw`(?![\p{L}\d])`;
const UNTIL = String.raw`\s{0,6}(?:[-–—―‐‑→]|\s(?:${untilWords})\s)\s{0,6}`;
const NOW = String.raw`(?:(?:${untilWords}|la|l'|the|il|o)\s{0,2}){0,2}(?:${nowWords})`;
const SINCE = String.raw`(?:(?:${sinceWords}|von|vom|de|du|del|entre|between)\s{1,3})?`;

const RANGE = new RegExp(
  String.raw`${BEFORE}${SINCE}(${POINT}|(?:${MONTHS})\b\.?)${UNTIL}(?:(${POINT}|\d\d(?!\d*[./]))|(${NOW}))${AFTER}`,
  'u',
);
const SCHOOL_YEARS = new RegExp(String.raw`${BEFORE}(${YEAR})\s?/\s?(${YEAR}|\d\d)${AFTER}`, 'u');
const OPEN = new RegExp(
  String.raw`${BEFORE}(?:(?:${sinceWords})\s{1,3}(${POINT})${AFTER}|(${POINT})\s{0,3}[-–—]\s*$)`,
  'u',
);
const SINGLE = new RegExp(String.raw`${BEFORE}(${POINT})${AFTER}`, 'u');

/** The range of dates in a line, or the only date. */
export function findDates(text: string): FoundDates | undefined {
  const folded = fold(text);
  const range = RANGE.exec(folded) ?? SCHOOL_YEARS.exec(folded);
  if (range) return foundRange(text, range);
  const open = OPEN.exec(folded);
  const start = open && pointOf(open[1] ?? open[2] ?? '');
  if (open && start)
    return { start: dayOf(start, 1), end: null, isCurrent: true, isSingle: false, rest: without(text, open) };
  const single = SINGLE.exec(folded);
  const point = single && pointOf(single[1] ?? '');
  if (!single || !point) return undefined;
  return { start: null, end: dayOf(point, 12), isCurrent: false, isSingle: true, rest: without(text, single) };
}

function foundRange(text: string, match: RegExpExecArray): FoundDates | undefined {
  const [, from = '', to, now] = match;
  const end = to === undefined ? undefined : pointOf(/^\d\d$/.test(to) ? `${from.slice(-4, -2)}${to}` : to);
  const start = pointOf(from) ?? (end && { year: end.year, month: monthOf.get(from.replace('.', '')) });
  if (!start || (now === undefined && !end)) return undefined;
  const [first, last] = [dayOf(start, 1), end ? dayOf(end, 12) : null];
  if (last !== null && last < first) return undefined;
  return { start: first, end: last, isCurrent: end === undefined, isSingle: false, rest: without(text, match) };
}

function pointOf(text: string): Point | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  const word = (text.match(/\p{L}+/gu) ?? []).find((part) => monthOf.has(part));
  const year = numbers.find((number) => number.length === 4);
  const short = word !== undefined && /'\d\d$/.test(text) ? Number(text.slice(-2)) : undefined;
  if (year === undefined && short === undefined) return undefined;
  const point = { year: year === undefined ? 2000 + (short ?? 0) : Number(year) };
  if (word !== undefined) return { ...point, month: monthOf.get(word) ?? 1 };
  if (numbers.length === 1) return point;
  // Year first, as in ISO 8601, or last; with a day, the month is in the middle in both.
  const month = Number(numbers.length === 3 || numbers[0] === year ? numbers[1] : numbers[0]);
  return month >= 1 && month <= 12 ? { ...point, month } : point;
}

const dayOf = ({ year, month }: Point, orMonth: number): string =>
  `${year}-${String(month ?? orMonth).padStart(2, '0')}-01`;

function without(text: string, { 0: found, index }: RegExpExecArray): string {
  return `${text.slice(0, index)}\t${text.slice(index + found.length)}`
    .replace(/[([]\s*[)\]]/g, '')
    .replace(/\(?\s*\b\d+\s+(?:years?|yrs?|Jahre?|ans?|años?|anni|anno|anos?)\b(?:\s+\d+\s+\p{L}+\.?)?\s*\)?/iu, '')
    .replace(/\s*\t\s*/g, '\t')
    .replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—(-]+$/gu, '');
}
