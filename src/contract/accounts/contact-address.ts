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
      summary: 'Change the own contact address; the new one is confirmed first',
      description:
        'By a link that is mailed to it; until then the one before stays in use. The account’s own address needs no link.',
      tags,
    })
    .input(contactAddressInput)
    .output(done),
  sendLink: forSeekersAgain
    .route({
      method: 'POST',
      path: '/me/contact-address/link',
      summary: 'Send the link to the own contact address that waits to be confirmed',
      description: '409 (wrong_status) where none waits.',
      tags,
    })
    .input(z.strictObject({}))
    .output(done),
  cancel: forSeekers
    .route({
      method: 'POST',
      path: '/me/contact-address/cancel',
      summary: 'Discard the own contact address that waits to be confirmed',
      tags,
    })
    .input(z.strictObject({}))
    .output(done),
};
