import type { Context } from 'hono';

/**
 * What a program sends to the API in place of a cookie. Browsers send it for no other site, so a request with it is
 * nobody's but the program's; pages take none.
 */
export const bearerOf = ({ req }: Pick<Context, 'req'>): string | undefined =>
  req.path.startsWith('/api/') ? /^Bearer +(\S+)$/i.exec(req.header('authorization') ?? '')?.[1] : undefined;
