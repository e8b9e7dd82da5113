import { z } from 'zod';

import { daySchema } from './text.ts';

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
] as const;

export type AuditAction = (typeof auditActions)[number];

export const auditSubjectTypes = ['user', 'setting'] as const;

/** Stands for the platform itself and its operator's command line where an actor is asked for. */
export const OPERATOR = 'operator';

/** What belongs to an action: why, on how many jobs it worked, which setting was changed from what to what. */
export const auditDetailsSchema = z.object({
  reason: z.string().optional(),
  jobs: z.number().int().optional(),
  key: z.string().optional(),
  from: z.json().optional(),
  to: z.json().optional(),
});

export type AuditDetails = z.infer<typeof auditDetailsSchema>;

/** Somebody as they are now; name and address are null once the account is gone. */
const personSchema = z.object({ id: z.uuid(), name: z.string().nullable(), email: z.string().nullable() });

export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  /** Null: the operator. */
  actor: personSchema.nullable(),
  subject: personSchema.extend({ type: z.enum(auditSubjectTypes) }),
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
