import { z } from 'zod';

import { appealOutcomes, reportSubjects } from '#contract/admin/moderation-choices.ts';
import { applicationStatuses } from '#contract/applications/application-status.ts';
import { approvalKinds } from '#contract/approvals/approval-choices.ts';
import { companyMemberRoles } from '#contract/companies/company-roles.ts';
import { scheduleProblems } from '#contract/imports/import-choices.ts';
import { interviewEvents } from '#contract/interviews/interview-choices.ts';
import { offerNotices } from '#contract/offers/offer-choices.ts';
import { representationNotices } from '#contract/presenting/presenting-choices.ts';
import { agencyNotices, personNotices } from '#contract/screening/screening-choices.ts';
import { disablingReasons } from '#contract/webhooks/webhook-choices.ts';

const aboutJob = { job_id: z.uuid(), job_title: z.string() };
const about = { application_id: z.uuid(), ...aboutJob };
/** Without the applicant: the notification outlives the offer. */
const aboutApproval = { what: z.enum(approvalKinds), ...aboutJob, offer_id: z.uuid().nullable() };

/** The data of its text, which is written in the reader's language. */
export const notificationDataSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('application_received'), ...about, name: z.string() }),
  z.object({
    kind: z.literal('application_changed'),
    ...about,
    company_name: z.string(),
    status: z.enum(applicationStatuses),
  }),
  /** To the employer: `by` is a colleague. */
  z.object({
    kind: z.literal('application_moved'),
    ...about,
    name: z.string(),
    status: z.enum(applicationStatuses),
    by: z.string(),
  }),
  z.object({ kind: z.literal('application_withdrawn'), ...about, name: z.string() }),
  /** The first unread message. `preview`: 100 characters, or empty for attachments only. */
  z.object({ kind: z.literal('message_received'), ...about, name: z.string(), preview: z.string() }),
  /** To members mentioned by a colleague (`by`). */
  z.object({ kind: z.literal('comment_mention'), ...about, name: z.string(), by: z.string() }),
  /** To the member whom a colleague (`by`) assigned a to-do. */
  z.object({ kind: z.literal('todo_assigned'), ...about, name: z.string(), by: z.string() }),
  /** To the sender of the invitation: `name` accepted it. */
  z.object({
    kind: z.literal('member_joined'),
    name: z.string(),
    company_name: z.string(),
    role: z.enum(companyMemberRoles),
  }),
  /**
   * `name` is the applicant's. `starts_at`: the time that is or was booked. `removed`: the reader no longer takes part.
   */
  z.object({
    kind: z.literal('interview'),
    ...about,
    what: z.enum([...interviewEvents, 'reminder', 'removed']),
    for: z.enum(['applicant', 'company']),
    name: z.string(),
    company_name: z.string(),
    starts_at: z.iso.datetime().nullable(),
  }),
  /** `what`: as `offerNotices`. `name` is the applicant's. `day`: the last one to answer. */
  z.object({
    kind: z.literal('offer'),
    ...about,
    offer_id: z.uuid(),
    what: z.enum(offerNotices),
    for: z.enum(['applicant', 'company']),
    name: z.string(),
    company_name: z.string(),
    day: z.iso.date(),
  }),
  /** To the consultant who looks after the client from now on; `by`: who handed it over. */
  z.object({ kind: z.literal('client_handed_over'), client_id: z.uuid(), client_name: z.string(), by: z.string() }),
  /** For the person, or for consultants: `name` is the person's. */
  z.object({
    kind: z.literal('screening'),
    screening_id: z.uuid(),
    what: z.enum([...personNotices, ...agencyNotices]),
    name: z.string(),
    agency_name: z.string(),
  }),
  /** Of a consent to be presented. `name` is the person's; `day`: its last one. */
  z.object({
    kind: z.literal('representation'),
    representation_id: z.uuid(),
    mandate_id: z.uuid(),
    what: z.enum(representationNotices),
    for: z.enum(['person', 'agency']),
    job_title: z.string(),
    client_name: z.string(),
    agency_name: z.string(),
    name: z.string(),
    day: z.iso.date().nullable(),
  }),
  /** To the consultants who share in a placement: its guarantee ended well. */
  z.object({ kind: z.literal('guarantee_ended'), placement_id: z.uuid(), client_name: z.string(), title: z.string() }),
  /** The number of promised answers due within two days. */
  z.object({ kind: z.literal('answers_due'), company_name: z.string(), count: z.int(), first_due: z.iso.datetime() }),
  /** Applications, or people whom the reader added and who were not told, will be erased, the first on that day. */
  z.object({
    kind: z.literal(['erasure_due', 'candidates_untold']),
    company_name: z.string(),
    count: z.int(),
    first_due: z.iso.datetime(),
  }),
  /** CVs came to a job's address by email. */
  z.object({ kind: z.literal('cvs_mailed'), ...aboutJob }),
  /** To the applicant: whether they want to stay in the company’s pool; again before the consent ends. */
  z.object({ kind: z.literal('pool_asked'), ...about, company_name: z.string(), is_again: z.boolean() }),
  /** To members whose turn it is; `by` asked them. Without pay. */
  z.object({ kind: z.literal('approval_asked'), ...aboutApproval, by: z.string(), is_reminder: z.boolean() }),
  /** To the member who asked. `is_published`: a job that was published at once. */
  z.object({
    kind: z.literal('approval_ended'),
    ...aboutApproval,
    state: z.enum(['approved', 'refused']),
    is_published: z.boolean(),
  }),
  /** Within a week. */
  z.object({ kind: z.literal('job_ending'), ...aboutJob, valid_through: z.iso.datetime() }),
  /** The company's address yields no jobs: the reason, and whether a person has to act. */
  z.object({ kind: z.literal('import_troubled'), company_name: z.string(), problem: z.enum(scheduleProblems) }),
  /** `reason` is the administrator's. */
  z.object({ kind: z.literal('job_hidden'), ...aboutJob, reason: z.string() }),
  z.object({ kind: z.literal('job_restored'), ...aboutJob }),
  /** By administrators, against the reader or their company. `name`: of the company or job; empty for a message. */
  z.object({
    kind: z.literal('decision_made'),
    decision_id: z.uuid(),
    subject: z.enum(reportSubjects),
    name: z.string(),
  }),
  /** On the appeal of the reader or their company. */
  z.object({
    kind: z.literal('appeal_decided'),
    decision_id: z.uuid(),
    subject: z.enum(reportSubjects),
    name: z.string(),
    outcome: z.enum(appealOutcomes),
  }),
  /** To the reporter. Without its name, which belongs to another person, who may have left. */
  z.object({
    kind: z.literal('report_decided'),
    subject: z.enum(reportSubjects),
    reported_at: z.iso.datetime(),
    outcome: z.enum(['kept', 'acted']),
  }),
  /** To a job, from a company that found the person. */
  z.object({ kind: z.literal('job_invitation'), ...aboutJob, company_name: z.string() }),
  /** To the sender of the invitation. */
  z.object({ kind: z.literal('job_invitation_answered'), ...aboutJob, answer: z.enum(['interested', 'declined']) }),
  /** Companies can no longer find the person, unless they confirm it. */
  z.object({ kind: z.literal('being_found_ending'), ends_at: z.iso.datetime() }),
  /** The terms, in this version. */
  z.object({ kind: z.literal('terms_announced'), version: z.int(), in_force_from: z.iso.datetime() }),
  /** An API key (`name`) stopped working, since its owner lost the rights; without a company, a key of the platform. */
  z.object({ kind: z.literal('key_stopped'), name: z.string(), company_name: z.string().nullable() }),
  /** The site stopped calling a webhook (`name`) of the company. */
  z.object({
    kind: z.literal('webhook_disabled'),
    webhook_id: z.uuid(),
    name: z.string(),
    company_name: z.string(),
    reason: z.enum(disablingReasons),
  }),
]);

export type NotificationData = z.infer<typeof notificationDataSchema>;
