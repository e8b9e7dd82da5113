import { z } from 'zod';

import { textSchema } from '#contract/text.ts';

import { FINDING_MAX } from './screening-choices.ts';

/** What a referee answers. */
export const referenceAnswersSchema = z.strictObject({
  /** How they worked together, and when. */
  together: textSchema(FINDING_MAX),
  strengths: textSchema(FINDING_MAX),
  couldImprove: textSchema(FINDING_MAX),
  wouldWorkAgain: z.boolean(),
});

export type ReferenceAnswers = z.infer<typeof referenceAnswersSchema>;
