import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

import type { Ctx } from './context.ts';
import { personOf } from './features/accounts/signed-in.ts';
import { Refusal } from './platform/http/refusal.ts';
import type { Hub } from './platform/live/hub.ts';

/**
 * GET /api/live: the reader's own stream of events, as server-sent events. Whose it is follows from the session alone.
 * `Last-Event-ID`, or `after` for a connection that begins anew, is the number of the last event that the reader has.
 * It is written to the raw answer, since thousands of these are open at once and each must cost little.
 * @throws Refusal UNAUTHENTICATED
 */
export const liveRoute = (hub: Hub, contextOf: (context: Context<{ Bindings: Partial<HttpBindings> }>) => Promise<Ctx>) =>
  async (context: Context<{ Bindings: Partial<HttpBindings> }>): Promise<Response> => {
    const { userId, sessionId } = personOf(await contextOf(context));
    const { outgoing } = context.env;
    if (!outgoing || !('writableLength' in outgoing)) throw new Refusal('UNAVAILABLE');
    await hub.open(outgoing, { userId, sessionId, after: numberOf(context.req.header('last-event-id') ?? context.req.query('after')) });
    return RESPONSE_ALREADY_SENT;
  };

const numberOf = (header: string | undefined): number | undefined => (header && /^\d{1,15}$/.test(header) ? Number(header) : undefined);
