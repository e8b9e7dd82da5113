import { contactAddressContract } from '#contract/accounts/contact-address.ts';

import { implementing } from '../../procedures.ts';
import { cancelContactChange, changeContactAddress, sendContactLink } from './contact-address.ts';

const contactAddress = implementing(contactAddressContract);
const done = { done: true } as const;

export const contactAddressApi = {
  change: contactAddress.change.handler(async ({ context, input }) => {
    await changeContactAddress(context, input);
    return done;
  }),
  sendLink: contactAddress.sendLink.handler(async ({ context }) => {
    await sendContactLink(context);
    return done;
  }),
  cancel: contactAddress.cancel.handler(async ({ context }) => {
    await cancelContactChange(context);
    return done;
  }),
};
