import { z } from 'zod';

import { countrySchema, languageCodeSchema, languageLevelSchema } from '#contract/choice-schemas.ts';
import { screeningFindingsSchema } from '#contract/screening/screening-findings.ts';

/** `2026-11`. Days could be matched with those of a screening that the person shows under their name. */
const monthSchema = z.string().regex(/^\d{4}-\d{2}$/);

/** What a client reads of a person who is presented; parts that the person does not show are null. */
export const presentedFactsSchema = z.strictObject({
  languages: z
    .array(
      z.strictObject({
        language: languageCodeSchema,
        level: languageLevelSchema,
        /** What the level rests on; `stated`: on the person's word alone. */
        evidence: z.enum(['heard', 'certificate', 'self_test', 'stated']),
        month: monthSchema.nullable(),
      }),
    )
    .nullable(),
  /** Of positions, the latest first: months, and what was done, without names. */
  experience: z.array(z.strictObject({ months: z.int(), title: z.string() })).nullable(),
  skills: z.array(z.string()).nullable(),
  country: countrySchema.nullable(),
  availability: screeningFindingsSchema.shape.availability,
  wishes: screeningFindingsSchema.shape.wishes,
  rightToWork: screeningFindingsSchema.shape.rightToWork,
  /** Of the screening, if there is one. */
  screenedIn: monthSchema.nullable(),
});

export type PresentedFacts = z.infer<typeof presentedFactsSchema>;
