import { z } from 'zod';

/** The largest of PostgreSQL's `integer`. */
export const INTEGER_MAX = 2 ** 31 - 1;

/** Where the page before ended: the `nextCursor` that came with it. What it holds is the server's alone, and may be a title. */
export const cursorSchema = z
  .string()
  .max(1_000)
  .regex(/^[\w-]+$/);

/** What every list that comes in pages takes. */
export const cursorInput = { cursor: cursorSchema.optional() };

const LONGEST_MOMENT = '2026-11-21T09:30:00.123456Z'.length;

/** A moment as PostgreSQL keeps it: UTC, in the years 1 to 9999, to the microsecond. */
export const momentSchema = z.iso
  .datetime()
  .max(LONGEST_MOMENT)
  .refine((moment) => moment >= '0001', { params: { code: 'invalid' } });

/** What a page ended with where a list is in the order of time. */
export const timePosition = z.tuple([momentSchema, z.uuid()]);

/**
 * The same in the order of a text of `max` units of UTF-16, which PostgreSQL has without a zero byte and without half a
 * surrogate pair.
 */
export const textPosition = (max: number) =>
  z.tuple([
    z
      .string()
      .max(max)
      .regex(/^[^\0\p{Cs}]*$/u),
    z.uuid(),
  ]);

/** The same in the order of a count. */
export const countPosition = z.tuple([z.int().min(0), z.uuid()]);
