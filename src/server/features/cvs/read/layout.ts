import { findDates } from '../rules/dates.ts';
import { headingOf } from '../rules/headings.ts';
import type { Line } from '../rules/line.ts';

/** A run of text on a page; y grows downwards. */
export interface TextItem {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

type Row = TextItem[];

export interface PageLines {
  main: Line[];
  /** Columns next to it, which continue on the next page. */
  side: Line[];
}

/** Relative to the font size: words of one text are closer. */
const WIDE_GAP = 1.1;
const WORD_GAP = 0.18;
/** A column has at least this many lines. */
const FEWEST_ROWS = 5;
/** Share of the smaller side's rows that are level with rows of the other: more means a table. */
const BESIDE = 0.6;

/**
 * The lines of a page in reading order: columns one after the other, tables row by row.
 * @param mend corrects text that is encoded differently than it looks
 */
export function pageLines(items: readonly TextItem[], mend: (text: string) => string): PageLines {
  const rows = rowsOf(items).map((row) => row.map((item) => ({ ...item, text: mend(item.text) })));
  const gutter = findGutter(rows);
  if (!gutter) return { main: rows.map(lineOf), side: [] };
  const { from, to, x } = gutter;
  const block = rows.slice(from, to);
  const left = block.map((row) => row.filter((item) => item.x < x)).filter((row) => row.length > 0);
  const right = block.map((row) => row.filter((item) => item.x >= x)).filter((row) => row.length > 0);
  if (!areColumns(left, right)) return { main: rows.map(lineOf), side: [] };
  const [wide, narrow] = extent(left) >= extent(right) ? [left, right] : [right, left];
  const main = [...rows.slice(0, from), ...wide, ...rows.slice(to)].map(lineOf);
  const side = narrow.map(lineOf);
  return { main, side: side.map((line, index) => (index === 0 ? { ...line, isApart: true } : line)) };
}

/** Items of one baseline, with neighbours joined to texts. */
function rowsOf(items: readonly TextItem[]): Row[] {
  const rows: Row[] = [];
  for (const item of items.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row?.[0] && Math.abs(row[0].y - item.y) < Math.min(row[0].size, item.size) * 0.45) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x).reduce<Row>(joined, []));
}

function joined(row: Row, item: TextItem): Row {
  const last = row.at(-1);
  if (!last) return [item];
  const gap = item.x - (last.x + last.width);
  if (gap > WIDE_GAP * Math.max(last.size, item.size)) return [...row, item];
  const space = gap > WORD_GAP * item.size && !last.text.endsWith(' ') && !item.text.startsWith(' ') ? ' ' : '';
  const width = Math.max(last.width, item.x + item.width - last.x);
  return [
    ...row.slice(0, -1),
    { ...last, text: `${last.text}${space}${item.text}`, width, size: Math.max(last.size, item.size) },
  ];
}

const lineOf = (row: Row): Line => ({
  text: row.map(({ text }) => text.trim()).join('\t'),
  size: Math.round(Math.max(...row.map(({ size }) => size)) * 2) / 2,
});

interface Gutter {
  from: number;
  to: number;
  x: number;
}

/** The strip that no text crosses in most rows, with enough text on both sides of it. */
function findGutter(rows: readonly Row[]): Gutter | undefined {
  const starts = new Set(rows.flatMap((row) => row.map(({ x }) => Math.floor(x) - 3)));
  let best: (Gutter & { count: number }) | undefined;
  for (const x of starts) {
    for (const { from, to } of uncrossed(rows, x)) {
      const block = rows.slice(from, to);
      const lefts = block.filter((row) => row.some((item) => item.x < x)).length;
      const rights = block.filter((row) => row.some((item) => item.x >= x)).length;
      const count = Math.min(lefts, rights);
      if (count >= FEWEST_ROWS && (!best || count > best.count)) best = { from, to, x, count };
    }
  }
  return best;
}

function uncrossed(rows: readonly Row[], x: number): { from: number; to: number }[] {
  const blocks: { from: number; to: number }[] = [];
  let from = 0;
  for (let index = 0; index <= rows.length; index += 1) {
    const crosses = rows[index]?.some((item) => item.x < x && item.x + item.width > x + 2) ?? true;
    if (!crosses) continue;
    if (index - from >= FEWEST_ROWS) blocks.push({ from, to: index });
    from = index + 1;
  }
  return blocks;
}

/** Columns have their own headings, or their own spacing; text that is level line by line is a table. */
function areColumns(left: readonly Row[], right: readonly Row[]): boolean {
  const [inLeft, inRight] = [left, right].map((rows) => rows.filter((row) => headingOf(lineOf(row))).length);
  if (inLeft && inRight) return true;
  const [wide, narrow] = extent(left) >= extent(right) ? [left, right] : [right, left];
  // The larger part of a CV has headings or dates, unless these are next to it.
  if (!wide.some((row) => isDated(row) || headingOf(lineOf(row)))) return false;
  if (narrow.filter(isDated).length / narrow.length > 0.4) return false;
  const [small, large] = left.length <= right.length ? [left, right] : [right, left];
  const tops = large.map(([first]) => first?.y ?? 0);
  const beside = small.filter(([first]) => first && tops.some((y) => Math.abs(y - first.y) < first.size * 0.45)).length;
  return beside / small.length < BESIDE;
}

const isDated = (row: Row): boolean => findDates(lineOf(row).text) !== undefined;

function extent(rows: readonly Row[]): number {
  const items = rows.flat();
  return Math.max(...items.map(({ x, width }) => x + width)) - Math.min(...items.map(({ x }) => x));
}
