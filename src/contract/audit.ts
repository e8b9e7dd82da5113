import { z } from 'zod';

import { verificationMethods } from './companies.ts';
import { daySchema } from './text.ts';
import { verifiedSubjects } from './verifications.ts';

export const auditActions = [
  'user.banned',
  'user.unbanned',
  'user.verification_sent',
  'user.reset_sent',
  'user.sessions_ended',
  'administrator.granted',
  'administrator.revoked',
  'setting.changed',
  'search_word.added',
  'search_word.removed',
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

export const auditSubjectTypes = ['user', 'setting', 'job', 'company', 'mail', 'task', 'search_word'] as const;

export type AuditSubjectType = (typeof auditSubjectTypes)[number];

/** The operator's command line, as an actor in filters. */
export const OPERATOR = 'operator';

/** Depends on the action. */
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
  word: z.string().optional(),
  concept: z.string().optional(),
});

export type AuditDetails = z.infer<typeof auditDetailsSchema>;

/** Null once the account is deleted. */
const personSchema = z.object({ id: z.uuid(), name: z.string().nullable(), email: z.string().nullable() });

/** `name`: the current name, title or subject, null once deleted; those of settings, tasks and words of the search are in the details. */
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

/** Combined with AND. */
export const auditFilters = z.strictObject({
  action: z.enum(auditActions).optional(),
  actor: z.union([z.uuid(), z.literal(OPERATOR)]).optional(),
  subject: z.uuid().optional(),
  /** Inclusive, in UTC. */
  from: daySchema.optional(),
  to: daySchema.optional(),
});

export type AuditFilters = z.infer<typeof auditFilters>;

/** CSV (RFC 4180), with the same filters. */
export const AUDIT_CSV = '/api/admin/audit.csv';

export const AUDIT_CSV_MAX = 100_000;
