import type { MiddlewareHandler } from 'hono';

/** The headers that every answer carries. `https` adds HSTS: only where the operator serves the site that way. */
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
 * The content security policy of a page. Scripts and styles come from us alone; inline ones only with this answer's
 * nonce. Style attributes are allowed, because positions of popovers are computed. A frame may show what the page itself
 * has made a file of (`blob:`): a CV that is read before it is saved.
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

/** Adds the headers that every answer carries, where it has none of its own; and the strictest policies, where it set none. */
export function secured(https: boolean): MiddlewareHandler {
  const headers = securityHeaders(https);
  const policy = contentSecurityPolicy();
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'private, no-cache');
    if (!context.res.headers.has('content-security-policy')) context.res.headers.set('content-security-policy', policy);
  };
}
