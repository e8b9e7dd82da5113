import type { MiddlewareHandler } from 'hono';

import { bearerOf } from './bearer.ts';
import { Refusal } from './refusal.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection: a change needs Sec-Fetch-Site: same-origin, or our exact Origin (for clients without
 * Sec-Fetch-Site). With a key, no cookie counts.
 */
export function sameOrigin(origin: string): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req;
    const site = context.req.header('sec-fetch-site');
    const ours = site === undefined ? context.req.header('origin') === origin : site === 'same-origin';
    if (!SAFE.has(method) && !ours && bearerOf(context) === undefined)
      throw new Refusal('FORBIDDEN', { reason: 'cross_origin' });
    await next();
  };
}
