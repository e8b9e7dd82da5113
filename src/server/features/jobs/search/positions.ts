import { z } from 'zod';

import type { JobSort } from '#contract/job-search.ts';

import { readCursor, writeCursor } from '../../../platform/http/cursor.ts';

/** Microseconds since 1970. */
const published = z.int();
const id = z.uuid();

/** Where a page of each sort ended. */
const positions = {
  newest: z.tuple([z.literal('newest'), published, id]),
  /** Pay is null among the jobs without, which come last. */
  salary: z.tuple([z.literal('salary'), z.number().nullable(), published, id]),
  /**
   * When the first page was read, and the oldest of the jobs that were ranked then: so jobs that come or go meanwhile
   * move no others. The score is null once the ranked ones are through.
   */
  relevance: z.tuple([z.literal('relevance'), published, published, id, z.number().nullable(), published, id]),
};

export type Position<Sort extends JobSort> = z.infer<(typeof positions)[Sort]>;

/**
 * The position that a cursor stands for; null without one.
 * @throws Refusal INVALID for the field `cursor` where it is none of this sort.
 */
export function readPosition<Sort extends JobSort>(cursor: string | undefined, sort: Sort): Position<Sort> | null {
  return cursor === undefined ? null : readCursor(cursor, positions[sort] as unknown as z.ZodType<Position<Sort>>);
}

/** A page of ids, and the cursor of the next. */
export interface Page {
  ids: string[];
  nextCursor: string | null;
}

/** Makes a page of one row more than it shows, by which it is seen whether there are more. */
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
