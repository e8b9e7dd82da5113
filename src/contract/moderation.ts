import { z } from 'zod';

import { emailSchema } from './accounts.ts';
import { jobStatuses } from './job-status.ts';
import { localeSchema } from './locales.ts';
import { textSchema } from './text.ts';

/** Why somebody reports a job. */
export const reportReasons = ['asks_for_money', 'discriminates', 'not_a_job', 'wrong_facts', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

export const REPORT_TEXT_MAX = 2_000;

const reportShape = z.strictObject({
  reason: z.enum(reportReasons),
  text: textSchema(REPORT_TEXT_MAX),
  /** Where whoever is signed out hears the outcome. Of whoever is signed in the account's is taken. */
  email: emailSchema.optional(),
});

/** "Something else" says nothing without a text. */
const saysWhat = ({ reason, text }: z.infer<typeof reportShape>): boolean => reason !== 'other' || text !== '';

const TEXT_NEEDED = { path: ['text'], params: { code: 'required' } };

/** What somebody says of a job that they report. */
export const reportFields = reportShape.refine(saysWhat, TEXT_NEEDED);

export const reportInput = reportShape.extend({ id: z.uuid() }).refine(saysWhat, TEXT_NEEDED);

/** Why administrators look at a job. */
export const caseCauses = ['first_job', 'report', 'administrator'] as const;

export type CaseCause = (typeof caseCauses)[number];

export const caseDecisions = ['kept', 'hidden'] as const;

export const caseStates = ['open', 'decided'] as const;

export type CaseState = (typeof caseStates)[number];

export const HIDE_REASON_MAX = 1_000;

/** Why a job is hidden; its company reads it. */
export const hideReasonSchema = textSchema(HIDE_REASON_MAX).pipe(z.string().min(1));

const caseJob = z.object({
  id: z.uuid(),
  /** In the reader's language where it has that, else in its own. */
  title: z.string(),
  locale: localeSchema,
  status: z.enum(jobStatuses),
  isHidden: z.boolean(),
});

const caseCompany = z.object({ id: z.uuid(), name: z.string(), slug: z.string() });

/** A case in the queue. */
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

/** By whom a report is known to administrators alone. */
export const reportSchema = z.object({
  id: z.uuid(),
  reason: z.enum(reportReasons),
  text: z.string(),
  reportedAt: z.iso.datetime(),
  /** Null for whoever was signed out, or is gone. */
  reporter: person.nullable(),
});

export type Report = z.infer<typeof reportSchema>;

/** The most reports that a case shows, the newest of them. */
export const REPORTS_SHOWN = 100;

/** The most jobs of its company that a case counts. */
export const JOBS_COUNTED_MAX = 1_000;

/** A case with what an administrator needs to decide it. */
export const caseSchema = caseRowSchema.extend({
  job: caseJob.extend({
    firstPublishedAt: z.iso.datetime().nullable(),
    postedBy: person.nullable(),
    /** `byBan`: because of a ban, with whose end it is shown again. */
    hidden: z.object({ at: z.iso.datetime(), reason: z.string(), byBan: z.boolean() }).nullable(),
  }),
  company: caseCompany.extend({ createdAt: z.iso.datetime(), verified: z.boolean(), jobsPublished: z.number().int() }),
  reported: z.array(reportSchema),
  can: z.object({ keep: z.boolean(), hide: z.boolean(), restore: z.boolean() }),
});

export type Case = z.infer<typeof caseSchema>;

/** The most open cases that are counted. */
export const OPEN_CASES_MAX = 1_000;
