import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

import { defaultLocale, preferredLocale } from '#contract/locales.ts';
import type { Viewer } from '#contract/viewer.ts';

import type { Ctx } from './context.ts';
import type { Accounts } from './features/accounts/accounts.ts';
import { readViewer } from './features/accounts/queries.ts';
import type { Config } from './platform/config.ts';
import { clientAddress, shortenAddress } from './platform/http/address.ts';
import { readPosition } from './platform/live/position.ts';
import type { ApiContext } from './procedures.ts';

/** `apiContext`: set once it was read. */
export type Env = { Bindings: Partial<HttpBindings>; Variables: { apiContext?: ApiContext } };

interface Shared {
  base: Omit<Ctx, 'actor' | 'locale'>;
  accounts: Accounts;
  config: Pick<Config, 'trustedProxies'>;
}

/** Behind the trusted proxies. */
export const addressOf = (context: Context<Env>, { trustedProxies }: Pick<Config, 'trustedProxies'>): string =>
  clientAddress(context.env?.incoming?.socket.remoteAddress, context.req.header('x-forwarded-for'), trustedProxies);

export async function readContext({ base, accounts, config }: Shared, context: Context<Env>): Promise<ApiContext> {
  const requestHeaders = context.req.raw.headers;
  const responseHeaders = new Headers();
  const address = addressOf(context, config);
  const apiContext: ApiContext = {
    ...base,
    actor: await accounts.authenticate(requestHeaders, responseHeaders),
    from: shortenAddress(address),
    locale: preferredLocale(context.req.header('accept-language')) ?? defaultLocale,
    metadata: {
      address,
      userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
      requestHeaders,
      responseHeaders,
    },
  };
  context.set('apiContext', apiContext);
  return apiContext;
}

export function withCookies(response: Response, { metadata }: ApiContext): Response {
  for (const [name, value] of metadata.responseHeaders) response.headers.append(name, value);
  return response;
}

/** Of a page. */
export interface Reader {
  viewer: Viewer | null;
  /** Who is signed in without the second factor that they need; `viewer` is null then. */
  lacking: Viewer | null;
  /** Read before the rest of the page, so that no later event is missed. */
  liveAfter: number | null;
}

export async function readReader(ctx: Ctx, actor: Ctx['actor']): Promise<Reader> {
  if (actor.kind !== 'person') {
    const lacking = actor.kind === 'anonymous' && actor.lacking;
    return { viewer: null, lacking: lacking ? await readViewer(ctx, lacking.userId) : null, liveAfter: null };
  }
  const [viewer, { last }] = await Promise.all([readViewer(ctx, actor.userId), readPosition(ctx.db, actor.userId)]);
  return { viewer, lacking: null, liveAfter: last };
}
