import { z } from 'zod';

import { forSeekers, forSeekersAgain } from '#contract/procedure.ts';

import { emailSchema } from './accounts.ts';

/** Null removes it: emails then go to the account's address. */
export const contactAddressInput = z.strictObject({ email: emailSchema.nullable() });

const done = z.object({ done: z.literal(true) });
const tags = ['Profiles'];

export const contactAddressContract = {
  change: forSeekersAgain
    .route({
      method: 'PUT',
      path: '/me/contact-address',
      summary: 'Change your contact address',
      description:
        'The new address gets a link that confirms it; until then the previous one stays in use. The address of your account needs no link.',
      tags,
    })
    .input(contactAddressInput)
    .output(done),
  sendLink: forSeekersAgain
    .route({
      method: 'POST',
      path: '/me/contact-address/link',
      summary: 'Send the link that confirms your new contact address again',
      description: '409 `wrong_status` if no address is waiting to be confirmed.',
      tags,
    })
    .input(z.strictObject({}))
    .output(done),
  cancel: forSeekers
    .route({
      method: 'POST',
      path: '/me/contact-address/cancel',
      summary: 'Discard your unconfirmed contact address',
      tags,
    })
    .input(z.strictObject({}))
    .output(done),
};
