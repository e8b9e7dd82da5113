import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { Refusal } from './refusal.ts';

const LARGEST_JSON = 512 * 1024;

/**
 * Refuses a body that is too large or not JSON before it is parsed. oRPC would accept forms too, which take far longer
 * to parse.
 */
export const onlyJson: MiddlewareHandler = (context, next) => {
  const type = context.req.header('content-type');
  if (type !== undefined && !/^application\/json\s*(?:;|$)/i.test(type))
    throw new Refusal('INVALID', { reason: 'malformed_body' });
  return limited(context, next);
};

const limited = bodyLimit({
  maxSize: LARGEST_JSON,
  onError: () => {
    throw new Refusal('TOO_LARGE');
  },
});
