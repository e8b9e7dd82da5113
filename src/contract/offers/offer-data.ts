import { z } from 'zod';

import { declineReasons, offerStates } from './offer-choices.ts';
import { offerTextsSchema } from './offer-conditions.ts';
import { offerSignatureSchema, offerVersionSchema } from './offer-views.ts';

const moment = z.iso.datetime();

/** What the site keeps of a person's offers. */
export const offerDataSchema = z.object({
  /** To the person: all versions that were sent. */
  received: z.array(
    z.object({
      applicationId: z.uuid(),
      company: z.string(),
      state: z.enum(offerStates),
      versions: z.array(offerVersionSchema),
      signatures: z.array(offerSignatureSchema),
      endedAt: moment.nullable(),
      declined: z.object({ reason: z.enum(declineReasons).nullable(), words: z.string() }).nullable(),
    }),
  ),
  /** What the person wrote for a company. */
  written: z.array(z.object({ applicationId: z.uuid(), texts: offerTextsSchema, payReason: z.string(), at: moment })),
});
