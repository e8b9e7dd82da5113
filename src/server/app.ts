import { Hono, type Context } from 'hono';
import { routePath } from 'hono/route';

import type { KeyScope } from '#contract/key-scopes.ts';

import { apiDocs } from './api-docs.ts';
import { createApiHandler, createApiRouter, isUnavailable } from './api.ts';
import type { Ctx } from './context.ts';
import { devMailbox } from './dev-mailbox.ts';
import { errorPage } from './error-page.ts';
import type { Accounts } from './features/accounts/accounts.ts';
import type { HealthSources } from './features/admin/health/sources.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { applicationRoutes } from './features/applications/routes.ts';
import { profileRoutes } from './features/cvs/routes.ts';
import { fileRoutes, isUpload } from './features/files/routes.ts';
import { interviewRoutes } from './features/interviews/routes.ts';
import { discoveryRoutes } from './features/jobs/discovery/routes.ts';
import { answerOnce } from './features/keys/idempotency.ts';
import { messagingRoutes } from './features/messaging/routes.ts';
import type { ReplyReader } from './features/notifications/replies/reply-reader.ts';
import { mailRoutes } from './features/notifications/routes.ts';
import { alertFormRoutes, oneClickRoutes } from './features/saved-searches/routes.ts';
import { installedAppRoutes } from './features/site/installed-app.ts';
import type { PictureDrawer } from './features/site/share/picture-drawer.ts';
import { shareRoutes } from './features/site/share/routes.ts';
import { ownDataRoutes } from './own-data-archive/routes.ts';
import type { Config } from './platform/config.ts';
import type { Replica } from './platform/db/replica.ts';
import { shortenAddress } from './platform/http/address.ts';
import { staticFiles } from './platform/http/assets.ts';
import { withoutCampaign } from './platform/http/campaign.ts';
import { compressed } from './platform/http/compress.ts';
import type { Readiness } from './platform/http/health.ts';
import { onlyJson } from './platform/http/only-json.ts';
import type { PageCache } from './platform/http/page-cache.ts';
import { Refusal } from './platform/http/refusal.ts';
import { requestIdOf } from './platform/http/request-id.ts';
import { sameOrigin } from './platform/http/same-origin.ts';
import { secured } from './platform/http/security-headers.ts';
import type { SharedPages } from './platform/http/shared-pages.ts';
import type { Changes } from './platform/live/changes.ts';
import type { QueueAdmin } from './platform/queue/queue.ts';
import type { ApiContext } from './procedures.ts';
import { createReads, type Reads } from './reads.ts';
import { recordRefusal } from './record-refusal.ts';
import { addressOf, answerRefusal, readContext, readRouteContext, withCookies, type Env } from './request-context.ts';
import { servePage, type Pages } from './serve-page.ts';

export interface AppDeps {
  config: Pick<Config, 'appUrl' | 'mailFrom' | 'trustedProxies' | 'indexNowKey' | 'replies'> & HealthSources['config'];
  /** The rest is added for each request. */
  base: Omit<Ctx, 'actor' | 'locale'>;
  changes: Changes;
  accounts: Accounts;
  readiness: () => Promise<Readiness>;
  queue: QueueAdmin;
  replyReader: ReplyReader;
  pictureDrawer: PictureDrawer;
  /** Absent where all reads go to the primary. */
  replica?: Replica | undefined;
  pageCache: PageCache;
  /** Absent without Valkey. */
  sharedPages?: SharedPages | undefined;
  /** Absent where only the API is served. */
  pages?: Pages;
  clientFolder: string;
}

const ANONYMOUS = { kind: 'anonymous' } as const;
/** Retry-After while the database is away. */
const RETRY_SECONDS = 5;

/** Middleware runs in this order. */
export function createApp(deps: AppDeps): Hono<Env> {
  const { config, accounts, pageCache } = deps;
  const router = createApiRouter(config, accounts, deps);

  const contextOf = (context: Context<Env>) => readContext(deps, context);
  const reads = createReads(deps);
  const routeContextOf = (context: Context<Env>, scope?: KeyScope) => readRouteContext(deps, context, scope);
  const app = new Hono<Env>();

  // Before all else: cached pages need no actor, database or other header. Keys are canonical paths.
  app.get('*', async (context, next) => {
    const { req } = context;
    if (accounts.hasSession(req.header('cookie'))) return next();
    return (
      pageCache.find(
        withoutCampaign(req.url.slice(req.url.indexOf('/', 8))),
        req.header('if-none-match'),
        req.header('accept-encoding'),
      ) ?? next()
    );
  });

  if (deps.replica) app.use(reads.markPosition);
  app.use(secured(config.appUrl.protocol === 'https:'));
  app.get('/healthz', (context) => context.json({ alive: true }));
  app.get('/readyz', async (context) => {
    const readiness = await deps.readiness();
    return context.json(readiness, readiness.ready ? 200 : 503);
  });

  app.use(staticFiles(deps.clientFolder));
  // From other origins: email programs (RFC 8058) and mail servers.
  app.route('/api', mailRoutes(deps));
  app.route('/api', oneClickRoutes(deps.base));
  app.use(sameOrigin(config.appUrl.origin));
  app.route('/api', fileRoutes(routeContextOf));
  app.route('/api', profileRoutes(routeContextOf));
  app.route('/api', applicationRoutes(routeContextOf));
  app.route('/api', interviewRoutes(routeContextOf, config));
  app.route('/api', messagingRoutes(routeContextOf));
  app.route('/api', adminRoutes(routeContextOf));
  app.route('/api', ownDataRoutes(contextOf));
  // Forms of pages without script are not JSON.
  app.route('/api', alertFormRoutes(routeContextOf));
  app.use((context, next) => (isUpload(context) ? next() : onlyJson(context, next)));
  app.use(compressed());

  app.route('/api', apiDocs(config.appUrl));
  app.all('/api/*', serveCall({ router, contextOf, reads }));

  app.route('/', discoveryRoutes(deps.base, config));
  app.route('/', installedAppRoutes(deps.base));
  app.route('/', shareRoutes(deps.base, deps.pictureDrawer));
  if (config.demo || !config.production) app.route('/dev/mailbox', devMailbox(deps.base.db));
  const { pages, sharedPages } = deps;
  const { origin } = config.appUrl;
  if (pages) app.get('*', servePage({ pages, router, contextOf, reads, accounts, pageCache, sharedPages, origin }));

  app.notFound((context) => answerRefusal(context, new Refusal('NOT_FOUND')));
  app.onError((error, context) => answerError(deps, context, error));
  return app;
}

interface CallServer {
  router: ReturnType<typeof createApiRouter>;
  contextOf: (context: Context<Env>) => Promise<ApiContext>;
  reads: Reads;
}

function serveCall({ router, contextOf, reads }: CallServer) {
  // Made at the first call: pages do without it, and a start waits for it.
  let made: ReturnType<typeof createApiHandler> | undefined;
  return async (context: Context<Env>): Promise<Response> => {
    const apiContext = await contextOf(context);
    const answerFrom = async (ctx: ApiContext) => {
      const answer = await (made ??= createApiHandler(router)).handle(context.req.raw, {
        prefix: '/api',
        context: ctx,
      });
      return answer.response ?? answerRefusal(context, new Refusal('NOT_FOUND'));
    };
    const response = await answerOnce(apiContext, context.req.raw, () => reads.answer(context, apiContext, answerFrom));
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
    return withCookies(response, apiContext);
  };
}

/** Errors that are not refusals are only logged. */
function answerError({ base, config, pages }: AppDeps, context: Context<Env>, error: Error) {
  if (error instanceof Refusal) {
    const apiContext = context.get('apiContext') ?? {
      ...base,
      actor: ANONYMOUS,
      requestId: requestIdOf(context.env?.incoming),
      from: shortenAddress(addressOf(context, config)),
    };
    // The path may hold a link's secret.
    recordRefusal(apiContext, error, `${context.req.method} ${routePath(context)}`);
    return answerRefusal(context, error);
  }
  const { path } = context.req;
  const requestId = context.get('apiContext')?.requestId ?? requestIdOf(context.env?.incoming);
  base.log.error({ err: error, path, requestId }, 'request failed');
  const refusal = isUnavailable(error)
    ? new Refusal('UNAVAILABLE', { retryAfter: RETRY_SECONDS, requestId })
    : new Refusal('INTERNAL', { requestId });
  if (path.startsWith('/api/') || !context.req.header('accept')?.includes('text/html'))
    return answerRefusal(context, refusal);
  return context.html(errorPage(path, refusal.code, pages?.staticPageScript), refusal.status as 503);
}
