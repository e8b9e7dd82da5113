import { z } from 'zod';

import { approvalSchema } from '#contract/approvals/approvals.ts';
import { choiceShape, localeSchema } from '#contract/choice-schemas.ts';
import { currencies } from '#contract/currencies.ts';
import { fileSchema } from '#contract/files/files.ts';
import { salaryPeriods } from '#contract/jobs/job-choices.ts';

import { declineReasons, offerStates, signatureMeans } from './offer-choices.ts';
import { offerBeginningSchema, offerConditionsSchema, offerTextsSchema } from './offer-conditions.ts';

const moment = z.iso.datetime();

/** What the job stated when the candidate applied, and its pay today; candidates read it beside the offer. */
export const statedByJobSchema = z.object({
  salary: z
    .object({ min: z.number(), max: z.number(), currency: z.enum(currencies), period: z.enum(salaryPeriods) })
    .nullable(),
  variablePay: offerConditionsSchema.shape.variablePay,
  employmentType: choiceShape.employmentType,
  workplace: choiceShape.workplace,
  city: z.string(),
  country: z.string().nullable(),
});

export type StatedByJob = z.infer<typeof statedByJobSchema>;

export const offerSignatureSchema = z.object({
  party: z.enum(['company', 'candidate']),
  name: z.string(),
  means: z.enum(signatureMeans),
  at: moment,
});

export type OfferSignature = z.infer<typeof offerSignatureSchema>;

export const offerVersionSchema = z.object({
  /** Counts changes. Only versions that were sent are kept, so it has gaps. */
  number: z.int(),
  conditions: offerConditionsSchema,
  texts: offerTextsSchema,
  locale: localeSchema,
  bindingLocale: localeSchema,
  files: z.array(fileSchema),
  sentAt: moment.nullable(),
  /** SHA-256 of what was sent, in hexadecimal. */
  digest: z.string().nullable(),
});

export type OfferVersion = z.infer<typeof offerVersionSchema>;

const common = {
  id: z.uuid(),
  applicationId: z.uuid(),
  state: z.enum(offerStates),
  job: z.object({ id: z.uuid(), title: z.string() }),
  company: z.object({ name: z.string(), slug: z.string() }),
  /** The last one; for the candidate, the last one that was sent. */
  version: offerVersionSchema,
  stated: statedByJobSchema,
  signatures: z.array(offerSignatureSchema),
  sentAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** The address of the signed document; null until it is made, some seconds after the acceptance. */
  documentUrl: z.string().nullable(),
};

/** For members who see the pay in it. */
export const offerSchema = z.object({
  ...common,
  candidateName: z.string(),
  /** Earlier versions, the first one first. */
  earlier: z.array(offerVersionSchema),
  payReason: z.string(),
  /** Whether it may be sent now without approval. */
  needsApproval: z.boolean(),
  approval: approvalSchema.nullable(),
  declined: z.object({ reason: z.enum(declineReasons).nullable(), words: z.string() }).nullable(),
  /** When the contract on paper was recorded, if the offer requires one. */
  paperNotedAt: moment.nullable(),
  /** Openings of the job that are neither taken nor offered, and applications that wait for an answer. */
  openingsLeft: z.int(),
  undecided: z.int(),
  can: z.object({
    change: z.boolean(),
    askApproval: z.boolean(),
    send: z.boolean(),
    withdraw: z.boolean(),
    discard: z.boolean(),
    notePaper: z.boolean(),
    /** Decide the approval. */
    decide: z.boolean(),
  }),
});

export type Offer = z.infer<typeof offerSchema>;

/** In the list of a company, without pay. */
export const listedOfferSchema = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  state: z.enum(offerStates),
  candidateName: z.string(),
  job: z.object({ id: z.uuid(), title: z.string() }),
  answerBy: z.iso.date().nullable(),
  updatedAt: moment,
});

export type ListedOffer = z.infer<typeof listedOfferSchema>;

/** As the candidate reads it. `isBeingChanged`: the company withdrew the version that it sent, to send another. */
export const ownOfferSchema = z.object({
  ...common,
  isBeingChanged: z.boolean(),
  /** How the candidate confirms an acceptance: by a recent proof of identity, or by a code in an email. */
  confirmsBy: z.enum(['proof', 'code']),
  /** The candidate's name, which the acceptance has to repeat. */
  name: z.string(),
  can: z.object({ accept: z.boolean(), decline: z.boolean() }),
});

export type OwnOffer = z.infer<typeof ownOfferSchema>;

/** The starting values of an offer to an applicant. */
export const offerDraftSchema = z.object({
  candidateName: z.string(),
  draft: offerBeginningSchema,
  stated: statedByJobSchema,
});

export type OfferDraft = z.infer<typeof offerDraftSchema>;
