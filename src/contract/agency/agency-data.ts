import { z } from 'zod';

import { presentingDataSchema } from '#contract/presenting/presenting-data.ts';
import { screeningDataSchema } from '#contract/screening/screening-data.ts';

/** Sections of a person's export about the house agency. */
export const agencyDataShape = {
  /** Calls and notes about clients that a consultant wrote. */
  clientNotes: z.array(z.object({ client: z.string(), words: z.string(), at: z.iso.datetime() })),
  screenings: screeningDataSchema,
  presenting: presentingDataSchema,
};
