import { z } from 'zod';

import { emailSchema } from './accounts.ts';
import { localeSchema } from './choice-schemas.ts';
import { reportReasons } from './job-choices.ts';
import { jobStatuses } from './job-status.ts';
import { HIDE_REASON_MAX, REPORT_TEXT_MAX } from './limits.ts';
import { requiredTextSchema, textSchema } from './text.ts';

const reportShape = z.strictObject({
  reason: z.enum(reportReasons),
  text: textSchema(REPORT_TEXT_MAX),
  /** For the outcome; ignored for signed-in reporters. */
  email: emailSchema.optional(),
});

const saysWhat = ({ reason, text }: z.infer<typeof reportShape>): boolean => reason !== 'other' || text !== '';

const TEXT_NEEDED = { path: ['text'], params: { code: 'required' } };

export const reportFields = reportShape.refine(saysWhat, TEXT_NEEDED);

export const reportInput = reportShape.extend({ id: z.uuid() }).refine(saysWhat, TEXT_NEEDED);

export const caseCauses = ['first_job', 'report', 'administrator'] as const;

export type CaseCause = (typeof caseCauses)[number];

export const caseDecisions = ['kept', 'hidden'] as const;

/** Shown to the company. */
export const hideReasonSchema = requiredTextSchema(HIDE_REASON_MAX);

const caseJob = z.object({
  id: z.uuid(),
  /** In the reader's language if available, otherwise the primary one. */
  title: z.string(),
  locale: localeSchema,
  status: z.enum(jobStatuses),
  isHidden: z.boolean(),
});

const caseCompany = z.object({ id: z.uuid(), name: z.string(), slug: z.string() });

export const caseRowSchema = z.object({
  id: z.uuid(),
  cause: z.enum(caseCauses),
  openedAt: z.iso.datetime(),
  reports: z.number().int(),
  job: caseJob,
  company: caseCompany,
  decided: z.object({ as: z.enum(caseDecisions), at: z.iso.datetime() }).nullable(),
});

export type CaseRow = z.infer<typeof caseRowSchema>;

const person = z.object({ id: z.uuid(), name: z.string() });

/** Only administrators see the reporter. */
export const reportSchema = z.object({
  id: z.uuid(),
  reason: z.enum(reportReasons),
  text: z.string(),
  reportedAt: z.iso.datetime(),
  /** Null where signed out or left. */
  reporter: person.nullable(),
});

export type Report = z.infer<typeof reportSchema>;

/** The newest of a case. */
export const REPORTS_SHOWN = 100;

/** Of the case's company. */
export const JOBS_COUNTED_MAX = 1_000;

export const caseSchema = caseRowSchema.extend({
  job: caseJob.extend({
    firstPublishedAt: z.iso.datetime().nullable(),
    postedBy: person.nullable(),
    /** `byBan`: restored when the ban ends. */
    hidden: z.object({ at: z.iso.datetime(), reason: z.string(), byBan: z.boolean() }).nullable(),
  }),
  company: caseCompany.extend({ createdAt: z.iso.datetime(), verified: z.boolean(), jobsPublished: z.number().int() }),
  reported: z.array(reportSchema),
  can: z.object({ keep: z.boolean(), hide: z.boolean(), restore: z.boolean() }),
});

export type Case = z.infer<typeof caseSchema>;

export const OPEN_CASES_MAX = 1_000;
