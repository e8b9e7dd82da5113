import { z } from 'zod';

import { userTypes } from '#contract/accounts/accounts.ts';
import { localeSchema } from '#contract/choice-schemas.ts';
import { LIST_WORDS_MAX } from '#contract/limits.ts';
import { lineSchema } from '#contract/text.ts';

import { userStates, roles } from './admin-choices.ts';

/** Combined with AND. */
export const userFilters = z.strictObject({
  /** Parts of the name or address, in any order. */
  q: lineSchema(LIST_WORDS_MAX).optional(),
  role: z.enum(roles).optional(),
  state: z.enum(userStates).optional(),
});

export type UserFilters = z.infer<typeof userFilters>;

export const userRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Of a person without an account, the address of their link. */
  email: z.string(),
  hasAccount: z.boolean(),
  role: z.enum(roles),
  state: z.enum(userStates),
  createdAt: z.iso.datetime(),
  avatarUrl: z.string().nullable(),
});

export type UserRow = z.infer<typeof userRowSchema>;

/** Administrators can neither set passwords nor act as another person. */
export const userAbilitiesSchema = z.object({
  ban: z.boolean(),
  unban: z.boolean(),
  resendVerification: z.boolean(),
  sendReset: z.boolean(),
  endSessions: z.boolean(),
});

export type UserAbilities = z.infer<typeof userAbilitiesSchema>;

export const userSchema = userRowSchema.extend({
  profileId: z.uuid(),
  registeredAs: z.enum(userTypes),
  locale: localeSchema.nullable(),
  country: z.string().nullable(),
  city: z.string(),
  company: z.object({ name: z.string(), slug: z.string() }).nullable(),
  ban: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** Valid ones. */
  sessions: z.number().int(),
  /** To the day. */
  lastSeenAt: z.iso.datetime().nullable(),
  jobsPosted: z.number().int(),
  /** By their ban. */
  jobsHidden: z.number().int(),
  applicationsSent: z.number().int(),
  can: userAbilitiesSchema,
});

export type User = z.infer<typeof userSchema>;
