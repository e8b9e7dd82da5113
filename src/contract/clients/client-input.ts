import { z } from 'zod';

import { partySchema } from '#contract/agency/party.ts';
import { localeSchema } from '#contract/choice-schemas.ts';
import { daySchema, lineSchema } from '#contract/text.ts';

import { CLIENT_CONTACTS_MAX, CLIENT_NAME_MAX, MANDATE_OPENINGS_MAX, MANDATE_TITLE_MAX } from './client-choices.ts';
import { feeTermsSchema } from './fee-terms.ts';

export const clientFields = z.strictObject({
  name: lineSchema(CLIENT_NAME_MAX).pipe(z.string().min(1)),
  /** In which the agency writes to it. */
  locale: localeSchema,
  offLimitsUntil: daySchema.nullable(),
});

export type ClientFields = z.infer<typeof clientFields>;

/** A new contact has no id. */
export const contactInput = z.strictObject({
  id: z.uuid().optional(),
  name: lineSchema(160).pipe(z.string().min(1)),
  jobTitle: lineSchema(160),
  email: z.union([z.literal(''), z.email().max(254)]),
  phone: lineSchema(40),
  locale: localeSchema,
});

export const contactsInput = z.strictObject({ contacts: z.array(contactInput).max(CLIENT_CONTACTS_MAX) });

export type ContactsInput = z.infer<typeof contactsInput>;

export const clientTermsInput = z.strictObject({ fee: feeTermsSchema.nullable(), buyer: partySchema.partial() });

export type ClientTermsInput = z.infer<typeof clientTermsInput>;

export const mandateFields = z.strictObject({
  title: lineSchema(MANDATE_TITLE_MAX).pipe(z.string().min(1)),
  openings: z.int().min(1).max(MANDATE_OPENINGS_MAX),
});

export type MandateFields = z.infer<typeof mandateFields>;
