import type { Context, MiddlewareHandler } from 'hono';

import type { Listener } from './listener.ts';

const READ_AHEAD_SECONDS = 5;

/** `https` adds HSTS. */
export function securityHeaders(https: boolean): [name: string, value: string][] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ...(https ? ([['strict-transport-security', 'max-age=31536000; includeSubDomains']] as [string, string][]) : []),
  ];
}

/**
 * Style attributes are allowed because popovers compute their position, and `blob:` frames to preview a CV before it is
 * saved.
 */
export function contentSecurityPolicy(nonce?: string): string {
  const ours = `'self'${nonce ? ` 'nonce-${nonce}'` : ''}`;
  return [
    "default-src 'none'",
    `script-src ${ours}`,
    `style-src ${ours}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For what no middleware answers: the live stream, and a site that is starting. */
export function securing(listener: Listener, https: boolean): Listener {
  const headers = [...securityHeaders(https), ['content-security-policy', contentSecurityPolicy()] as const];
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    return listener(request, response);
  };
}

/** Adds missing headers, and the strictest policy where there is none. */
export function secured(https: boolean): MiddlewareHandler {
  const headers = securityHeaders(https);
  const policy = contentSecurityPolicy();
  return async (context, next) => {
    await next();
    const { headers: sent } = context.res;
    for (const [name, value] of headers) if (!sent.has(name)) sent.set(name, value);
    if (!sent.has('cache-control')) sent.set('cache-control', cacheControl(context));
    if (!sent.has('content-security-policy')) sent.set('content-security-policy', policy);
  };
}

/** Pages preloaded when a user points at a link are kept until the click; for the same cookie only. */
function cacheControl({ req, res }: Context): string {
  const isAhead = req.method === 'GET' && req.header('sec-purpose')?.startsWith('prefetch') === true;
  if (!isAhead || res.status !== 200) return 'private, no-cache';
  res.headers.append('vary', 'Cookie');
  return `private, max-age=${READ_AHEAD_SECONDS}`;
}
