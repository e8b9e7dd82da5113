import { z } from 'zod';

import { screeningParts } from './screening-choices.ts';
import { screeningFindingsSchema } from './screening-findings.ts';
import { ownScreeningSchema } from './screening-views.ts';

/** What the site keeps of a person's screenings. */
export const screeningDataSchema = z.object({
  /** Of the person. */
  received: z.array(ownScreeningSchema.omit({ isValid: true, can: true }).extend({ agency: z.string() })),
  /** What the person wrote of others, as a consultant. */
  written: z.array(
    z.object({
      at: z.iso.datetime(),
      findings: screeningFindingsSchema,
      answers: z.array(z.object({ part: z.enum(screeningParts), words: z.string() })),
    }),
  ),
});
