import { z } from 'zod';

import { orUnclaimed } from '#contract/procedure.ts';
import { requiredTextSchema } from '#contract/text.ts';

import { CONTEST_MAX, screeningParts } from './screening-choices.ts';
import { ownScreeningSchema } from './screening-views.ts';

const tags = ['Screening'];
const byId = z.strictObject({ id: z.uuid() });
const ofPart = byId.extend({ part: z.enum(screeningParts) });

const ownScreeningsSchema = z.object({
  agency: z.object({ name: z.string(), slug: z.string() }),
  /** The latest first; at most 20. */
  screenings: z.array(ownScreeningSchema),
  can: z.object({ ask: z.boolean() }),
});

export type OwnScreenings = z.infer<typeof ownScreeningsSchema>;

export const ownScreeningsContract = {
  read: orUnclaimed.seekers
    .route({
      method: 'GET',
      path: '/me/screenings',
      summary: 'Everything that the house agency wrote down of the reader; 404 without an agency',
      tags,
    })
    .output(ownScreeningsSchema),
  ask: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/screenings',
      summary: 'Ask to be screened; 409 (wrong_status) while one is open',
      tags,
      successStatus: 201,
    })
    .output(ownScreeningsSchema),
  show: orUnclaimed.seekers
    .route({
      method: 'PUT',
      path: '/me/screenings/{id}/parts/{part}',
      summary: 'Show a part to others, or hide it',
      tags,
    })
    .input(ofPart.extend({ isShown: z.boolean() }))
    .output(ownScreeningsSchema),
  contest: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/screenings/{id}/parts/{part}/contest',
      summary: 'Say what is wrong; others do not read the part until a consultant answers',
      tags,
    })
    .input(ofPart.extend({ words: requiredTextSchema(CONTEST_MAX) }))
    .output(ownScreeningsSchema),
  answerReference: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/references/{id}/answer',
      summary: 'Agree that someone is asked about one’s work, or not',
      description: '409 wrong_status for one that was answered.',
      tags,
    })
    .input(byId.extend({ agrees: z.boolean() }))
    .output(ownScreeningsSchema),
  withdraw: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/screenings/{id}/withdraw',
      summary: 'Withdraw from it, also when it is done; what was written in it is deleted',
      tags,
    })
    .input(byId)
    .output(ownScreeningsSchema),
};
