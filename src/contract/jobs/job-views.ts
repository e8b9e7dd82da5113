import { z } from 'zod';

import { answerDays } from '#contract/applications/answer-choices.ts';
import { choiceShape, localeSchema } from '#contract/choice-schemas.ts';
import { companyAnswersSchema } from '#contract/companies/company-answers.ts';
import { currencies } from '#contract/currencies.ts';
import { cefrLevels } from '#contract/languages.ts';

import { closeReasons, salaryPeriods } from './job-choices.ts';
import { jobInput } from './job-fields.ts';
import { relocationSchema, shiftsSchema } from './job-offer.ts';
import { jobStatuses } from './job-status.ts';

// Looser than the inputs: data from earlier rules must stay readable.
const salary = z
  .object({ min: z.number(), max: z.number(), currency: z.enum(currencies), period: z.enum(salaryPeriods) })
  .nullable();
const variablePay = z
  .object({
    target: z.number().nullable(),
    capped: z.boolean(),
    /** The maximum per year. */
    cap: z.number().nullable(),
    /** The team's average share of its targets. */
    reached: z.object({ percent: z.number(), year: z.number() }).nullable(),
    currency: z.enum(currencies),
  })
  .nullable();

/** Null unless a seeker is signed in. */
export const languageFits = ['met', 'not_met', 'not_stated'] as const;
export type LanguageFit = (typeof languageFits)[number];

const jobLanguage = z.object({
  language: z.string(),
  level: z.enum(cefrLevels),
  required: z.boolean(),
  fit: z.enum(languageFits).nullable(),
});

const jobCompany = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  logoUrl: z.string().nullable(),
  verified: z.boolean(),
});

export const jobCardSchema = z.object({
  id: z.uuid(),
  status: z.enum(jobStatuses),
  /** The reader's language if available, otherwise the primary one. */
  locale: localeSchema,
  title: z.string(),
  /** At most 200 characters of plain text. */
  excerpt: z.string(),
  company: jobCompany,
  ...choiceShape,
  city: z.string(),
  country: z.string().nullable(),
  salary,
  variablePay,
  /** Required ones first. */
  languages: z.array(jobLanguage),
  skills: z.array(z.string()),
  firstPublishedAt: z.iso.datetime().nullable(),
  validThrough: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  /** Null if the reader cannot save jobs. */
  saved: z.boolean().nullable(),
});

export type JobCard = z.infer<typeof jobCardSchema>;

export const jobAbilities = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  pause: z.boolean(),
  close: z.boolean(),
  renew: z.boolean(),
  duplicate: z.boolean(),
  /** Only drafts. */
  remove: z.boolean(),
  save: z.boolean(),
  report: z.boolean(),
  /** Administrators, with a reason. */
  hide: z.boolean(),
  /** Administrators, for a hidden job. */
  restore: z.boolean(),
});

export type JobAbilities = z.infer<typeof jobAbilities>;

/** In one language. */
export const jobSchema = jobCardSchema.omit({ excerpt: true }).extend({
  primaryLocale: localeSchema,
  /** The primary one first. */
  locales: z.array(localeSchema),
  /** Of a verified company. */
  companyWebsite: z.string().nullable(),
  /** Null below 10 applications in 90 days. */
  companyAnswers: companyAnswersSchema.nullable(),
  /** Sanitized HTML. */
  description: z.string(),
  /** Sanitized HTML. */
  requirements: z.string(),
  /** Unit groups of ISCO-08 that the titles name; empty once the job has ended. */
  iscoGroups: z.array(z.string()),
  remoteCountries: z.array(z.string()),
  openings: z.number().int(),
  /** Days within which the company promises applicants an answer. */
  answerDays: z.literal(answerDays).nullable(),
  relocation: relocationSchema.nullable(),
  shifts: shiftsSchema.nullable(),
  /** The company first reviews applications without knowing who sent them. */
  isBlind: z.boolean(),
  updatedAt: z.iso.datetime(),
  /** By an administrator; for the company's members and administrators. */
  hidden: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  can: jobAbilities,
});

export type Job = z.infer<typeof jobSchema>;

/** What everyone may still read. */
export const endedJobSchema = z.object({
  id: z.uuid(),
  status: z.enum(['closed', 'expired']),
  locale: localeSchema,
  title: z.string(),
  company: jobCompany,
  city: z.string(),
  country: z.string().nullable(),
  endedAt: z.iso.datetime(),
});

export type EndedJob = z.infer<typeof endedJobSchema>;

/** Description and requirements are HTML. */
export const jobTextSchema = z.object({ title: z.string(), description: z.string(), requirements: z.string() });

const jobTranslation = jobTextSchema.extend({ stale: z.boolean() });

/** In all languages, for editing. */
export const editableJobSchema = z.object({
  ...jobInput.omit({ salary: true, variablePay: true, translations: true, languages: true, validThrough: true }).shape,
  id: z.uuid(),
  status: z.enum(jobStatuses),
  /** Send it back to prevent overwriting a later change. */
  version: z.number().int(),
  salary,
  variablePay,
  languages: z.array(jobLanguage.omit({ fit: true })),
  relocation: relocationSchema.nullable(),
  shifts: shiftsSchema.nullable(),
  validThrough: z.iso.date().nullable(),
  translations: z.partialRecord(localeSchema, jobTranslation),
  /** The site has a translation service. */
  hasTranslator: z.boolean(),
  firstPublishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  hidden: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  can: jobAbilities,
});

export type EditableJob = z.infer<typeof editableJobSchema>;

export const managedJobSchema = jobCardSchema
  .pick({
    id: true,
    status: true,
    locale: true,
    title: true,
    city: true,
    country: true,
    workplace: true,
    firstPublishedAt: true,
    validThrough: true,
    closedAt: true,
  })
  .extend({
    locales: z.array(localeSchema),
    staleLocales: z.array(localeSchema),
    createdAt: z.iso.datetime(),
    closeReason: z.enum(closeReasons).nullable(),
    views: z.number().int(),
    /** How many it asks its applicants. */
    questions: z.number().int(),
    /** How many its scorecard has. */
    criteria: z.number().int(),
    hidden: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
    companyId: z.uuid(),
    /** The person notified of its applications and messages; null: the owners. */
    responsible: z.object({ userId: z.uuid(), name: z.string() }).nullable(),
    /** A draft with a pending approval. */
    waitsForApproval: z.boolean(),
    /** `review`: see its applications. */
    can: jobAbilities.extend({ review: z.boolean() }),
  });

export type ManagedJob = z.infer<typeof managedJobSchema>;
