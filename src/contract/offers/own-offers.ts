import { z } from 'zod';

import { orUnclaimed } from '#contract/procedure.ts';
import { lineSchema, textSchema } from '#contract/text.ts';

import { DECLINE_WORDS_MAX, declineReasons, SIGNED_NAME_MAX } from './offer-choices.ts';
import { ownOfferSchema } from './offer-views.ts';

const tags = ['Offers'];
const byId = z.strictObject({ id: z.uuid() });

export const ownOffersContract = {
  list: orUnclaimed.seekers
    .route({
      method: 'GET',
      path: '/me/offers',
      summary: 'List the offers that you received, latest first, up to 100',
      tags,
    })
    .output(
      z.array(
        ownOfferSchema
          .pick({ id: true, applicationId: true, state: true, job: true, company: true, isBeingChanged: true })
          .extend({ answerBy: z.iso.date() }),
      ),
    ),
  read: orUnclaimed.seekers
    .route({ method: 'GET', path: '/me/offers/{id}', summary: 'Get an offer that you received', tags })
    .input(byId)
    .output(ownOfferSchema),
  mailCode: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/offers/{id}/code',
      summary: 'Email yourself a code that confirms your acceptance',
      description: 'For people without a password or passkey; 409 `wrong_status` for others.',
      tags,
    })
    .input(byId)
    .output(z.object({ done: z.literal(true) })),
  accept: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/offers/{id}/accept',
      summary: 'Accept an offer, which accepts your application',
      description:
        'Requires a recent proof of identity (403 `sign_in_again`), or the emailed code (422 `wrong_code`). 409 `offer_over` if the offer was withdrawn, was answered or has lapsed; `changed_meanwhile` if another version was sent.',
      tags,
    })
    .input(
      byId.extend({
        version: z.int().min(1),
        /** The candidate's name, as shown. */
        name: lineSchema(SIGNED_NAME_MAX).pipe(z.string().min(1)),
        /** The person confirms that they have read the offer, and know what this signature means. */
        agrees: z.literal(true),
        code: z.string().max(20).optional(),
      }),
    )
    .output(ownOfferSchema),
  decline: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/me/offers/{id}/decline',
      summary: 'Decline an offer, with or without a reason',
      description:
        'Your application does not change. 409 `offer_over` if the offer was withdrawn, was answered or has lapsed; `changed_meanwhile` if another version was sent.',
      tags,
    })
    .input(byId.extend({ reason: z.enum(declineReasons).nullable(), words: textSchema(DECLINE_WORDS_MAX) }))
    .output(ownOfferSchema),
};
