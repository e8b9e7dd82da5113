import { Hono, type Context } from 'hono';
import { routePath } from 'hono/route';

import { splitLocale } from '#contract/locales.ts';
import type { Site } from '#contract/site.ts';
import type { Viewer } from '#contract/viewer.ts';

import { apiDocs } from './api-docs.ts';
import { createApiClient, createApiHandler, createApiRouter, isUnavailable } from './api.ts';
import type { Ctx } from './context.ts';
import { devMailbox } from './dev-mailbox.ts';
import { errorPage } from './error-page.ts';
import type { Accounts } from './features/accounts/accounts.ts';
import { readViewer } from './features/accounts/queries.ts';
import type { HealthSources } from './features/admin/health/sources.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { applicationRoutes } from './features/applications/routes.ts';
import { fileRoutes, isUpload } from './features/files/routes.ts';
import { interviewRoutes } from './features/interviews/routes.ts';
import { discoveryRoutes } from './features/jobs/discovery/routes.ts';
import { messagingRoutes } from './features/messaging/routes.ts';
import { unsubscribeRoutes } from './features/notifications/routes.ts';
import { alertFormRoutes, oneClickRoutes } from './features/saved-searches/routes.ts';
import { installedAppRoutes } from './features/site/installed-app.ts';
import type { Config } from './platform/config.ts';
import { shortenAddress } from './platform/http/address.ts';
import { staticFiles } from './platform/http/assets.ts';
import { withoutCampaign } from './platform/http/campaign.ts';
import { compressed } from './platform/http/compress.ts';
import type { Readiness } from './platform/http/health.ts';
import { onlyJson } from './platform/http/only-json.ts';
import { PageCache } from './platform/http/page-cache.ts';
import { Refusal } from './platform/http/refusal.ts';
import { sameOrigin } from './platform/http/same-origin.ts';
import { secured } from './platform/http/security-headers.ts';
import type { Changes } from './platform/live/changes.ts';
import { readPosition } from './platform/live/position.ts';
import type { Log } from './platform/log.ts';
import type { QueueAdmin } from './platform/queue/queue.ts';
import type { ApiContext } from './procedures.ts';
import { recordRefusal } from './record-refusal.ts';
import { addressOf, readContext, withCookies, type Env } from './request-context.ts';

export interface PageParts {
  api: ReturnType<typeof createApiClient>;
  site: Site;
  viewer: Viewer | null;
  /** Read before the rest of the page, so that no later event is missed. */
  liveAfter: number | null;
  /** Called once for each error. */
  report(error: unknown): void;
}

/** `topics` is not empty for pages that can be cached. */
export interface Pages {
  /** False where sources change (development). */
  cachesPages?: boolean;
  /** A URL, for static pages. */
  staticPageScript: string;
  /** Undefined where no page has this path. */
  canonicalPath(pathname: string): string | undefined;
  render(request: Request, parts: PageParts): Promise<{ response: Response; topics: ReadonlySet<string> }>;
}

export interface AppDeps {
  config: Pick<Config, 'appUrl' | 'mailFrom' | 'trustedProxies'> & HealthSources['config'];
  /** The rest is added for each request. */
  base: Omit<Ctx, 'actor' | 'locale'>;
  changes: Changes;
  accounts: Accounts;
  readiness: () => Promise<Readiness>;
  queue: QueueAdmin;
  /** Absent where only the API is served. */
  pages?: Pages;
  clientFolder: string;
}

const ANONYMOUS = { kind: 'anonymous' } as const;

const KILOBYTE = 1024;
/** Retry-After while the database is away. */
const RETRY_SECONDS = 5;
const PAGE_CACHE_BYTES = 64 * KILOBYTE * KILOBYTE;

/** Middleware runs in this order. */
export function createApp(deps: AppDeps): Hono<Env> {
  const { config, accounts } = deps;
  const router = createApiRouter(config, accounts, deps);
  const api = createApiHandler(router, deps.base.log);
  const pageCache = new PageCache(deps.changes, deps.pages?.cachesPages === false ? 0 : PAGE_CACHE_BYTES);
  const https = config.appUrl.protocol === 'https:';

  const contextOf = (context: Context<Env>) => readContext(deps, context);
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

  app.use(secured(https));
  app.get('/healthz', (context) => context.json({ alive: true }));
  app.get('/readyz', async (context) => {
    const readiness = await deps.readiness();
    return context.json(readiness, readiness.ready ? 200 : 503);
  });

  app.use(staticFiles(deps.clientFolder));
  // RFC 8058: email programs send this from another origin.
  app.route('/api', unsubscribeRoutes(deps.base));
  app.route('/api', oneClickRoutes(deps.base));
  app.use(sameOrigin(config.appUrl.origin));
  app.route('/api', fileRoutes(contextOf));
  app.route('/api', applicationRoutes(contextOf));
  app.route('/api', interviewRoutes(contextOf, config));
  app.route('/api', messagingRoutes(contextOf));
  app.route('/api', adminRoutes(contextOf));
  // Forms of pages without script are not JSON.
  app.route('/api', alertFormRoutes(contextOf));
  // fileRoutes has already read the upload.
  app.use((context, next) => (isUpload(context.req) ? next() : onlyJson(context, next)));
  app.use(compressed());

  app.route('/api', apiDocs(config.appUrl));
  app.all('/api/*', async (context) => {
    const apiContext = await contextOf(context);
    const { matched, response } = await api.handle(context.req.raw, { prefix: '/api', context: apiContext });
    if (!matched) throw new Refusal('NOT_FOUND');
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
    return withCookies(response, apiContext);
  });

  app.route('/', discoveryRoutes(deps.base, config));
  app.route('/', installedAppRoutes(deps.base));
  if (config.demo || !config.production) app.route('/dev/mailbox', devMailbox(deps.base.db));
  if (deps.pages)
    app.get(
      '*',
      servePage({ pages: deps.pages, router, contextOf, pageCache, origin: config.appUrl.origin, log: deps.base.log }),
    );

  app.notFound((context) => answerRefusal(context, new Refusal('NOT_FOUND')));
  app.onError((error, context) => answerError(deps, context, error));
  return app;
}

interface PageServer {
  pages: Pages;
  router: ReturnType<typeof createApiRouter>;
  contextOf: (context: Context<Env>) => Promise<ApiContext>;
  pageCache: PageCache;
  origin: string;
  log: Log;
}

function servePage({ pages, router, contextOf, pageCache, origin, log }: PageServer) {
  return async (context: Context<Env>): Promise<Response> => {
    const { req } = context;
    // req.path is decoded: browsers treat %5C and %09 like a second slash.
    const { pathname, search: asked } = new URL(req.url);
    const plain = normalizePath(pathname);
    const canonical = pages.canonicalPath(plain);
    const moved = canonical ?? plain;
    if (moved !== pathname) return context.redirect(moved + asked, 301);
    // A page's language is that of its URL.
    const apiContext = { ...(await contextOf(context)), locale: splitLocale(pathname.replace(/\.data$/, '')).locale };
    const { viewer, liveAfter } = await readReader(apiContext, apiContext.actor);
    const search = viewer === null ? withoutCampaign(asked) : asked;
    // The session cookie may be invalid.
    const found =
      viewer === null && search === ''
        ? pageCache.find(pathname, req.header('if-none-match'), req.header('accept-encoding'))
        : undefined;
    if (found) return withCookies(found, apiContext);
    const renderedFrom = pageCache.now();
    const api = createApiClient(router, apiContext);
    const report = (error: unknown) => log.error({ err: error, path: pathname }, 'page failed');
    // Ignores Host: the page may be cached for others.
    const { response, topics } = await pages.render(new Request(origin + pathname + search, req.raw), {
      api,
      site: await api.site.read(),
      viewer,
      liveAfter,
      report,
    });
    // Anyone could fill the cache with queries and unknown paths.
    if (topics.size === 0 || viewer !== null || response.status !== 200 || search !== '' || canonical === undefined)
      return withCookies(response, apiContext);
    const html = await response.text();
    await pageCache.store(
      canonical,
      { html, status: response.status, headers: [...response.headers], topics },
      renderedFrom,
    );
    return withCookies(new Response(html, response), apiContext);
  };
}

async function readReader(ctx: Ctx, actor: Ctx['actor']): Promise<Pick<PageParts, 'viewer' | 'liveAfter'>> {
  if (actor.kind !== 'person') return { viewer: null, liveAfter: null };
  const [viewer, { last }] = await Promise.all([readViewer(ctx, actor.userId), readPosition(ctx.db, actor.userId)]);
  return { viewer, liveAfter: last };
}

/** Removes a prefix of English and a trailing slash. */
function normalizePath(path: string): string {
  const unprefixed = path === '/en' ? '/' : path.replace(/^\/en\//, '/');
  const trimmed = unprefixed.length > 1 ? unprefixed.replace(/\/+$/, '') || '/' : unprefixed;
  // Two leading slashes would name another host.
  return trimmed === path ? path : trimmed.replace(/^\/+/, '/');
}

/** Errors that are not refusals are only logged. */
function answerError({ base, config, pages }: AppDeps, context: Context<Env>, error: Error) {
  if (error instanceof Refusal) {
    const apiContext = context.get('apiContext') ?? {
      ...base,
      actor: ANONYMOUS,
      from: shortenAddress(addressOf(context, config)),
    };
    // The path may hold a link's secret.
    recordRefusal(apiContext, error, `${context.req.method} ${routePath(context)}`);
    return answerRefusal(context, error);
  }
  const { path } = context.req;
  base.log.error({ err: error, path }, 'request failed');
  const refusal = isUnavailable(error)
    ? new Refusal('UNAVAILABLE', { retryAfter: RETRY_SECONDS })
    : new Refusal('INTERNAL');
  if (path.startsWith('/api/') || !context.req.header('accept')?.includes('text/html'))
    return answerRefusal(context, refusal);
  return context.html(errorPage(path, refusal.code, pages?.staticPageScript), refusal.status as 503);
}

function answerRefusal(context: Context<Env>, refusal: Refusal): Response {
  const { retryAfter } = refusal.details;
  return context.json(
    { code: refusal.code, status: refusal.status, message: refusal.code, data: refusal.details },
    refusal.status as 404,
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  );
}
