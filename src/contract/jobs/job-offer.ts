import { z } from 'zod';

import { currencies } from '#contract/currencies.ts';
import { timeZoneSchema } from '#contract/time-zone.ts';

import { HOUSING_WEEKS_MAX, relocationHelps, SHIFTS_MAX } from './relocation-choices.ts';

const MOVING_COSTS_MAX = 1_000_000;

/** Relocation costs that the employer pays. */
export const relocationSchema = z
  .strictObject({
    helps: z.array(z.enum(relocationHelps)).max(relocationHelps.length),
    /** Weeks in a flat. */
    housingWeeks: z.number().int().min(1).max(HOUSING_WEEKS_MAX).nullable(),
    /** Up to this amount. */
    movingCosts: z
      .strictObject({ amount: z.number().int().min(1).max(MOVING_COSTS_MAX), currency: z.enum(currencies) })
      .nullable(),
  })
  .refine(({ helps, housingWeeks, movingCosts }) => helps.length > 0 || housingWeeks !== null || movingCosts !== null, {
    path: ['helps'],
    params: { code: 'required' },
  });

export type Relocation = z.infer<typeof relocationSchema>;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A shift that ends at or before its beginning ends on the next day. */
const shiftSchema = z
  .strictObject({
    /** ISO 8601: Monday is 1. */
    days: z
      .array(z.number().int().min(1).max(7))
      .min(1)
      .max(7)
      .refine((days) => new Set(days).size === days.length, { params: { code: 'invalid' } }),
    from: time,
    to: time,
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], params: { code: 'invalid' } });

export type Shift = z.infer<typeof shiftSchema>;

export const shiftsSchema = z.strictObject({
  /** The time zone of the market. */
  timeZone: timeZoneSchema,
  times: z.array(shiftSchema).min(1).max(SHIFTS_MAX),
});

export type Shifts = z.infer<typeof shiftsSchema>;
