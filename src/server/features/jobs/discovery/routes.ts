import { type Context, Hono } from 'hono';
import { createHash } from 'node:crypto';
import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { feedProfiles } from '#contract/jobs/feed-profiles.ts';
import { locales, localizePath, splitLocale } from '#contract/locales.ts';
import type { OwnPage } from '#contract/own-pages/own-page-choices.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Ctx } from '../../../context.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { offeredLocale } from '../../settings/languages.ts';
import type { SearchCtx, SearchParts } from '../search/bounded.ts';
import { companyFeed } from './company-feed.ts';
import { atom, jsonFeed, rss } from './feed-formats.ts';
import { readFeed, readFeedQuery } from './feed.ts';
import { partnerFeed } from './partners/partner-feed.ts';
import { findPartnerVersion } from './partners/partner-jobs.ts';
import { findJobPartVersion } from './sitemap-queries.ts';
import { companiesSitemap, jobsSitemap, pagesSitemap, SITEMAP_SIZES, sitemapIndex } from './sitemap.ts';

const XML = 'text/xml; charset=utf-8';

const FEEDS = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: rss },
  atom: { type: 'application/atom+xml; charset=utf-8', write: atom },
  json: { type: 'application/feed+json; charset=utf-8', write: jsonFeed },
} as const;

const PART = /^(companies|jobs)-([1-9]\d{0,4})\.xml$/;

const COMPANY_FILE = /^([\p{L}\p{N}-]{1,200})\.json$/u;

const companyFeedQuery = z.strictObject({
  language: localeSchema.optional(),
  after: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});

/** How long browsers and proxies keep it: a closed job disappears within a minute. */
const COMPANY_FEED_SECONDS = 60;

/** Pages of other origins may read it. */
const OPEN_TO_SITES = [
  ['access-control-allow-origin', '*'],
  ['cross-origin-resource-policy', 'cross-origin'],
] as const;

interface DiscoveryParts {
  ownPages: () => Promise<{ published: readonly OwnPage[] }>;
  search: SearchParts;
}

/**
 * The server does not cache these responses, so a closed job disappears immediately; they are the same for all readers.
 */
export function discoveryRoutes(
  base: Omit<Ctx, 'actor' | 'locale'>,
  { appUrl: { origin }, demo, indexNowKey }: { appUrl: URL; demo: boolean; indexNowKey: string | undefined },
  { ownPages, search: parts }: DiscoveryParts,
): Hono {
  const ctx: SearchCtx = { ...base, ...parts, actor: { kind: 'anonymous' }, locale: 'en' };
  const app = new Hono()
    .get('/robots.txt', (context) => answer(context, 'text/plain; charset=utf-8', robotsText({ origin, demo })))
    .get('/sitemap.xml', async (context) => answer(context, XML, await sitemapIndex(ctx, origin, SITEMAP_SIZES)))
    .get('/sitemaps/pages.xml', async (context) =>
      answer(context, XML, await pagesSitemap(ctx, origin, (await ownPages()).published)),
    )
    .get('/sitemaps/:file', async (context) => {
      const [, kind, part] = PART.exec(context.req.param('file')) ?? [];
      if (kind === 'jobs') return serveJobs(context, Number(part));
      const companies = kind && (await companiesSitemap(ctx, origin, Number(part), SITEMAP_SIZES.companies));
      if (!companies) throw notFound();
      return answer(context, XML, companies);
    });

  if (indexNowKey !== undefined) app.get(`/${indexNowKey}.txt`, (context) => context.text(indexNowKey));

  app.get('/feeds/:file', async (context) => {
    const profile = feedProfiles.find((name) => context.req.param('file') === `${name}.xml`);
    if (!profile) throw notFound();
    return streamed(context, XML, await findPartnerVersion(ctx), partnerFeed(ctx, origin, profile));
  });

  app.get('/feeds/companies/:file', async (context) => {
    const [, slug] = COMPANY_FILE.exec(context.req.param('file')) ?? [];
    if (slug === undefined) throw notFound();
    const { searchParams } = new URL(context.req.url);
    const query = companyFeedQuery.safeParse(Object.fromEntries(searchParams));
    for (const [name, value] of OPEN_TO_SITES) context.header(name, value);
    if (!query.success) return context.json({ wrong: [...new Set(searchParams.keys())] }, 422);
    const { language, after } = query.data;
    const locale = offeredLocale(await ctx.settings(), language ?? null);
    const feed = await companyFeed({ ...ctx, locale }, { origin, slug, after });
    return answer(context, 'application/json; charset=utf-8', JSON.stringify(feed), COMPANY_FEED_SECONDS);
  });

  const serveJobs = async (context: Context, part: number): Promise<Response> => {
    const version = await findJobPartVersion(ctx, part, SITEMAP_SIZES.jobs);
    if (version === undefined) throw notFound();
    return streamed(context, XML, version, jobsSitemap(ctx, origin, part, SITEMAP_SIZES.jobs));
  };

  const answerFeed = async (context: Context, kind: keyof typeof FEEDS): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(context.req.url);
    const { locale, path } = splitLocale(pathname);
    const offered = offeredLocale(await ctx.settings(), locale);
    if (offered !== locale) return context.redirect(localizePath(path, offered) + search, 302);
    const query = readFeedQuery(searchParams);
    if ('wrong' in query) return context.text(m.jobs_feed_invalid({ fields: query.wrong.join(', ') }, { locale }), 422);
    const feed = await readFeed({ ...ctx, locale }, query.filters, { origin, path: pathname, query: search });
    return answer(context, FEEDS[kind].type, FEEDS[kind].write(feed));
  };
  for (const locale of locales) {
    for (const kind of ['rss', 'atom', 'json'] as const)
      app.get(localizePath(`/jobs/feed.${kind}`, locale), (context) => answerFeed(context, kind));
  }
  return app;
}

const headersOf = (type: string, version: string, maxAge = 0) => ({
  'content-type': type,
  'cache-control': maxAge > 0 ? `public, max-age=${maxAge}` : 'public, no-cache',
  etag: `W/"${version}"`,
});

// May be a list; a decompressing proxy may have changed weak tags to strong ones (RFC 9110, 13.1.2).
const isKnown = (context: Context, version: string): boolean =>
  (context.req.header('if-none-match') ?? '').includes(`"${version}"`);

function answer(context: Context, type: string, body: string, maxAge = 0): Response {
  const version = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const headers = headersOf(type, version, maxAge);
  return isKnown(context, version) ? context.body(null, 304, headers) : context.body(body, 200, headers);
}

/** For bodies that are too large to hold in memory. */
function streamed(context: Context, type: string, version: string, pieces: AsyncGenerator<string>): Response {
  const headers = headersOf(type, version);
  if (isKnown(context, version)) return context.body(null, 304, headers);
  const text = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  }).pipeThrough(new TextEncoderStream());
  if (!context.req.header('accept-encoding')?.includes('gzip')) return context.body(text, 200, headers);
  return context.body(text.pipeThrough(new CompressionStream('gzip')), 200, { ...headers, 'content-encoding': 'gzip' });
}

/** Prefixes of a signed-in person's pages. */
const OWN_PAGES = [
  '/dashboard/',
  '/profile',
  '/applications',
  '/auth/',
  paths.messaging(),
  paths.settings(),
  paths.admin(),
  paths.resetPassword(),
  paths.postJob(),
  '/jobs/edit/',
  paths.reportJob('*'),
  paths.manageJobs(),
  paths.savedJobs(),
];

/** RFC 9309. A demo disallows everything, because its jobs are invented. */
function robotsText({ origin, demo }: { origin: string; demo: boolean }): string {
  if (demo) return '# A demonstration. Its jobs are made up.\nUser-agent: *\nDisallow: /\n';
  const closed = locales.flatMap((locale) => OWN_PAGES.map((path) => localizePath(path, locale)));
  return [
    'User-agent: *',
    'Allow: /api/files/',
    ...['/api/', '/dev/', ...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
