import { z } from 'zod';

import { partySchema } from '#contract/agency/party.ts';
import { localeSchema } from '#contract/choice-schemas.ts';

import { clientEntryKinds, mandateStates } from './client-choices.ts';
import { feeTermsSchema } from './fee-terms.ts';

const moment = z.iso.datetime();

/** Of the agency; null once the account is deleted. */
const consultantSchema = z.object({ userId: z.uuid(), name: z.string() }).nullable();

export const listedClientSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether it is a company on the site. */
  isOnSite: z.boolean(),
  owner: consultantSchema,
  openMandates: z.int(),
  offLimitsUntil: z.iso.date().nullable(),
  /** When something last happened with it. */
  lastEntryAt: moment.nullable(),
});

export type ListedClient = z.infer<typeof listedClientSchema>;

const clientContactSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  jobTitle: z.string(),
  email: z.string(),
  phone: z.string(),
  locale: localeSchema,
});

export const clientSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** On the site. */
  company: z.object({ id: z.uuid(), name: z.string(), slug: z.string() }).nullable(),
  locale: localeSchema,
  owner: consultantSchema,
  contacts: z.array(clientContactSchema),
  /** Null until it is agreed. */
  fee: feeTermsSchema.nullable(),
  /** As invoices state it, as far as it is filled in. */
  buyer: partySchema.partial(),
  /** The last day on which its own people are not approached. */
  offLimitsUntil: z.iso.date().nullable(),
});

export type Client = z.infer<typeof clientSchema>;

export const clientEntrySchema = z.object({
  id: z.uuid(),
  kind: z.enum(clientEntryKinds),
  words: z.string(),
  mandate: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  /** Null once the person is erased. */
  person: z.object({ profileId: z.uuid(), name: z.string() }).nullable(),
  by: consultantSchema,
  at: moment,
});

export type ClientEntry = z.infer<typeof clientEntrySchema>;

export const mandateSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  state: z.enum(mandateStates),
  openings: z.int(),
  openedOn: z.iso.date(),
  client: z.object({
    id: z.uuid(),
    name: z.string(),
    locale: localeSchema,
    isOnSite: z.boolean(),
    offLimitsUntil: z.iso.date().nullable(),
  }),
  /** The client's job on the site. */
  jobId: z.uuid().nullable(),
  owner: consultantSchema,
});

export type Mandate = z.infer<typeof mandateSchema>;
