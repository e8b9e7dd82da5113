import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';

import { invalidField } from './refusal.ts';

/** With the microseconds that a Date would lose. */
export const preciseTime = (column: string | RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${typeof column === 'string' ? sql.ref(column) : column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const writeCursor = (position: readonly (string | number | null)[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** @throws Refusal INVALID for the field `cursor`. */
export function readCursor<Position>(cursor: string, schema: z.ZodType<Position>): Position {
  const parsed = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw invalidField('cursor', 'invalid');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON matches no schema.
    return undefined;
  }
}
