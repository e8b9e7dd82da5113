import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

import type { Viewer } from '#contract/accounts/viewer.ts';
import type { KeyScope } from '#contract/keys/key-scopes.ts';
import { preferredLocale } from '#contract/locales.ts';

import { mayUse } from './actor.ts';
import { followRequest, type Ctx } from './context.ts';
import type { Accounts } from './features/accounts/accounts.ts';
import { readViewer } from './features/accounts/queries.ts';
import { authenticateKey } from './features/keys/authenticate.ts';
import { takeRequest } from './features/keys/limit.ts';
import { offeredLocale } from './features/settings/languages.ts';
import type { Config } from './platform/config.ts';
import { clientAddress, shortenAddress } from './platform/http/address.ts';
import { bearerOf } from './platform/http/bearer.ts';
import { Refusal } from './platform/http/refusal.ts';
import { requestIdOf } from './platform/http/request-id.ts';
import { readPosition } from './platform/live/position.ts';
import type { ApiContext } from './procedures.ts';

/** `apiContext`: set once it was read. `hasCommitted`: whether a transaction of the request was. */
export type Env = {
  Bindings: Partial<HttpBindings>;
  Variables: { apiContext?: ApiContext; hasCommitted?: boolean };
};

interface Shared {
  base: Omit<Ctx, 'actor' | 'locale'>;
  accounts: Accounts;
  config: Pick<Config, 'trustedProxies'>;
}

/** Behind the trusted proxies. */
export const addressOf = (context: Context<Env>, { trustedProxies }: Pick<Config, 'trustedProxies'>): string =>
  clientAddress(context.env?.incoming?.socket.remoteAddress, context.req.header('x-forwarded-for'), trustedProxies);

/**
 * Of a program by its key, else of a person by their cookie.
 * @throws Refusal UNAUTHENTICATED for a key that does not work, TOO_MANY_REQUESTS for one that is used too often.
 */
export async function readContext({ base, accounts, config }: Shared, context: Context<Env>): Promise<ApiContext> {
  const requestHeaders = context.req.raw.headers;
  const responseHeaders = new Headers();
  const address = addressOf(context, config);
  const key = bearerOf(context);
  const settings = await base.settings();
  const wanted = preferredLocale(context.req.header('accept-language'), settings['site.languages']);
  const apiContext: ApiContext = {
    ...followRequest(base, requestIdOf(context.env?.incoming)),
    onCommit: () => context.set('hasCommitted', true),
    actor:
      key === undefined
        ? await accounts.authenticate(requestHeaders, responseHeaders)
        : await authenticateKey(base.db, key),
    from: shortenAddress(address),
    locale: wanted ?? offeredLocale(settings, null),
    metadata: {
      address,
      userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
      requestHeaders,
      responseHeaders,
    },
  };
  context.set('apiContext', apiContext);
  if (apiContext.actor.kind === 'key') await takeRequest(base, apiContext.actor.keyId, responseHeaders);
  return apiContext;
}

/**
 * For routes beside the contract, which are closed to keys unless they name the scope.
 * @throws Refusal as `readContext`, FORBIDDEN
 */
export async function readRouteContext(shared: Shared, context: Context<Env>, scope?: KeyScope): Promise<ApiContext> {
  const apiContext = await readContext(shared, context);
  const { actor } = apiContext;
  if (actor.kind === 'key' && !mayUse(actor, scope)) throw new Refusal('FORBIDDEN');
  if (actor.kind === 'person' && actor.termsToAccept !== undefined && context.req.method !== 'GET')
    throw new Refusal('FORBIDDEN', { reason: 'terms_not_accepted' });
  return apiContext;
}

export function withCookies(response: Response, { metadata }: ApiContext): Response {
  for (const [name, value] of metadata.responseHeaders) response.headers.append(name, value);
  return response;
}

/** Of a page. */
export interface Reader {
  /** Whether the viewer has to accept new terms. */
  isAskedForTerms: boolean;
  viewer: Viewer | null;
  /** The person who is signed in without a required second factor; `viewer` is null then. */
  lacking: Viewer | null;
  /** Read before the rest of the page, so that no later event is missed. */
  liveAfter: number | null;
}

export async function readReader(ctx: Ctx, actor: Ctx['actor']): Promise<Reader> {
  if (actor.kind !== 'person') {
    const lacking = actor.kind === 'anonymous' && actor.lacking;
    return {
      viewer: null,
      lacking: lacking ? await readViewer(ctx, lacking.userId) : null,
      isAskedForTerms: false,
      liveAfter: null,
    };
  }
  const [viewer, { last }] = await Promise.all([readViewer(ctx, actor.userId), readPosition(ctx.db, actor.userId)]);
  return { viewer, lacking: null, isAskedForTerms: actor.termsToAccept !== undefined, liveAfter: last };
}

/** Also sends a program the remaining quota of its key. */
export function answerRefusal(context: Context<Env>, refusal: Refusal): Response {
  const { retryAfter } = refusal.details;
  const left = [...(context.get('apiContext')?.metadata.responseHeaders ?? [])].filter(([name]) =>
    name.startsWith('ratelimit'),
  );
  return context.json(
    { code: refusal.code, status: refusal.status, message: refusal.code, data: refusal.details },
    refusal.status as 404,
    { ...Object.fromEntries(left), ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }) },
  );
}
