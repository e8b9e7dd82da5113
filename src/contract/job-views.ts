import { z } from 'zod';

import {
  closeReasons,
  currencies,
  employmentTypes,
  experienceLevels,
  jobCategories,
  jobInput,
  salaryPeriods,
  workplaces,
} from './job-fields.ts';
import { jobStatuses } from './job-status.ts';
import { cefrLevels } from './languages.ts';
import { localeSchema } from './locales.ts';

// What was accepted once can be read for ever: these repeat no rule of the inputs.
const salary = z
  .object({ min: z.number(), max: z.number(), currency: z.enum(currencies), period: z.enum(salaryPeriods) })
  .nullable();
const variablePay = z
  .object({ target: z.number().nullable(), capped: z.boolean(), currency: z.enum(currencies) })
  .nullable();

/** How a job's language fits the reader: null for whoever is not a signed-in seeker. */
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

/** A job in a list. */
export const jobCardSchema = z.object({
  id: z.uuid(),
  status: z.enum(jobStatuses),
  /** The language that `title` is in: the reader's, else the job's primary one. */
  locale: localeSchema,
  title: z.string(),
  /** The beginning of the description, without markup; 200 characters at the most. */
  excerpt: z.string(),
  company: jobCompany,
  category: z.enum(jobCategories).nullable(),
  employmentType: z.enum(employmentTypes).nullable(),
  experienceLevel: z.enum(experienceLevels).nullable(),
  workplace: z.enum(workplaces).nullable(),
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
  /** Whether the reader saved it; null for whoever cannot save. */
  saved: z.boolean().nullable(),
});

export type JobCard = z.infer<typeof jobCardSchema>;

/** What the reader may do with a job. */
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
  /** As an administrator, with a reason. */
  hide: z.boolean(),
  /** What an administrator hid. */
  restore: z.boolean(),
});

export type JobAbilities = z.infer<typeof jobAbilities>;

/** A job with all its facts, in one language. */
export const jobSchema = jobCardSchema.omit({ excerpt: true }).extend({
  primaryLocale: localeSchema,
  /** The languages in which it can be read, the primary one first. */
  locales: z.array(localeSchema),
  /** Sanitised HTML. */
  description: z.string(),
  /** Sanitised HTML. */
  requirements: z.string(),
  remoteCountries: z.array(z.string()),
  openings: z.number().int(),
  updatedAt: z.iso.datetime(),
  /** By an administrator; for the company's members and administrators. */
  hidden: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  can: jobAbilities,
});

export type Job = z.infer<typeof jobSchema>;

/** What remains to be read of a job that ended, for everybody. */
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

const jobTranslation = z.object({
  title: z.string(),
  description: z.string(),
  requirements: z.string(),
  stale: z.boolean(),
});

/** A job as the employer edits it: everything in all languages. */
export const editableJobSchema = z.object({
  ...jobInput.omit({ salary: true, variablePay: true, translations: true, languages: true, validThrough: true }).shape,
  id: z.uuid(),
  status: z.enum(jobStatuses),
  /** Send it back with a change: a change that somebody else made since is then not overwritten. */
  version: z.number().int(),
  salary,
  variablePay,
  languages: z.array(jobLanguage.omit({ fit: true })),
  validThrough: z.iso.date().nullable(),
  translations: z.partialRecord(localeSchema, jobTranslation),
  firstPublishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  hidden: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  can: jobAbilities,
});

export type EditableJob = z.infer<typeof editableJobSchema>;

/** A job as its company manages it. */
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
    /** How often it was opened, all days together. */
    views: z.number().int(),
    hidden: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
    can: jobAbilities,
  });

export type ManagedJob = z.infer<typeof managedJobSchema>;
