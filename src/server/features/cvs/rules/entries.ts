import { findDates, type FoundDates } from './dates.ts';
import { chooseOrder, partsOf, type HeaderParts, type EntryKind } from './entry-parts.ts';
import { isBulletText, type Line, withoutBullet } from './line.ts';

export interface ReadEntry {
  /** Position, degree or certificate. */
  title: string;
  /** Company, school or issuer. */
  place: string;
  start: string | null;
  end: string | null;
  isCurrent: boolean;
  description: string;
  /** The lines that it was read from, without the description. */
  lines: Line[];
}

/** Characters next to the dates; a longer text is a sentence that mentions a year. */
const LONGEST_BESIDE = 110;
const LONGEST_HEADER = 100;
/** Maximum number before the dates. */
const MOST_HEADER_LINES = 3;

interface Anchor {
  index: number;
  dates: FoundDates;
}

/** The entries of a section: each has dates, and as many lines before them as the first one. */
export function entriesOf(section: readonly Line[], kind: EntryKind): ReadEntry[] {
  const lines = joinDates(section);
  const anchors = anchorsOf(lines, kind);
  const [first] = anchors;
  if (!first) return [];
  const before = Math.min(first.index, MOST_HEADER_LINES);
  const starts = anchors.map((anchor, position) => startOf(lines, anchor, before, anchors[position - 1]));
  const drafts = anchors.map((anchor, position) =>
    draftOf(
      lines.slice(starts[position], starts[position + 1] ?? lines.length),
      anchor.index - (starts[position] ?? 0),
      anchor,
    ),
  );
  const order = chooseOrder(
    drafts.map(({ parts }) => parts),
    kind,
  );
  let company = '';
  return drafts.map(({ parts, dates, description, lines: read }) => ({
    ...(parts.second === '' ? { title: parts.first, place: company } : withCompany(order(parts))),
    start: dates.start,
    end: dates.end,
    isCurrent: dates.isCurrent,
    description,
    lines: read,
  }));

  /** Several positions at one company name it once. */
  function withCompany(named: Pick<ReadEntry, 'title' | 'place'>) {
    if (kind === 'work') company = named.place;
    return named;
  }
}

/** Joins dates that a narrow column breaks in two: "March 2019 –" and "May 2021". */
function joinDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const [first = '', ...cells] = line.text.split('\t');
    const [said = '', ...others] = before?.text.split('\t') ?? [];
    const both = before && first.length + said.length < LONGEST_BESIDE ? findDates(`${said} ${first}`) : undefined;
    const isBroken = both && !both.isSingle && both.rest === '' && (findDates(said)?.isSingle ?? true);
    if (!isBroken) joined.push(line);
    else {
      joined[joined.length - 1] = { ...before, text: [`${said} ${first}`, ...others].join('\t') };
      if (cells.length > 0) joined.push({ ...line, text: cells.join('\t') });
    }
  }
  return joined;
}

function anchorsOf(lines: readonly Line[], kind: EntryKind): Anchor[] {
  const all = lines.flatMap((line, index): Anchor[] => {
    const dates = line.text.length > LONGEST_HEADER + LONGEST_BESIDE ? undefined : findDates(withoutBullet(line.text));
    if (!dates || dates.rest.length > LONGEST_BESIDE) return [];
    const isSentence = /[.!?]$/.test(dates.rest) && dates.rest.split(' ').length > 6;
    return isSentence ? [] : [{ index, dates }];
  });
  const ranges = all.filter(({ dates }) => !dates.isSingle);
  // In a list whose every entry is a bullet, bullets have the dates; otherwise they belong to descriptions.
  const own = ranges.filter(({ index }) => !isBullet(lines[index]));
  const found = own.length > 0 ? own : ranges;
  if (kind === 'work') return found;
  const singles = all.filter(({ index, dates }) => dates.isSingle && (found.length === 0 || !isBullet(lines[index])));
  return [...found, ...singles].toSorted((a, b) => a.index - b.index);
}

const isBullet = (line: Line | undefined): boolean =>
  line !== undefined && (line.isBullet === true || isBulletText(line.text));

const isHeader = (line: Line | undefined): boolean =>
  line !== undefined &&
  !isBullet(line) &&
  line.text.length <= LONGEST_HEADER &&
  !/[.;!?]$/.test(line.text.replace(/\b\p{L}{1,4}\.$/u, ''));

function startOf(lines: readonly Line[], { index }: Anchor, before: number, previous: Anchor | undefined): number {
  let start = index;
  const earliest = Math.max(index - before, previous ? previous.index + 1 : 0);
  while (start > earliest && isHeader(lines[start - 1])) start -= 1;
  return start;
}

interface Draft {
  parts: HeaderParts;
  dates: FoundDates;
  description: string;
  lines: Line[];
}

function draftOf(lines: readonly Line[], anchorIndex: number, { dates }: Anchor): Draft {
  const header = lines.slice(0, anchorIndex);
  const texts = header.map(({ text }) => text);
  if (dates.rest !== '') texts.push(dates.rest);
  const read = lines.slice(0, anchorIndex + 1);
  let next = anchorIndex + 1;
  // Two lines are enough for position and company; with one, the second may follow the dates.
  while (texts.length < 2 && isHeader(lines[next]) && !(texts.length === 1 && isComplete(texts[0] ?? ''))) {
    const line = lines[next];
    if (line) {
      texts.push(line.text);
      read.push(line);
    }
    next += 1;
  }
  const description = lines
    .slice(next)
    .map(({ text }) => withoutBullet(text).replaceAll('\t', ' '))
    .join('\n');
  return { parts: partsOf(texts.map(withoutBullet)), dates, description, lines: [...read] };
}

/** Names both in one line, such as "Sales manager – Harbour Ltd". */
const isComplete = (text: string): boolean => partsOf([text]).second !== '' && !text.includes('\t');
