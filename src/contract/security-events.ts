import { z } from 'zod';

/** Every security event that is logged and counted, by the name under which both are found. docs/operate.md explains them. */
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
  'session.ended',
  'role.changed',
  'setting.changed',
  'user.banned',
  'user.unbanned',
  'account.erased',
] as const;

export type SecurityEvent = (typeof securityEvents)[number];

/** How often something happened today and in the last seven days, today included (UTC). */
export const securityCountSchema = z.object({
  event: z.enum(securityEvents),
  today: z.number().int(),
  week: z.number().int(),
});

export type SecurityCount = z.infer<typeof securityCountSchema>;
