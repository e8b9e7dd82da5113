import type { Word } from '#words/word.ts';

import type { Words } from './words.ts';

/** `href` is relative to the page. */
export type Cell = string | { text: string; href: string };

/** What a section is made of. Parts without content are left out. */
export type Part =
  | { kind: 'facts'; facts: readonly (readonly [label: string, cell: Cell])[] }
  | { kind: 'table'; title: string; heads: readonly string[]; rows: readonly (readonly Cell[])[] }
  | { kind: 'text'; title: string; text: string }
  | { kind: 'group'; title: string; parts: readonly Part[] };

export interface Section {
  id: string;
  title: string;
  parts: readonly Part[];
}

type Column<Row> = readonly [head: Word, cell: (row: Row) => Cell];

/** Columns that no row fills are left out. */
export function table<Row>(w: Words, title: string, rows: readonly Row[], columns: readonly Column<Row>[]): Part {
  const filled = columns.filter(([, cell]) => rows.some((row) => cell(row) !== ''));
  return {
    kind: 'table',
    title,
    heads: filled.map(([head]) => w.say(head)),
    rows: rows.map((row) => filled.map(([, cell]) => cell(row))),
  };
}

export const facts = (w: Words, pairs: readonly (readonly [label: Word, cell: Cell])[]): Part => ({
  kind: 'facts',
  facts: pairs.filter(([, cell]) => cell !== '').map(([label, cell]) => [w.say(label), cell]),
});

export const text = (title: string, words: string): Part => ({ kind: 'text', title, text: words });

export const group = (title: string, parts: readonly Part[]): Part => ({ kind: 'group', title, parts });

export function isFilled(part: Part): boolean {
  switch (part.kind) {
    case 'facts':
      return part.facts.length > 0;
    case 'table':
      return part.rows.length > 0;
    case 'text':
      return part.text !== '';
    default:
      return part.parts.some(isFilled);
  }
}
