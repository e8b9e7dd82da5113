import { z } from 'zod';

import { countrySchema } from '#contract/choice-schemas.ts';
import { LAWS_MAX } from '#contract/limits.ts';
import { daySchema, lineSchema } from '#contract/text.ts';

/** A country with a shorter maximum retention of applications, with the administrator's source. */
const retentionLawSchema = z.strictObject({
  country: countrySchema,
  /** After the decision. */
  days: z.int().min(14).max(3_650),
  /** When the source was last checked. */
  since: daySchema,
  source: lineSchema(200).pipe(z.string().min(1)),
});

export type RetentionLaw = z.infer<typeof retentionLawSchema>;

export const retentionLawsSchema = z
  .array(retentionLawSchema)
  .max(LAWS_MAX)
  .refine((laws) => new Set(laws.map(({ country }) => country)).size === laws.length, {
    params: { code: 'invalid' },
  });

/** Initial values, not legal advice: the administrator maintains them. The Dutch period is from secondary sources. */
export const initialRetentionLaws: RetentionLaw[] = [
  {
    country: 'NL',
    days: 28,
    since: '2026-11-25',
    source:
      'Recommendation of the authority (Autoriteit Persoonsgegevens), not a law: 4 weeks after the procedure ends, up to 1 year with consent',
  },
];
