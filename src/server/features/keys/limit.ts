import type { Ctx } from '../../context.ts';
import { countRequest } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/**
 * Counts one request of a key, and states the remaining quota in the headers (draft-ietf-httpapi-ratelimit-headers).
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function takeRequest(ctx: Omit<Ctx, 'actor' | 'locale'>, keyId: string, headers: Headers): Promise<void> {
  const limit = (await ctx.settings())['limits.requests_per_key'];
  const { taken, left, seconds } = await countRequest(ctx.db, `requests:${keyId}`, limit);
  headers.set('ratelimit-policy', `"requests";q=${limit.max};w=${limit.seconds}`);
  headers.set('ratelimit', `"requests";r=${left};t=${seconds}`);
  if (!taken) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: seconds });
}
