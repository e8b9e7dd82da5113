import { z } from 'zod';

import { countrySchema } from '#contract/choice-schemas.ts';
import { LAWS_MAX } from '#contract/limits.ts';
import { daySchema, lineSchema } from '#contract/text.ts';

/** A country where an employer must state the pay before an interview, with the administrator's source. */
const payLawSchema = z.strictObject({
  country: countrySchema,
  /** From this day on. */
  since: daySchema,
  /** The source. */
  source: lineSchema(200).pipe(z.string().min(1)),
});

export type PayLaw = z.infer<typeof payLawSchema>;

export const payLawsSchema = z
  .array(payLawSchema)
  .max(LAWS_MAX)
  .refine((laws) => new Set(laws.map(({ country }) => country)).size === laws.length, {
    params: { code: 'invalid' },
  });

const SINCE = '2026-06-07';
const SOURCE = 'Directive (EU) 2023/970, article 5; listed as transposed on 2026-11-22';

/** Initial values, not legal advice: the administrator maintains them. */
export const initialPayLaws: PayLaw[] = ['IT', 'LT', 'MT', 'SK'].map((country) => ({
  country,
  since: SINCE,
  source: SOURCE,
}));

/** @param day YYYY-MM-DD */
export const mustStatePay = (laws: readonly PayLaw[], country: string | null, day: string): boolean =>
  laws.some((law) => law.country === country && law.since <= day);
