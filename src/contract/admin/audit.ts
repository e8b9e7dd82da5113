import { z } from 'zod';

import { approvalKinds } from '#contract/approvals/approval-choices.ts';
import { mailKindNames } from '#contract/mail-texts/mail-text-choices.ts';
import { ownPages } from '#contract/own-pages/own-page-choices.ts';
import { daySchema } from '#contract/text.ts';

import { auditActions, OPERATOR } from './admin-choices.ts';
import { appealOutcomes } from './moderation-choices.ts';
import { verificationMethods, verifiedSubjects } from './verification-choices.ts';

export const auditSubjectTypes = [
  'user',
  'setting',
  'job',
  'company',
  'mail',
  'task',
  'search_word',
  'esco',
  'key',
  'own_page',
  'mail_text',
  'message',
] as const;

export type AuditSubjectType = (typeof auditSubjectTypes)[number];

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
  /** The page and the number of its version. */
  page: z.enum(ownPages).optional(),
  version: z.int().optional(),
  /** The kind of email whose texts were changed in `language`. */
  mailKind: z.enum(mailKindNames).optional(),
  /** The name of a key. */
  apiKey: z.string().optional(),
  /** For an appeal; `asOnlyOne`: decided by the administrator who made the decision. */
  outcome: z.enum(appealOutcomes).optional(),
  asOnlyOne: z.boolean().optional(),
  /** Who approves what from now on. */
  approvalKind: z.enum(approvalKinds).optional(),
  approvers: z.int().optional(),
  /** The name of a webhook. */
  webhook: z.string().optional(),
});

export type AuditDetails = z.infer<typeof auditDetailsSchema>;

/** Null once the account is deleted. */
const personSchema = z.object({ id: z.uuid(), name: z.string().nullable(), email: z.string().nullable() });

/**
 * `name`: the current name, title or subject, null once deleted; names of tasks and search words are in the details.
 */
const subjectSchema = personSchema.extend({ type: z.enum(auditSubjectTypes) });

export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  /** Null: a key, else the operator. */
  actor: personSchema.nullable(),
  /** The name of the key that acted, at that time. */
  key: z.string().nullable(),
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

export const AUDIT_CSV_MAX = 100_000;
