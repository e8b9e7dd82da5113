import { Hono, type Context } from 'hono';

import type { KeyScope } from '#contract/keys/key-scopes.ts';

import { apiDocs } from './api-docs.ts';
import type { ApiRouter } from './api-router.ts';
import { createApiHandler } from './api.ts';
import type { AppDeps } from './app.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { applicationRoutes } from './features/applications/routes.ts';
import { candidateRoutes } from './features/candidates/routes.ts';
import { profileRoutes } from './features/cvs/routes.ts';
import { fileRoutes, isUpload } from './features/files/routes.ts';
import { interviewRoutes } from './features/interviews/routes.ts';
import { answerOnce } from './features/keys/idempotency.ts';
import { messagingRoutes } from './features/messaging/routes.ts';
import { mailRoutes, unsubscribeFormRoutes } from './features/notifications/routes.ts';
import { offerRoutes } from './features/offers/routes.ts';
import { placementRoutes } from './features/placements/routes.ts';
import { alertFormRoutes, oneClickRoutes } from './features/saved-searches/routes.ts';
import { ownDataRoutes } from './own-data-archive/routes.ts';
import { compressed } from './platform/http/compress.ts';
import { onlyJson } from './platform/http/only-json.ts';
import { Refusal } from './platform/http/refusal.ts';
import { sameOrigin } from './platform/http/same-origin.ts';
import type { ApiContext } from './procedures.ts';
import type { Reads } from './reads.ts';
import { answerRefusal, readRouteContext, withCookies, type Env } from './request-context.ts';

export interface ApiServer {
  api: ApiRouter;
  contextOf: (context: Context<Env>) => Promise<ApiContext>;
  reads: Reads;
}

/** At /api. Middleware runs in this order. */
export function apiRoutes(deps: AppDeps, server: ApiServer): Hono<Env> {
  const { config } = deps;
  const routeContextOf = (context: Context<Env>, scope?: KeyScope) => readRouteContext(deps, context, scope);
  const app = new Hono<Env>();

  // From other origins: email programs (RFC 8058) and mail servers.
  app.route('/', mailRoutes(deps));
  app.route('/', oneClickRoutes(deps.base));
  app.use(sameOrigin(config.appUrl.origin));
  app.route('/', fileRoutes(routeContextOf));
  app.route('/', profileRoutes(routeContextOf, deps));
  app.route('/', applicationRoutes(routeContextOf));
  app.route('/', offerRoutes(routeContextOf));
  app.route('/', candidateRoutes(routeContextOf));
  app.route('/', placementRoutes(routeContextOf));
  app.route('/', interviewRoutes(routeContextOf, config));
  app.route('/', messagingRoutes(routeContextOf));
  app.route('/', adminRoutes(routeContextOf));
  app.route('/', ownDataRoutes(server.contextOf));
  // Forms of pages without script are not JSON.
  app.route('/', alertFormRoutes(routeContextOf, deps.accounts.https));
  app.route('/', unsubscribeFormRoutes(deps.base, deps.accounts.https));
  app.use((context, next) => (isUpload(context) ? next() : onlyJson(context, next)));
  app.use(compressed());

  app.route('/', apiDocs(config.appUrl));
  app.all('/*', serveCall(server));
  return app;
}

function serveCall({ api, contextOf, reads }: ApiServer) {
  const handler = createApiHandler(api);
  return async (context: Context<Env>): Promise<Response> => {
    const apiContext = await contextOf(context);
    const answerFrom = async (ctx: ApiContext) => {
      const answer = await handler.handle(context.req.raw, { prefix: '/api', context: ctx });
      return answer.response ?? answerRefusal(context, new Refusal('NOT_FOUND'));
    };
    const response = await answerOnce(apiContext, context.req.raw, () => reads.answer(context, apiContext, answerFrom));
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
    return withCookies(response, apiContext);
  };
}
