import { z } from 'zod';

import { choiceShape, countrySchema } from '#contract/choice-schemas.ts';
import { currencies } from '#contract/currencies.ts';
import { salaryPeriods } from '#contract/jobs/job-choices.ts';
import { noticeUnits } from '#contract/offers/offer-choices.ts';
import { daySchema, textSchema } from '#contract/text.ts';

import { FINDING_MAX } from './screening-choices.ts';

/** Everything that a screening checks, but languages and references. Null: not talked about. No copies are kept. */
export const screeningFindingsSchema = z.strictObject({
  identity: z.strictObject({ document: z.enum(['passport', 'identity_card', 'residence_permit']) }).nullable(),
  rightToWork: z
    .strictObject({
      /** As the person declares. */
      countries: z.array(countrySchema).min(1).max(40),
      /** Whether a document was seen. */
      isSeen: z.boolean(),
    })
    .nullable(),
  availability: z
    .strictObject({
      from: daySchema.nullable(),
      notice: z.strictObject({ amount: z.number().int().min(1).max(52), unit: z.enum(noticeUnits) }).nullable(),
      words: textSchema(FINDING_MAX),
    })
    .nullable(),
  wishes: z
    .strictObject({
      pay: z
        .strictObject({
          amount: z.number().int().min(1).max(100_000_000),
          currency: z.enum(currencies),
          period: z.enum(salaryPeriods),
        })
        .nullable(),
      workplace: choiceShape.workplace,
      words: textSchema(FINDING_MAX),
    })
    .nullable(),
});

export type ScreeningFindings = z.infer<typeof screeningFindingsSchema>;
