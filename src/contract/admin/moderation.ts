import { z } from 'zod';

import { emailSchema } from '#contract/accounts/accounts.ts';
import { localeSchema } from '#contract/choice-schemas.ts';
import { jobStatuses } from '#contract/jobs/job-status.ts';
import { HIDE_REASON_MAX, REPORT_TEXT_MAX } from '#contract/limits.ts';
import { messageSides } from '#contract/messaging/messages.ts';
import { forAnyone, orUnclaimed } from '#contract/procedure.ts';
import { lineSchema, requiredTextSchema, textSchema } from '#contract/text.ts';

import { decisionSchema } from './decisions.ts';
import {
  caseCauses,
  caseDecisions,
  DECISION_RULE_MAX,
  decisionGrounds,
  reportReasons,
  reportSubjects,
} from './moderation-choices.ts';

const reportShape = z.strictObject({
  /** One of the subject's reasons. */
  reason: z.enum(reportReasons),
  text: textSchema(REPORT_TEXT_MAX),
  /** Where to send the outcome; ignored for signed-in reporters. */
  email: emailSchema.optional(),
});

const saysWhat = ({ reason, text }: z.infer<typeof reportShape>): boolean => reason !== 'other' || text !== '';

const TEXT_NEEDED = { path: ['text'], params: { code: 'required' } };

export const reportFields = reportShape.refine(saysWhat, TEXT_NEEDED);

export const reportInput = reportShape.extend({ id: z.uuid() }).refine(saysWhat, TEXT_NEEDED);

const tags = ['Reports'];
const done = z.object({ done: z.literal(true) });

/** Reports on jobs are in the contract of jobs. */
export const reportsContract = {
  company: forAnyone
    .route({ method: 'POST', path: '/companies/{id}/report', summary: 'Report a company to the administrators', tags })
    .input(reportInput)
    .output(done),
  person: orUnclaimed.signedIn
    .route({
      method: 'POST',
      path: '/profiles/{id}/report',
      summary: 'Report a person to the administrators',
      description: 'Only for people who share an application with them: the applicant, and members who decide on it.',
      tags,
    })
    .input(reportInput)
    .output(done),
  message: orUnclaimed.signedIn
    .route({
      method: 'POST',
      path: '/messages/{id}/report',
      summary: 'Report a message to the administrators',
      description: 'Only for the other side of its thread. Administrators see the message and a few around it.',
      tags,
    })
    .input(reportInput)
    .output(done),
};

/** Read by the person concerned. */
export const hideReasonSchema = requiredTextSchema(HIDE_REASON_MAX);

/** The reason for hiding or banning. A law must be named; without a rule, it is the terms as a whole. */
const groundsShape = {
  reason: hideReasonSchema,
  ground: z.enum(decisionGrounds).default('terms'),
  rule: lineSchema(DECISION_RULE_MAX).default(''),
};

const namesLaw = ({ ground, rule }: { ground: string; rule: string }): boolean => ground === 'terms' || rule !== '';

const RULE_NEEDED = { path: ['rule'], params: { code: 'required' } };

export const groundsFields = z.strictObject(groundsShape).refine(namesLaw, RULE_NEEDED);

export const groundsInput = z.strictObject({ ...groundsShape, id: z.uuid() }).refine(namesLaw, RULE_NEEDED);

export const groundsOfCaseInput = z
  .strictObject({ ...groundsShape, id: z.uuid(), caseId: z.uuid().optional() })
  .refine(namesLaw, RULE_NEEDED);

const caseJob = z.object({
  id: z.uuid(),
  /** In the reader's language if available, otherwise the primary one. */
  title: z.string(),
  locale: localeSchema,
  status: z.enum(jobStatuses),
  isHidden: z.boolean(),
});

const caseCompany = z.object({ id: z.uuid(), name: z.string(), slug: z.string(), isHidden: z.boolean() });

const person = z.object({ id: z.uuid(), name: z.string() });

const casePerson = person.extend({ isBanned: z.boolean() });

export const caseRowSchema = z.object({
  id: z.uuid(),
  subject: z.enum(reportSubjects),
  cause: z.enum(caseCauses),
  openedAt: z.iso.datetime(),
  reports: z.number().int(),
  /** Null except for jobs. */
  job: caseJob.nullable(),
  /** For jobs and companies. */
  company: caseCompany.nullable(),
  /** For people and authors of messages; null once the author has left. */
  person: casePerson.nullable(),
  /** Null except for messages. */
  message: z.object({ id: z.uuid(), isHidden: z.boolean() }).nullable(),
  decided: z.object({ as: z.enum(caseDecisions), at: z.iso.datetime() }).nullable(),
  /** Whether an appeal is pending. */
  isAppealed: z.boolean(),
});

export type CaseRow = z.infer<typeof caseRowSchema>;

/** Only administrators see the reporter. */
export const reportSchema = z.object({
  id: z.uuid(),
  reason: z.enum(reportReasons),
  text: z.string(),
  reportedAt: z.iso.datetime(),
  /** Null if signed out or deleted. */
  reporter: person.nullable(),
});

export type Report = z.infer<typeof reportSchema>;

/** The newest of a case. */
export const REPORTS_SHOWN = 100;

/** Of the case's company. */
export const JOBS_COUNTED_MAX = 1_000;

/** As it was sent, even if the thread no longer shows it. */
const evidenceSchema = z.object({
  id: z.uuid(),
  side: z.enum(messageSides),
  /** Null once the person has left. */
  name: z.string().nullable(),
  content: z.string(),
  attachments: z.array(z.string()),
  createdAt: z.iso.datetime(),
  isReported: z.boolean(),
});

export type Evidence = z.infer<typeof evidenceSchema>;

export const caseSchema = caseRowSchema.extend({
  job: caseJob
    .extend({
      firstPublishedAt: z.iso.datetime().nullable(),
      postedBy: person.nullable(),
      /** `byBan`: restored when the ban ends. */
      hidden: z.object({ at: z.iso.datetime(), reason: z.string(), byBan: z.boolean() }).nullable(),
    })
    .nullable(),
  company: caseCompany
    .extend({ createdAt: z.iso.datetime(), verified: z.boolean(), jobsPublished: z.number().int() })
    .nullable(),
  /** For a message's case: the message with those around it, in order. */
  evidence: z.array(evidenceSchema),
  reported: z.array(reportSchema),
  decision: decisionSchema
    .omit({ can: true })
    .extend({
      by: person.nullable(),
      /** `asOnlyOne`: the reader made the decision, and no one else could decide. */
      appealFor: z.enum(['reader', 'reader_as_only_one', 'others']).nullable(),
    })
    .nullable(),
  can: z.object({ keep: z.boolean(), hide: z.boolean(), restore: z.boolean() }),
});

export type Case = z.infer<typeof caseSchema>;

export const OPEN_CASES_MAX = 1_000;

const counted = z.object({ key: z.string(), count: z.int() });

/** Regulation (EU) 2022/2065, Articles 15 and 24: counts of a year, in UTC. */
export const moderationYearSchema = z.object({
  year: z.int(),
  subjects: z.array(
    z.object({
      subject: z.enum(reportSubjects),
      notices: z.int(),
      /** By reason. */
      reasons: z.array(counted),
      /** By decision. */
      decisions: z.array(counted),
      /** Until a decision; null without one. */
      medianHours: z.number().nullable(),
      appeals: z.int(),
      appealOutcomes: z.array(counted),
      appealMedianHours: z.number().nullable(),
    }),
  ),
});

export type ModerationYear = z.infer<typeof moderationYearSchema>;

export const moderationYearInput = z.strictObject({ year: z.coerce.number().int().min(2020).max(2999).optional() });
