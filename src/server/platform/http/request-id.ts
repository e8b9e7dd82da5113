import type { IncomingMessage } from 'node:http';

import { newId } from '../id.ts';
import type { Listener } from './listener.ts';

const HEADER = 'x-request-id';
/** Of nginx (32 hexadecimal digits), HAProxy, Caddy and clouds; nothing that could end a line of a log or an email. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._:=/+-]{7,63}$/;

const named = new WeakMap<IncomingMessage, string>();

/** Gives each request an id, which the answer repeats: that of the trusted proxy, if it sends one. */
export const naming =
  (listener: Listener, { trustedProxies }: { trustedProxies: number }): Listener =>
  (request, response) => {
    const given = trustedProxies > 0 ? request.headers[HEADER] : undefined;
    const id = typeof given === 'string' && WELL_FORMED.test(given) ? given : newId();
    named.set(request, id);
    response.setHeader(HEADER, id);
    return listener(request, response);
  };

/** A new one where there is none, as in tests. */
export function requestIdOf(request: IncomingMessage | undefined): string {
  const id = (request && named.get(request)) ?? newId();
  if (request) named.set(request, id);
  return id;
}
