import type { Context } from 'hono';

/**
 * The header that programs send to the API instead of a cookie. Browsers never add it for another site, so such a
 * request comes from the program itself; pages ignore it.
 */
export const bearerOf = ({ req }: Pick<Context, 'req'>): string | undefined =>
  req.path.startsWith('/api/') ? /^Bearer +(\S+)$/i.exec(req.header('authorization') ?? '')?.[1] : undefined;
