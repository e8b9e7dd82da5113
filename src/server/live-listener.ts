import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Authenticate } from './features/accounts/authenticate.ts';
import type { Listener } from './platform/http/listener.ts';
import { Refusal, refusalFor } from './platform/http/refusal.ts';
import { requestIdOf } from './platform/http/request-id.ts';
import type { Hub } from './platform/live/hub.ts';
import type { Log } from './platform/log.ts';

interface Live {
  hub: Hub;
  authenticate: Authenticate;
  log: Log;
}

/**
 * Answers every request: with the application, or GET /api/live with the person's event stream. Streams use Node's HTTP
 * directly, because a framework's state would be most of the memory of thousands (docs/decisions/0004).
 */
export function createListener(fetch: Parameters<typeof getRequestListener>[0], live: Live): Listener {
  const answer = getRequestListener(fetch);
  return async (request, response) => {
    const [path, query] = (request.url ?? '').split('?', 2);
    if (request.method === 'GET' && path === '/api/live')
      await openStream(live, request, response, new URLSearchParams(query).get('after'));
    else await answer(request, response);
  };
}

/** `Last-Event-ID`, or `after` on a new page: the number of the client's last event. */
async function openStream(
  { hub, authenticate, log }: Live,
  request: IncomingMessage,
  response: ServerResponse,
  after: string | null,
): Promise<void> {
  const { headers } = request;
  const cookies = new Headers();
  try {
    if (/^Bearer /i.test(headers.authorization ?? '')) throw new Refusal('FORBIDDEN');
    // An open page that no one uses does not count as use of the session.
    const asked = new Headers({ 'sec-fetch-mode': 'cors' });
    if (headers.cookie !== undefined) asked.set('cookie', headers.cookie);
    const actor = await authenticate(asked, cookies);
    if (actor.kind !== 'person') throw new Refusal('UNAUTHENTICATED');
    response.setHeader('set-cookie', cookies.getSetCookie());
    await hub.open(response, {
      userId: actor.userId,
      sessionId: actor.sessionId,
      after: numberOf(headers['last-event-id'] ?? after),
    });
  } catch (error) {
    const requestId = requestIdOf(request);
    const refusal = refusalFor(error, requestId);
    if (refusal.code === 'INTERNAL') log.error({ err: error, path: '/api/live', requestId }, 'request failed');
    refuse(response, refusal, cookies);
  }
}

function refuse(response: ServerResponse, { code, status, details }: Refusal, cookies: Headers): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'set-cookie': cookies.getSetCookie(),
  });
  response.end(JSON.stringify({ code, status, message: code, data: details }));
}

const numberOf = (given: string | string[] | null): number | undefined =>
  typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
