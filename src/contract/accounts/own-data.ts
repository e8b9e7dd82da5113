import { z } from 'zod';

import { reportReasons, reportSubjects, decisionGrounds, caseDecisions } from '#contract/admin/moderation-choices.ts';
import { verifiedFactSchema } from '#contract/admin/verifications.ts';
import { agencyDataShape } from '#contract/agency/agency-data.ts';
import { applicationSchema } from '#contract/applications/application-views.ts';
import { consentSchema } from '#contract/applications/retention.ts';
import { ownDecisionSchema } from '#contract/approvals/approvals.ts';
import { keptDataSchema } from '#contract/candidates/candidate-notices.ts';
import { localeSchema } from '#contract/choice-schemas.ts';
import { companySchema } from '#contract/companies/companies.ts';
import { companyMemberRoles } from '#contract/companies/company-roles.ts';
import { fileSchema } from '#contract/files/files.ts';
import { interviewSchema } from '#contract/interviews/interviews.ts';
import { jobStatuses } from '#contract/jobs/job-status.ts';
import { jobTextSchema } from '#contract/jobs/job-views.ts';
import { testResultSchema } from '#contract/language-tests/language-tests.ts';
import {
  notificationPreferenceSchema,
  notificationSchema,
  notificationTypes,
} from '#contract/notifications/notifications.ts';
import { offerDataSchema } from '#contract/offers/offer-data.ts';
import { orUnclaimed } from '#contract/procedure.ts';
import { profileSchema } from '#contract/profiles/profiles.ts';
import { savedSearchSchema } from '#contract/saved-searches/saved-searches.ts';
import { recommendations } from '#contract/scorecards/score-choices.ts';
import { beingFoundSchema } from '#contract/talent/being-found.ts';
import { invitationStatuses } from '#contract/talent/talent-choices.ts';

import { ownPasswordSchema, sessionSchema, userTypes, withoutPassword } from './accounts.ts';
import { passkeySchema } from './passkeys.ts';

const words = z.partialRecord(localeSchema, z.string());
const moment = z.iso.datetime();

/** Without credentials or their hashes. */
const ownAccountSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  registeredAs: z.enum(userTypes),
  locale: localeSchema.nullable(),
  createdAt: moment,
  updatedAt: moment,
  sessions: z.array(sessionSchema),
  /** Trusted browsers, without secrets. */
  devices: z.array(z.object({ createdAt: moment, lastUsedAt: moment, expiresAt: moment })),
  passkeys: z.array(passkeySchema),
  /** Linked accounts at other sites. */
  identities: z.array(z.object({ issuer: z.string(), subject: z.string(), email: z.string(), createdAt: moment })),
  /** Emailed and unused. */
  links: z.array(z.object({ purpose: z.string(), email: z.string(), createdAt: moment, expiresAt: moment })),
  /** To every address that the account had; texts are deleted once sent. */
  mails: z.array(z.object({ subject: z.string(), to: z.string(), createdAt: moment, sentAt: moment.nullable() })),
});

const ownProfileSchema = profileSchema.omit({ avatarUrl: true, company: true, missing: true, can: true }).extend({
  createdAt: moment,
  updatedAt: moment,
  /** With notes. */
  verificationHistory: z.array(
    z.object({
      fact: verifiedFactSchema,
      note: z.string(),
      at: moment,
      endedAt: moment.nullable(),
      endReason: z.string(),
    }),
  ),
});

const ownCompanySchema = companySchema.omit({ logoUrl: true, can: true }).extend({
  memberAs: z.enum(companyMemberRoles),
  memberSince: moment,
});

const ownJobsSchema = z.object({
  /** `title` is null if the job is no longer visible. */
  saved: z.array(z.object({ id: z.uuid(), title: z.string().nullable(), savedAt: moment })),
  /** For their company. */
  posted: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      status: z.enum(jobStatuses),
      city: z.string(),
      skills: z.array(z.string()),
      texts: z.array(
        jobTextSchema.extend({
          locale: localeSchema,
          /** The original when it was translated, if that changed since. */
          confirmedOriginal: jobTextSchema.extend({ locale: localeSchema }).nullable(),
        }),
      ),
      questions: z.array(z.object({ texts: words, options: z.array(words) })),
      criteria: z.array(z.object({ names: words, guide: z.string() })),
      createdAt: moment,
      firstPublishedAt: moment.nullable(),
    }),
  ),
});

const ownApplicationsSchema = z.object({
  sent: z.array(applicationSchema.omit({ can: true })),
  /** About others, for their company. */
  notes: z.array(z.object({ applicationId: z.uuid(), text: z.string(), updatedAt: moment })),
});

const ownMessageSchema = z.object({
  applicationId: z.uuid(),
  isOwn: z.boolean(),
  subject: z.string(),
  content: z.string(),
  createdAt: moment,
  readAt: moment.nullable(),
});

/** `url` works for the signed-in owner. */
const ownFileSchema = fileSchema.extend({ url: z.url() });

/** Features that store personal data add their part here. */
export const ownDataSchema = z.object({
  exportedAt: moment,
  account: ownAccountSchema,
  profile: ownProfileSchema,
  companies: z.array(ownCompanySchema),
  /** To companies' domains, requested or confirmed by the person. */
  domainMails: z.array(
    z.object({ email: z.string().nullable(), askedAt: moment.nullable(), confirmedAt: moment.nullable() }),
  ),
  /** To companies; those to one of the account's addresses, and those that the person sent. */
  invitations: z.array(
    z.object({ company: z.string(), email: z.string(), role: z.enum(companyMemberRoles), invitedAt: moment }),
  ),
  jobs: ownJobsSchema,
  applications: ownApplicationsSchema,
  /** On applications, written for a company. */
  comments: z.array(z.object({ applicationId: z.uuid(), text: z.string(), at: moment })),
  /** About applications, written for a company. */
  todos: z.array(z.object({ applicationId: z.uuid(), text: z.string(), dueOn: z.iso.date().nullable(), at: moment })),
  approvals: z.array(ownDecisionSchema),
  /** For applications, given on behalf of a company. `recommendation` is null if the person gave none. */
  scores: z.array(
    z.object({
      applicationId: z.uuid(),
      recommendation: z.enum(recommendations).nullable(),
      note: z.string(),
      marks: z.array(z.object({ criterion: words, value: z.int().nullable(), note: z.string() })),
      at: moment,
    }),
  ),
  interviews: z.array(interviewSchema),
  offers: offerDataSchema,
  ...agencyDataShape,
  /** Without the answers, which are not stored; `result` is null for one that was not submitted, or deleted. */
  languageTests: z.array(
    z.object({ language: localeSchema, form: z.int(), startedAt: moment, result: testResultSchema.nullable() }),
  ),
  /** Whether companies can find the person, which cannot, and which looked. */
  beingFound: beingFoundSchema,
  /** To jobs: those that the person received, and those that they sent for a company. */
  jobInvitations: z.array(
    z.object({
      jobId: z.uuid(),
      isOwn: z.boolean(),
      text: z.string(),
      status: z.enum(invitationStatuses),
      reason: z.string(),
      sentAt: moment,
      answeredAt: moment.nullable(),
    }),
  ),
  candidates: z.array(keptDataSchema),
  messages: z.array(ownMessageSchema),
  notifications: z.array(notificationSchema.omit({ id: true })),
  notificationPreferences: z.array(notificationPreferenceSchema),
  /** Versions of the terms, and when they were accepted. */
  acceptedTerms: z.array(z.object({ version: z.int(), publishedAt: moment, acceptedAt: moment })),
  /** To terms and to stay in pools, with the version of the text. */
  consents: z.array(consentSchema),
  /** Browsers that get notifications, and their push services. */
  pushDevices: z.array(z.object({ service: z.string(), types: z.array(z.enum(notificationTypes)), createdAt: moment })),
  /** Of the account, and of its address. */
  savedSearches: z.array(
    savedSearchSchema
      .pick({ name: true, filters: true, frequency: true, isPaused: true, createdAt: true })
      .extend({ email: z.string().nullable() }),
  ),
  /** Signed in, or with the account's address. */
  reports: z.array(
    z.object({
      subject: z.enum(reportSubjects),
      subjectId: z.uuid(),
      reason: z.enum(reportReasons),
      text: z.string(),
      reportedAt: moment,
    }),
  ),
  /** By administrators against the person, with the person's appeals. */
  decisions: z.array(
    z.object({
      subject: z.enum(reportSubjects),
      as: z.enum(caseDecisions),
      ground: z.enum(decisionGrounds),
      rule: z.string(),
      reason: z.string(),
      decidedAt: moment,
      appeal: z.string().nullable(),
    }),
  ),
  files: z.array(ownFileSchema),
});

export type OwnData = z.infer<typeof ownDataSchema>;

/** With the user name and day (UTC). */
export const ownDataFileName = ({ profile, exportedAt }: OwnData, ending: 'json' | 'zip'): string =>
  `parlance-${profile.username.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '_')}-${exportedAt.slice(0, 10)}.${ending}`;

export const eraseInput = z.strictObject({ password: ownPasswordSchema });

const tags = ['Own data'];

export const ownDataContract = {
  export: orUnclaimed.signedInBeforeTerms
    .route({
      method: 'POST',
      path: '/me/export',
      summary: 'Export everything that is stored about you',
      description:
        'JSON, sent as an attachment: account, profile, companies, jobs, applications, messages, notifications, saved searches, reports, files. Limited by the setting `limits.export_per_person`. `POST /api/me/export.zip` returns the same as a readable page, in an archive with the files.',
      tags,
      outputStructure: 'detailed',
    })
    .input(z.strictObject({}))
    // A file, because clients treat an attachment as one.
    .output(z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() })),
  erase: orUnclaimed.signedInBeforeTerms
    .route({
      method: 'POST',
      path: '/me/erase',
      summary: 'Erase your account and everything in it, permanently',
      description: `409 \`last_admin\` for the last administrator, \`only_owner\` for the only owner of a company that has other members. ${withoutPassword}`,
      tags,
    })
    .input(eraseInput)
    .output(z.object({ done: z.literal(true) })),
};
