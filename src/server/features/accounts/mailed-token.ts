import { subscriptionToken } from '#contract/notifications.ts';

import { notFound } from '../../platform/http/refusal.ts';

/**
 * Of a link in a mail that works without signing in.
 * @throws Refusal NOT_FOUND for what cannot be one.
 */
export function readMailedToken(given: unknown): string {
  const token = subscriptionToken.safeParse(given);
  if (!token.success) throw notFound();
  return token.data;
}
