import type { Context } from 'hono';

import { localizePath, splitLocale } from '#contract/locales.ts';
import type { Site } from '#contract/site/site.ts';

import { createApiClient, type ApiClient, type ApiRouter } from './api-router.ts';
import { offeredLocale } from './features/settings/languages.ts';
import { withoutCampaign } from './platform/http/campaign.ts';
import type { PageCache } from './platform/http/page-cache.ts';
import { refusalFor, type Refusal } from './platform/http/refusal.ts';
import { shownPath } from './platform/http/shown-path.ts';
import type { ApiContext } from './procedures.ts';
import type { Reads } from './reads.ts';
import { readReader, withCookies, type Env, type Reader } from './request-context.ts';

export interface PageParts extends Reader {
  api: ApiClient;
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
  api: ApiRouter;
  contextOf: (context: Context<Env>) => Promise<ApiContext>;
  reads: Reads;
  pageCache: PageCache;
  origin: string;
}

/** Answers with the cached page, or renders it and caches it where it may. */
export function servePage(server: PageServer) {
  const { pages, contextOf, reads, pageCache } = server;
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
    // An open page continues to get data in its language.
    if (offered !== locale && !pathname.endsWith('.data'))
      return withCookies(context.redirect(localizePath(path, offered) + asked, 302), apiContext);
    const isForAll = apiContext.actor.kind === 'anonymous';
    const search = isForAll ? withoutCampaign(asked) : asked;
    // The session cookie may be invalid.
    if (isForAll && search === '') {
      const found = pageCache.find(pathname, req.header('if-none-match'), req.header('accept-encoding'));
      if (found) return withCookies(found, apiContext);
    }
    const address = pathname + search;
    const renderedFrom = pageCache.now();
    const render = createRender(server, req.raw, address);
    // Otherwise anyone could fill this process with queries and unknown paths.
    if (!isForAll || canonical === undefined || search !== '') {
      const answer = await reads.answer(context, apiContext, async (ctx) => (await render(ctx)).response);
      return withCookies(answer, apiContext);
    }
    // Never from a replica, whose outdated data would stay in the cache.
    const { response, topics } = await render(apiContext);
    if (topics.size === 0 || response.status !== 200 || response.headers.has('set-cookie'))
      return withCookies(response, apiContext);
    const html = await response.text();
    const page = { html, status: response.status, headers: [...response.headers], topics };
    await pageCache.store(canonical, page, renderedFrom);
    return withCookies(new Response(html, response), apiContext);
  };
}

/** Ignores Host: the page may be cached for others. */
function createRender({ pages, api, origin }: PageServer, raw: Request, address: string) {
  return async (ctx: ApiContext): ReturnType<Pages['render']> => {
    const client = createApiClient(api, ctx);
    const path = shownPath(address.split('?', 1)[0] ?? '');
    let refusal: Refusal | undefined;
    const report = (error: unknown) => {
      refusal ??= refusalFor(error, ctx.requestId);
      ctx.log.error({ err: error, path }, 'page failed');
    };
    const reader = await readReader(ctx, ctx.actor);
    const request = new Request(origin + address, raw);
    const { response, topics } = await pages.render(request, {
      api: client,
      site: await client.site.read(),
      ...reader,
      report,
    });
    return { response: withStatusOf(response, refusal), topics };
  };
}

/** React Router answers every failure of a page with 500. */
function withStatusOf(response: Response, refusal: Refusal | undefined): Response {
  if (response.status !== 500 || refusal?.code !== 'UNAVAILABLE') return response;
  const answer = new Response(response.body, { status: refusal.status, headers: response.headers });
  if (refusal.details.retryAfter !== undefined) answer.headers.set('retry-after', String(refusal.details.retryAfter));
  return answer;
}

/** Removes a prefix of English and a trailing slash. */
function normalizePath(path: string): string {
  const unprefixed = path === '/en' ? '/' : path.replace(/^\/en\//, '/');
  const trimmed = unprefixed.length > 1 ? unprefixed.replace(/(?<!\/)\/+$/, '') || '/' : unprefixed;
  // Two leading slashes would name another host.
  return trimmed === path ? path : trimmed.replace(/^\/+/, '/');
}
