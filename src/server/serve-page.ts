import type { Context } from 'hono';

import { localizePath, splitLocale } from '#contract/locales.ts';
import type { Site } from '#contract/site.ts';

import { createApiClient, type createApiRouter } from './api.ts';
import { offeredLocale } from './features/settings/languages.ts';
import { withoutCampaign } from './platform/http/campaign.ts';
import type { PageCache } from './platform/http/page-cache.ts';
import type { ApiContext } from './procedures.ts';
import { readReader, withCookies, type Env, type Reader } from './request-context.ts';

export interface PageParts extends Reader {
  api: ReturnType<typeof createApiClient>;
  site: Site;
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
  /** The page's pattern, without its language: `/jobs/:jobId`. */
  routeOf(pathname: string): string | undefined;
  render(request: Request, parts: PageParts): Promise<{ response: Response; topics: ReadonlySet<string> }>;
}

interface PageServer {
  pages: Pages;
  router: ReturnType<typeof createApiRouter>;
  contextOf: (context: Context<Env>) => Promise<ApiContext>;
  pageCache: PageCache;
  origin: string;
}

/** Answers with the cached page, or renders it and caches it where it may. */
export function servePage({ pages, router, contextOf, pageCache, origin }: PageServer) {
  return async (context: Context<Env>): Promise<Response> => {
    const { req } = context;
    // req.path is decoded: browsers treat %5C and %09 like a second slash.
    const { pathname, search: asked } = new URL(req.url);
    const plain = normalizePath(pathname);
    const canonical = pages.canonicalPath(plain);
    const moved = canonical ?? plain;
    if (moved !== pathname) return context.redirect(moved + asked, 301);
    // A page's language is that of its URL.
    const { locale, path } = splitLocale(pathname.replace(/\.data$/, ''));
    const apiContext = { ...(await contextOf(context)), locale };
    const offered = offeredLocale(await apiContext.settings(), locale);
    // The data of a page that is open already goes on in its language.
    if (offered !== locale && !pathname.endsWith('.data'))
      return withCookies(context.redirect(localizePath(path, offered) + asked, 302), apiContext);
    const reader = await readReader(apiContext, apiContext.actor);
    const { viewer } = reader;
    const search = viewer === null ? withoutCampaign(asked) : asked;
    // The session cookie may be invalid.
    const found =
      viewer === null && search === ''
        ? pageCache.find(pathname, req.header('if-none-match'), req.header('accept-encoding'))
        : undefined;
    if (found) return withCookies(found, apiContext);
    const renderedFrom = pageCache.now();
    const api = createApiClient(router, apiContext);
    const report = (error: unknown) => apiContext.log.error({ err: error, path: pathname }, 'page failed');
    // Ignores Host: the page may be cached for others.
    const { response, topics } = await pages.render(new Request(origin + pathname + search, req.raw), {
      api,
      site: await api.site.read(),
      ...reader,
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

/** Removes a prefix of English and a trailing slash. */
function normalizePath(path: string): string {
  const unprefixed = path === '/en' ? '/' : path.replace(/^\/en\//, '/');
  const trimmed = unprefixed.length > 1 ? unprefixed.replace(/\/+$/, '') || '/' : unprefixed;
  // Two leading slashes would name another host.
  return trimmed === path ? path : trimmed.replace(/^\/+/, '/');
}
