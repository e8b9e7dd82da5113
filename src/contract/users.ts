import { z } from 'zod';

import { userTypes } from './accounts.ts';
import { localeSchema } from './locales.ts';
import { lineSchema, textSchema } from './text.ts';

const roles = ['job_seeker', 'employer', 'admin'] as const;

/** Whether somebody can sign in, and why not. */
export const userStates = ['verified', 'unverified', 'banned'] as const;

export type UserState = (typeof userStates)[number];

export const BAN_REASON_MAX = 1_000;

/** Why somebody is banned; they read it. */
export const banReasonSchema = textSchema(BAN_REASON_MAX).pipe(z.string().min(1));

/** Which people; all that is given holds. */
export const userFilters = z.strictObject({
  /** Parts of the name or of the address, in any order. */
  q: lineSchema(80).optional(),
  role: z.enum(roles).optional(),
  state: z.enum(userStates).optional(),
});

export type UserFilters = z.infer<typeof userFilters>;

/** A person in the list. */
export const userRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  state: z.enum(userStates),
  createdAt: z.iso.datetime(),
  avatarUrl: z.string().nullable(),
});

export type UserRow = z.infer<typeof userRowSchema>;

/** What the reader may do with a person's account. A password is never set, and nobody acts as somebody else. */
export const userAbilitiesSchema = z.object({
  ban: z.boolean(),
  unban: z.boolean(),
  resendVerification: z.boolean(),
  sendReset: z.boolean(),
  endSessions: z.boolean(),
});

export type UserAbilities = z.infer<typeof userAbilitiesSchema>;

/** A person as administrators see them. */
export const userSchema = userRowSchema.extend({
  profileId: z.uuid(),
  /** What they registered as. */
  registeredAs: z.enum(userTypes),
  locale: localeSchema.nullable(),
  country: z.string().nullable(),
  city: z.string(),
  company: z.object({ name: z.string(), slug: z.string() }).nullable(),
  ban: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** Sessions that still count. */
  sessions: z.number().int(),
  /** When one of them was used, to the day: uses within a day are not written down. */
  lastSeenAt: z.iso.datetime().nullable(),
  jobsPosted: z.number().int(),
  /** Of those, how many their ban hides. */
  jobsHidden: z.number().int(),
  applicationsSent: z.number().int(),
  can: userAbilitiesSchema,
});

export type User = z.infer<typeof userSchema>;
