import { z } from 'zod';

import { companyMemberRoles, companySchema, domainMailSchema, verificationMethods } from './companies.ts';
import { spokenLanguageSchema } from './profiles.ts';
import { lineSchema, webAddressSchema } from './text.ts';
import { userRowSchema } from './users.ts';
import { verificationEnds, verificationSaidSchema, verifiedFactSchema } from './verifications.ts';

const moment = z.iso.datetime();

/** Somebody who acted; null where their account is gone. */
const actorSchema = z.object({ id: z.uuid(), name: z.string() }).nullable();

/** How and when a verification ended, by whom where somebody withdrew or replaced it; null while it holds. */
const endSchema = z
  .object({ at: moment, how: z.enum(verificationEnds), by: actorSchema, reason: z.string() })
  .nullable();

export const companyStates = ['verified', 'unverified'] as const;

/** Which companies; all that is given holds. */
export const companyFilters = z.strictObject({
  /** Parts of the name or of the domain, in any order. */
  q: lineSchema(80).optional(),
  state: z.enum(companyStates).optional(),
  /** Only those with an open job. */
  hiring: z.literal('yes').optional(),
});

export type CompanyFilters = z.infer<typeof companyFilters>;

/** A company in the list. */
export const companyRowSchema = companySchema
  .pick({ id: true, slug: true, name: true, logoUrl: true, verification: true })
  .extend({ domain: z.string().nullable(), createdAt: moment, isHiring: z.boolean() });

export type CompanyRow = z.infer<typeof companyRowSchema>;

/** One verification of a company, with all that is kept of it. */
export const companyVerificationSchema = z.object({
  id: z.uuid(),
  how: z.enum(verificationMethods),
  /** What it was of. */
  name: z.string(),
  website: z.string().nullable(),
  /** Where the mail went, who asked for it and when, where it was by mail; the address goes with the member who confirmed. */
  mail: z.object({ email: z.string().nullable(), askedBy: actorSchema, askedAt: moment }).nullable(),
  /** The administrator, or the member who confirmed the mail. */
  by: actorSchema,
  at: moment,
  note: z.string(),
  end: endSchema,
});

export type CompanyVerification = z.infer<typeof companyVerificationSchema>;

/** A company as administrators see it. */
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
  /** Received so far. */
  applications: z.number().int(),
  /** Mails to its domain whose links can still be used, the newest first. */
  mails: z.array(domainMailSchema.extend({ askedBy: actorSchema, askedAt: moment })),
  /** The newest first. */
  history: z.array(companyVerificationSchema),
  can: z.object({ verify: z.boolean(), withdraw: z.boolean(), askDomainMail: z.boolean() }),
});

export type AdminCompany = z.infer<typeof adminCompanySchema>;

/** What an administrator says of a company that they checked. */
export const verifyCompanyInput = z.strictObject({
  id: z.uuid(),
  how: z.enum(verificationMethods).exclude(['domain']),
  note: verificationSaidSchema,
  /** The name and website that they checked; refused where it has others by now. */
  name: lineSchema(80),
  website: webAddressSchema.nullable(),
});

export const withdrawVerificationInput = z.strictObject({ id: z.uuid(), reason: verificationSaidSchema });

/** One verification of a candidate, with all that is kept of it. */
export const candidateVerificationSchema = z.object({
  id: z.uuid(),
  fact: verifiedFactSchema,
  by: actorSchema,
  at: moment,
  note: z.string(),
  /** Whether readers see it: it holds, somebody stands for it, and the profile claims no more. */
  isShown: z.boolean(),
  end: endSchema,
});

export type CandidateVerification = z.infer<typeof candidateVerificationSchema>;

/** What can be checked of a candidate, and what was, the newest first. */
export const candidateSchema = z.object({
  name: z.string(),
  languages: z.array(spokenLanguageSchema),
  workAuthorisation: z.array(z.string()),
  verifications: z.array(candidateVerificationSchema),
  can: z.object({ verify: z.boolean() }),
});

export type Candidate = z.infer<typeof candidateSchema>;

/** What an administrator says of a candidate whom they checked. */
export const verifyCandidateInput = z.strictObject({
  id: z.uuid(),
  fact: verifiedFactSchema,
  note: verificationSaidSchema,
  /** The name that they checked; refused where the person has another by now. */
  name: z.string().max(200),
});
