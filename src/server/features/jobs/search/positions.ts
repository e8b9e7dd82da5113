import { z } from 'zod';

import type { JobSort } from '#contract/jobs/search-choices.ts';

import { readCursor, writeCursor } from '../../../platform/http/cursor.ts';

/** More jobs that are close are not listed. */
export const CLOSE_MAX = 100;

/** Microseconds since 1970. */
const published = z.int();
const id = z.uuid();

const positions = {
  newest: z.tuple([z.literal('newest'), published, id]),
  /** Pay is null in the part without pay, which comes last. */
  salary: z.tuple([z.literal('salary'), z.number().nullable(), published, id]),
  /**
   * The time of the first page and the oldest job ranked then, so that later changes move nothing. The score is null
   * after the ranked part.
   */
  relevance: z.tuple([z.literal('relevance'), published, published, id, z.number().nullable(), published, id]),
  /** The time of the first page, and how many close jobs were shown. */
  close: z.tuple([z.literal('close'), published, z.int().min(0).max(CLOSE_MAX)]),
};

type List = keyof typeof positions;

export type Position<Of extends List> = z.infer<(typeof positions)[Of]>;

/**
 * Null without a cursor.
 * @throws Refusal INVALID for the field `cursor` if it is of another list.
 */
export function readPosition<Of extends List>(cursor: string | undefined, list: Of): Position<Of> | null {
  return cursor === undefined ? null : readCursor(cursor, positions[list] as unknown as z.ZodType<Position<Of>>);
}

/** Null where the cursor is of the jobs that match everything. */
export const readClosePosition = (cursor: string): Position<'close'> | null => {
  const [list] = readCursor(cursor, z.array(z.unknown()).min(1));
  return list === 'close' ? readPosition(cursor, 'close') : null;
};

export interface Page {
  ids: string[];
  nextCursor: string | null;
}

/** `rows` holds one more than the page if there is a next one. */
export function pageOf<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  positionOf: (row: Row) => Position<JobSort>,
): Page {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    ids: shown.map((row) => row.id),
    nextCursor: last && rows.length > limit ? writeCursor(positionOf(last)) : null,
  };
}
