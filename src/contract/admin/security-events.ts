import { z } from 'zod';

/** See docs/security.md. */
export const securityEvents = [
  'sign_in.succeeded',
  'sign_in.failed',
  'sign_in.limited',
  'password.wrong',
  'limit.reached',
  'access.denied',
  'password.changed',
  'password.reset',
  'address.changed',
  'second_factor.enabled',
  'second_factor.disabled',
  'second_factor.wrong',
  'passkey.added',
  'passkey.removed',
  'passkey.refused',
  'identity.linked',
  'identity.removed',
  'session.ended',
  'role.changed',
  'setting.changed',
  'user.banned',
  'user.unbanned',
  'account.erased',
] as const;

export type SecurityEvent = (typeof securityEvents)[number];

/** `week` is seven days, including today (UTC). */
export const securityCountSchema = z.object({
  event: z.enum(securityEvents),
  today: z.number().int(),
  week: z.number().int(),
});

export type SecurityCount = z.infer<typeof securityCountSchema>;
