import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';

import { invalidField } from './refusal.ts';

/** A column's time as a text with all its microseconds, which a Date would lose: what a cursor is made of. */
export const preciseTime = (column: string | RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${typeof column === 'string' ? sql.ref(column) : column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Where a page of a list ended, as a text that can stand in a URL. */
export const writeCursor = (position: readonly (string | number | null)[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/**
 * The position that a cursor stands for.
 * @throws Refusal INVALID for the field `cursor`, where it is not one of this list.
 */
export function readCursor<Position>(cursor: string, schema: z.ZodType<Position>): Position {
  const parsed = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw invalidField('cursor', 'invalid');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON fits no schema.
    return undefined;
  }
}
