import { Hono, type Context } from 'hono';
import { routePath } from 'hono/route';

import { createApiRouter, type ApiDeps } from './api-router.ts';
import { apiRoutes, type ApiServer } from './api-routes.ts';
import type { Ctx } from './context.ts';
import { devMailbox } from './dev-mailbox.ts';
import { errorPage } from './error-page.ts';
import { hasMailbox } from './features/admin/health/sources.ts';
import { discoveryRoutes } from './features/jobs/discovery/routes.ts';
import type { ReplyReader } from './features/notifications/replies/reply-reader.ts';
import { installedAppRoutes } from './features/site/installed-app.ts';
import type { PictureDrawer } from './features/site/share/picture-drawer.ts';
import { shareRoutes } from './features/site/share/routes.ts';
import { allowCdn } from './platform/cdn.ts';
import type { Config } from './platform/config.ts';
import type { Replica } from './platform/db/replica.ts';
import { shortenAddress } from './platform/http/address.ts';
import { staticFiles } from './platform/http/assets.ts';
import { withoutCampaign } from './platform/http/campaign.ts';
import { compressed } from './platform/http/compress.ts';
import { onlyJson } from './platform/http/only-json.ts';
import type { PageCache } from './platform/http/page-cache.ts';
import { Refusal, refusalFor } from './platform/http/refusal.ts';
import { requestIdOf } from './platform/http/request-id.ts';
import { sameOrigin } from './platform/http/same-origin.ts';
import { secured } from './platform/http/security-headers.ts';
import { shownPath } from './platform/http/shown-path.ts';
import type { Changes } from './platform/live/changes.ts';
import type { PdfDrawer } from './platform/pdf/pdf-drawer.ts';
import { createReads } from './reads.ts';
import { recordRefusal } from './record-refusal.ts';
import { addressOf, answerRefusal, readContext, type Env } from './request-context.ts';
import { servePage, type Pages } from './serve-page.ts';

export interface AppDeps extends ApiDeps {
  config: ApiDeps['config'] & Pick<Config, 'indexNowKey' | 'replies' | 'cdn'>;
  /** The rest is added for each request. */
  base: Omit<Ctx, 'actor' | 'locale'>;
  changes: Changes;
  replyReader: ReplyReader;
  pictureDrawer: PictureDrawer;
  pdfDrawer: PdfDrawer;
  /** Absent where all reads go to the primary. */
  replica?: Replica | undefined;
  pageCache: PageCache;
  /** Absent where only the API is served. */
  pages?: Pages;
  /** Absent when running from the sources. */
  clientFolder?: string | undefined;
}

const ANONYMOUS = { kind: 'anonymous' } as const;

/** Middleware runs in this order. */
export function createApp(deps: AppDeps): Hono<Env> {
  const { config, accounts, pageCache } = deps;
  const server: ApiServer = {
    api: createApiRouter(deps),
    contextOf: (context) => readContext(deps, context),
    reads: createReads(deps),
  };
  const app = new Hono<Env>();

  // Before all else: cached pages need no actor, database or other header. Keys are canonical paths.
  app.get('*', async (context, next) => {
    const { req } = context;
    if (accounts.hasSession(req.header('cookie'))) return next();
    const key = withoutCampaign(req.url.slice(req.url.indexOf('/', 8)));
    const found = pageCache.find(key, req.header('if-none-match'), req.header('accept-encoding'));
    if (!found) return next();
    // Requests with a session do not get here, nor does the first request of a page, which is rendered and cached
    // later.
    const topics = config.cdn && pageCache.topicsOf(key);
    if (topics) allowCdn(found, topics);
    return found;
  });

  if (deps.replica) app.use(server.reads.markChange);
  app.use(secured(config.appUrl.protocol === 'https:'));
  app.get('/healthz', (context) => context.json({ alive: true }));
  app.get('/readyz', (context) => {
    const readiness = deps.readiness();
    return context.json(readiness, readiness.ready ? 200 : 503);
  });

  app.route('/api', apiRoutes(deps, server));
  app.use(staticFiles(deps.clientFolder));
  app.use(sameOrigin(config.appUrl.origin));
  app.use(onlyJson);
  app.use(compressed());

  app.route('/', discoveryRoutes(deps.base, config, deps));
  app.route('/', installedAppRoutes(deps.base));
  app.route(
    '/',
    shareRoutes(deps.base, deps.pictureDrawer, (context) => shortenAddress(addressOf(context, config))),
  );
  if (hasMailbox(config)) app.route('/dev/mailbox', devMailbox(deps.base.db));
  const { pages } = deps;
  const { origin } = config.appUrl;
  if (pages) app.get('*', servePage({ ...server, pages, pageCache, origin }));

  app.notFound((context) => answerRefusal(context, new Refusal('NOT_FOUND')));
  app.onError((error, context) => answerError(deps, context, error));
  return app;
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
  base.log.error({ err: error, path: shownPath(path), requestId }, 'request failed');
  const refusal = refusalFor(error, requestId);
  if (path.startsWith('/api/') || !context.req.header('accept')?.includes('text/html'))
    return answerRefusal(context, refusal);
  return context.html(errorPage(path, refusal.code, pages?.staticPageScript), refusal.status as 503);
}
