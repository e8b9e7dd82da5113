import { z } from 'zod';

import { verificationMethods } from './companies.ts';
import { daySchema } from './text.ts';
import { verifiedSubjects } from './verifications.ts';

/** What is recorded of administrators and of the operator's commands. */
export const auditActions = [
  'user.banned',
  'user.unbanned',
  'user.verification_sent',
  'user.reset_sent',
  'user.sessions_ended',
  'administrator.granted',
  'administrator.revoked',
  'setting.changed',
  'job.hidden',
  'job.restored',
  'job.kept',
  'company.verified',
  'company.verification_withdrawn',
  'company.domain_mail_sent',
  'candidate.verified',
  'candidate.verification_withdrawn',
  'mail.retried',
  'task.retried',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** On what something was done. */
export const auditSubjectTypes = ['user', 'setting', 'job', 'company', 'mail', 'task'] as const;

export type AuditSubjectType = (typeof auditSubjectTypes)[number];

/** Stands for the platform itself and its operator's command line where an actor is asked for. */
export const OPERATOR = 'operator';

/** What belongs to an action: why, on how many jobs it worked, which setting was changed from what to what, the task's name. */
export const auditDetailsSchema = z.object({
  reason: z.string().optional(),
  jobs: z.number().int().optional(),
  key: z.string().optional(),
  from: z.json().optional(),
  to: z.json().optional(),
  task: z.string().optional(),
  check: z.enum([...verificationMethods, ...verifiedSubjects]).optional(),
  language: z.string().optional(),
  level: z.string().optional(),
  country: z.string().optional(),
});

export type AuditDetails = z.infer<typeof auditDetailsSchema>;

/** Somebody as they are now; name and address are null once the account is gone. */
const personSchema = z.object({ id: z.uuid(), name: z.string().nullable(), email: z.string().nullable() });

/**
 * On whom or what: a person's name and address, a job's title, a company's name, a mail's subject as they are now; null
 * for what is gone. A setting and a task have their name in the details.
 */
const subjectSchema = personSchema.extend({ type: z.enum(auditSubjectTypes) });

export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  /** Null: the operator. */
  actor: personSchema.nullable(),
  subject: subjectSchema,
  details: auditDetailsSchema,
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Which entries; all that is given holds. */
export const auditFilters = z.strictObject({
  action: z.enum(auditActions).optional(),
  actor: z.union([z.uuid(), z.literal(OPERATOR)]).optional(),
  subject: z.uuid().optional(),
  /** Days, both included, in UTC. */
  from: daySchema.optional(),
  to: daySchema.optional(),
});

export type AuditFilters = z.infer<typeof auditFilters>;

/** Where the entries can be had as a file of comma-separated values (RFC 4180); it takes the same filters. */
export const AUDIT_CSV = '/api/admin/audit.csv';

/** The most entries of one file. */
export const AUDIT_CSV_MAX = 100_000;
