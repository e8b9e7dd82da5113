import { z } from 'zod';

import { passwordSchema, sessionSchema, userTypes } from './accounts.ts';
import { applicationSchema } from './application-views.ts';
import { companyMemberRoles, companySchema } from './companies.ts';
import { fileSchema } from './files.ts';
import { jobStatuses } from './job-status.ts';
import { localeSchema } from './locales.ts';
import { reportReasons } from './moderation.ts';
import { notificationDataSchema, notificationPreferenceSchema, notificationTypes } from './notifications.ts';
import { forSignedIn } from './procedure.ts';
import { profileSchema } from './profiles.ts';
import { verifiedFactSchema } from './verifications.ts';

const moment = z.iso.datetime();

/** An account without what proves who one is: no password, no token, not even their digests. */
const ownAccountSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  registeredAs: z.enum(userTypes),
  locale: localeSchema.nullable(),
  createdAt: moment,
  updatedAt: moment,
  sessions: z.array(sessionSchema),
  /** Browsers on which the person signed in before, without their secrets. */
  devices: z.array(z.object({ createdAt: moment, lastUsedAt: moment, expiresAt: moment })),
  /** Links that were mailed and not used yet. */
  links: z.array(z.object({ purpose: z.string(), email: z.string(), createdAt: moment, expiresAt: moment })),
  /** Mails to the account, whatever address it had; their texts are not kept once they are sent. */
  mails: z.array(z.object({ subject: z.string(), to: z.string(), createdAt: moment, sentAt: moment.nullable() })),
});

const ownProfileSchema = profileSchema.omit({ avatarUrl: true, company: true, missing: true, can: true }).extend({
  createdAt: moment,
  updatedAt: moment,
  /** All that was ever checked, and what was noted of it. */
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
  /** Mails to the company's domain that the person asked for or confirmed. */
  domainMails: z.array(
    z.object({ email: z.string().nullable(), askedAt: moment.nullable(), confirmedAt: moment.nullable() }),
  ),
});

const ownJobsSchema = z.object({
  /** `title` is null where the job cannot be seen any more. */
  saved: z.array(z.object({ id: z.uuid(), title: z.string().nullable(), savedAt: moment })),
  /** Those that the person posted for their company. */
  posted: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      status: z.enum(jobStatuses),
      city: z.string(),
      skills: z.array(z.string()),
      /** In every language that it has. */
      texts: z.array(
        z.object({ locale: localeSchema, title: z.string(), description: z.string(), requirements: z.string() }),
      ),
      createdAt: moment,
      firstPublishedAt: moment.nullable(),
    }),
  ),
});

const ownApplicationsSchema = z.object({
  sent: z.array(applicationSchema.omit({ can: true })),
  /** What the person wrote about others for their company. */
  notes: z.array(z.object({ applicationId: z.uuid(), text: z.string(), updatedAt: moment })),
});

/** What the person wrote, and what was written to them. */
const ownMessageSchema = z.object({
  applicationId: z.uuid(),
  isOwn: z.boolean(),
  subject: z.string(),
  content: z.string(),
  createdAt: moment,
  readAt: moment.nullable(),
});

/** `url` gives the bytes to their owner, while they are signed in. */
const ownFileSchema = fileSchema.extend({ url: z.url() });

/** Everything that is kept about a person. Only what stands here leaves the server; a new feature adds its part. */
export const ownDataSchema = z.object({
  exportedAt: moment,
  account: ownAccountSchema,
  profile: ownProfileSchema,
  company: ownCompanySchema.nullable(),
  jobs: ownJobsSchema,
  applications: ownApplicationsSchema,
  messages: z.array(ownMessageSchema),
  notifications: z.array(
    z.object({
      type: z.enum(notificationTypes),
      data: notificationDataSchema,
      readAt: moment.nullable(),
      createdAt: moment,
    }),
  ),
  notificationPreferences: z.array(notificationPreferenceSchema),
  /** Jobs that the person reported, signed in or with the address of the account. */
  reports: z.array(z.object({ jobId: z.uuid(), reason: z.enum(reportReasons), text: z.string(), reportedAt: moment })),
  files: z.array(ownFileSchema),
});

export type OwnData = z.infer<typeof ownDataSchema>;

/** What an export is saved as: who, and on which day (UTC). */
export const ownDataFileName = ({ profile, exportedAt }: OwnData): string =>
  `parlance-${profile.username.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '_')}-${exportedAt.slice(0, 10)}.json`;

export const eraseInput = z.strictObject({ password: passwordSchema });

const tags = ['Own data'];

export const ownDataContract = {
  export: forSignedIn
    .route({
      method: 'POST',
      path: '/me/export',
      summary: 'Everything that is kept about the person, as one document to save',
      description:
        'JSON, sent as an attachment: account, profile, company, jobs, applications, messages, notifications, reports, files. How often is the setting limits.export_per_person.',
      tags,
      outputStructure: 'detailed',
    })
    .input(z.strictObject({}))
    // A file, and not the document itself, since clients take whatever is sent as an attachment for a file.
    .output(z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() })),
  erase: forSignedIn
    .route({
      method: 'POST',
      path: '/me/erase',
      summary: 'Erase the own account and everything in it, for good',
      description:
        'Refused with 409 for the last administrator (last_admin), and for the only owner of a company that has other members (only_owner).',
      tags,
    })
    .input(eraseInput)
    .output(z.object({ done: z.literal(true) })),
};
