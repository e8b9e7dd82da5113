import { z } from 'zod';

import { companySchema, domainMailSchema } from '#contract/companies/companies.ts';
import { companyMemberRoles } from '#contract/companies/company-roles.ts';
import { LIST_WORDS_MAX } from '#contract/limits.ts';
import { spokenLanguageSchema } from '#contract/profiles/profiles.ts';
import { lineSchema, webAddressSchema } from '#contract/text.ts';

import { companyStates } from './admin-choices.ts';
import { userRowSchema } from './users.ts';
import { administratorMethods, verificationMethods } from './verification-choices.ts';
import { verificationEnds, verificationSaidSchema, verifiedFactSchema } from './verifications.ts';

const moment = z.iso.datetime();

/** Null once the account is deleted. */
const actorSchema = z.object({ id: z.uuid(), name: z.string() }).nullable();

/** Null while the verification is valid; `by` if a person withdrew or replaced it. */
const endSchema = z
  .object({ at: moment, how: z.enum(verificationEnds), by: actorSchema, reason: z.string() })
  .nullable();

/** Combined with AND. */
export const companyFilters = z.strictObject({
  /** Parts of the name or domain, in any order. */
  q: lineSchema(LIST_WORDS_MAX).optional(),
  state: z.enum(companyStates).optional(),
  /** With an open job. */
  hiring: z.literal('yes').optional(),
});

export type CompanyFilters = z.infer<typeof companyFilters>;

export const companyRowSchema = companySchema
  .pick({ id: true, slug: true, name: true, logoUrl: true, verification: true })
  .extend({ domain: z.string().nullable(), createdAt: moment, isHiring: z.boolean() });

export type CompanyRow = z.infer<typeof companyRowSchema>;

export const companyVerificationSchema = z.object({
  id: z.uuid(),
  how: z.enum(verificationMethods),
  /** The verified name and website. */
  name: z.string(),
  website: z.string().nullable(),
  /** If verified by email; the address is deleted with the member who confirmed. */
  mail: z.object({ email: z.string().nullable(), askedBy: actorSchema, askedAt: moment }).nullable(),
  /** The administrator, or the member who confirmed. */
  by: actorSchema,
  at: moment,
  note: z.string(),
  end: endSchema,
});

export type CompanyVerification = z.infer<typeof companyVerificationSchema>;

export const adminCompanySchema = companyRowSchema.extend({
  website: z.string().nullable(),
  industry: companySchema.shape.industry,
  size: companySchema.shape.size,
  country: companySchema.shape.country,
  members: z.array(
    userRowSchema
      .pick({ id: true, name: true, email: true, state: true, avatarUrl: true })
      .extend({ memberAs: z.enum(companyMemberRoles) }),
  ),
  jobs: z.number().int(),
  openJobs: z.number().int(),
  applications: z.number().int(),
  /** With valid links, newest first. */
  mails: z.array(domainMailSchema.extend({ askedBy: actorSchema, askedAt: moment })),
  /** Newest first. */
  history: z.array(companyVerificationSchema),
  /** By an administrator, with all its jobs. */
  isHidden: z.boolean(),
  can: z.object({ verify: z.boolean(), withdraw: z.boolean(), askDomainMail: z.boolean() }),
});

export type AdminCompany = z.infer<typeof adminCompanySchema>;

export const verifyCompanyInput = z.strictObject({
  id: z.uuid(),
  how: z.enum(administratorMethods),
  note: verificationSaidSchema,
  /** As checked; refused if they have changed since. */
  name: lineSchema(80),
  website: webAddressSchema.nullable(),
});

export const withdrawVerificationInput = z.strictObject({ id: z.uuid(), reason: verificationSaidSchema });

export const candidateVerificationSchema = z.object({
  id: z.uuid(),
  fact: verifiedFactSchema,
  by: actorSchema,
  at: moment,
  note: z.string(),
  /** Valid, by an administrator who has not left, and covering what the profile claims. */
  isShown: z.boolean(),
  end: endSchema,
});

export type CandidateVerification = z.infer<typeof candidateVerificationSchema>;

/** Newest verifications first. */
export const candidateSchema = z.object({
  name: z.string(),
  languages: z.array(spokenLanguageSchema),
  workAuthorisation: z.array(z.string()),
  verifications: z.array(candidateVerificationSchema),
  can: z.object({ verify: z.boolean() }),
});

export type Candidate = z.infer<typeof candidateSchema>;

export const verifyCandidateInput = z.strictObject({
  id: z.uuid(),
  fact: verifiedFactSchema,
  note: verificationSaidSchema,
  /** As checked; refused if it has changed since. */
  name: z.string().max(200),
});
