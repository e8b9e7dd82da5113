import { z } from 'zod';

import { CURSOR, CURSOR_MAX } from './text-rules.ts';
import { daySchema } from './text.ts';

/** The previous page's `nextCursor`. */
export const cursorSchema = z.string().max(CURSOR_MAX).regex(CURSOR);

export const cursorInput = { cursor: cursorSchema.optional() };

const LONGEST_MOMENT = '2026-11-21T09:30:00.123456Z'.length;

/** In PostgreSQL's format: UTC, in the years 1 to 9999, to the microsecond. */
export const momentSchema = z.iso
  .datetime()
  .max(LONGEST_MOMENT)
  .refine((moment) => moment >= '0001', { params: { code: 'invalid' } });

/** The last row of a page sorted by time. */
export const timePosition = z.tuple([momentSchema, z.uuid()]);

/** Sorted by a text of `max` UTF-16 units; PostgreSQL stores no zero byte or lone surrogate. */
export const textPosition = (max: number) =>
  z.tuple([
    z
      .string()
      .max(max)
      .regex(/^[^\0\p{Cs}]*$/u),
    z.uuid(),
  ]);

/** Sorted by a count. */
export const countPosition = z.tuple([z.int().min(0), z.uuid()]);

/** Sorted by a day; PostgreSQL has no year 0. */
export const dayPosition = z.tuple([daySchema, z.uuid()]);
