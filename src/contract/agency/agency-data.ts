import { z } from 'zod';

import { currencies } from '#contract/currencies.ts';
import { placementStates } from '#contract/placements/placement-choices.ts';
import { presentingDataSchema } from '#contract/presenting/presenting-data.ts';
import { screeningDataSchema } from '#contract/screening/screening-data.ts';

/** Sections of a person's export about the house agency. */
export const agencyDataShape = {
  /** Calls and notes about clients that a consultant wrote. */
  clientNotes: z.array(z.object({ client: z.string(), words: z.string(), at: z.iso.datetime() })),
  screenings: screeningDataSchema,
  presenting: presentingDataSchema,
  /** Where the person was placed; pay of the first year. */
  placements: z.array(
    z.object({
      agency: z.string(),
      client: z.string(),
      title: z.string(),
      state: z.enum(placementStates),
      startsOn: z.iso.date(),
      endedOn: z.iso.date().nullable(),
      fixedPay: z.int(),
      variablePay: z.int(),
      currency: z.enum(currencies),
    }),
  ),
};
