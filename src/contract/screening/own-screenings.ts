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
      summary: 'List your screenings with everything that was written',
      tags,
    })
    .output(ownScreeningsSchema),
  ask: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/screenings',
      summary: 'Request a screening',
      description: '404 without a house agency. 409 `wrong_status` while a screening is open.',
      tags,
      successStatus: 201,
    })
    .output(ownScreeningsSchema),
  show: orUnclaimed.seekers
    .route({
      method: 'PUT',
      path: '/me/screenings/{id}/parts/{part}',
      summary: 'Show a part of your screening to others, or hide it',
      tags,
    })
    .input(ofPart.extend({ isShown: z.boolean() }))
    .output(ownScreeningsSchema),
  contest: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/screenings/{id}/parts/{part}/contest',
      summary: 'Contest a part of your screening, which hides it from others until a consultant answers',
      tags,
    })
    .input(ofPart.extend({ words: requiredTextSchema(CONTEST_MAX) }))
    .output(ownScreeningsSchema),
  answerReference: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/references/{id}/answer',
      summary: 'Allow or refuse that a referee is asked about your work',
      description: '409 `wrong_status` if you have already answered.',
      tags,
    })
    .input(byId.extend({ agrees: z.boolean() }))
    .output(ownScreeningsSchema),
  withdraw: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/screenings/{id}/withdraw',
      summary: 'Withdraw from a screening, even a finished one, and delete what was written',
      tags,
    })
    .input(byId)
    .output(ownScreeningsSchema),
};
