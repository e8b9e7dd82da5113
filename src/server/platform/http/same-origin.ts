import type { MiddlewareHandler } from 'hono';

import { Refusal } from './refusal.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a request that changes something unless our own page made it: its Sec-Fetch-Site is same-origin, or its
 * Origin is ours to the letter (for browsers and programs that send no Sec-Fetch-Site).
 */
export function sameOrigin(origin: string): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req;
    const site = context.req.header('sec-fetch-site');
    const ours = site === undefined ? context.req.header('origin') === origin : site === 'same-origin';
    if (!SAFE.has(method) && !ours) throw new Refusal('FORBIDDEN', { reason: 'cross_origin' });
    await next();
  };
}
