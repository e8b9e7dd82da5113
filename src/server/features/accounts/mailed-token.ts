import { subscriptionToken } from '#contract/notifications/notifications.ts';

import { notFound } from '../../platform/http/refusal.ts';

/**
 * Decodes the token of an emailed link that works without signing in.
 * @throws Refusal NOT_FOUND for a malformed one.
 */
export function readMailedToken(given: unknown): string {
  const token = subscriptionToken.safeParse(given);
  if (!token.success) throw notFound();
  return token.data;
}
