import { defaultLocale, localizePath, type Locale } from '#contract/locales.ts';
import type { OwnPage } from '#contract/own-pages/own-page-choices.ts';
import { paths } from '#contract/paths.ts';

import type { Ctx } from '../../../context.ts';
import {
  findCompanyParts,
  findJobParts,
  findListedCompanies,
  findListedJobs,
  type SitemapPart,
} from './sitemap-queries.ts';
import { textElement, XML_DECLARATION } from './xml.ts';

export interface SitemapSizes {
  jobs: number;
  companies: number;
}

/**
 * A file may hold 50,000 addresses and 50 MB (sitemaps.org). A job has up to six addresses that each name the others:
 * 30,000 make 30 to 45 MB. The index job_sitemap_changed depends on this number. Company files are built in memory.
 */
export const SITEMAP_SIZES: SitemapSizes = { jobs: 5_000, companies: 1_000 };

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const BATCH = 500;

const PAGES = [
  paths.home(),
  paths.jobs(),
  paths.forEmployers(),
  paths.about(),
  paths.pay(),
  paths.languages(),
  paths.howWeOrder(),
  paths.terms(),
  paths.privacy(),
  paths.accessibility(),
  paths.rights(),
  paths.cookies(),
];

export async function sitemapIndex(ctx: Ctx, origin: string, sizes: SitemapSizes): Promise<string> {
  const [jobs, companies] = await Promise.all([findJobParts(ctx, sizes.jobs), findCompanyParts(ctx, sizes.companies)]);
  const files = (kind: string, parts: SitemapPart[]) =>
    parts.map(({ part, changed_at }) => sitemap(`${origin}/sitemaps/${kind}-${part}.xml`, changed_at));
  return `${XML_DECLARATION}<sitemapindex ${NAMESPACES}>\n${[sitemap(`${origin}/sitemaps/pages.xml`), ...files('companies', companies), ...files('jobs', jobs)].join('')}</sitemapindex>\n`;
}

/** Pages without a built-in text exist once the operator has written one. */
export async function pagesSitemap(
  ctx: Pick<Ctx, 'settings'>,
  origin: string,
  ownPages: readonly OwnPage[],
): Promise<string> {
  const languages = await offeredLanguages(ctx);
  const own = [
    ...(ownPages.includes('legal-notice') ? [paths.legalNotice()] : []),
    ...(ownPages.includes('help') ? [paths.help()] : []),
  ];
  return urlset([...PAGES, ...own].map((path) => urlsOf(origin, path, languages)).join(''));
}

/** Undefined for an empty part. */
export async function companiesSitemap(
  ctx: Ctx,
  origin: string,
  part: number,
  size: number,
): Promise<string | undefined> {
  const companies = await findListedCompanies(ctx, part, size);
  if (companies.length === 0) return undefined;
  const languages = await offeredLanguages(ctx);
  return urlset(
    companies.map(({ slug, changed_at }) => urlsOf(origin, paths.company(slug), languages, changed_at)).join(''),
  );
}

/** A stream, so that the whole is never in memory. */
export async function* jobsSitemap(ctx: Ctx, origin: string, part: number, size: number): AsyncGenerator<string> {
  yield URLSET_BEGIN;
  let after = (part - 1) * size;
  const languages = await offeredLanguages(ctx);
  for (;;) {
    const jobs = await findListedJobs(ctx, { after, upTo: part * size, limit: BATCH });
    yield jobs
      .map(({ id, locales: own, updated_at }) => urlsOf(origin, paths.job(id), offeredOf(own, languages), updated_at))
      .join('');
    const last = jobs.at(-1);
    if (!last || jobs.length < BATCH) break;
    after = last.number;
  }
  yield URLSET_END;
}

/** The default first: it is `x-default`. */
const offeredLanguages = async ({ settings }: Pick<Ctx, 'settings'>) => (await settings())['site.languages'];

/** A job in none of these languages is shown in the default language. */
function offeredOf(own: readonly Locale[], languages: readonly Locale[]): readonly Locale[] {
  const offered = own.filter((locale) => languages.includes(locale));
  return offered.length > 0 ? offered : languages.slice(0, 1);
}

const URLSET_BEGIN = `${XML_DECLARATION}<urlset ${NAMESPACES} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const URLSET_END = '</urlset>\n';

const urlset = (urls: string): string => URLSET_BEGIN + urls + URLSET_END;

/** One entry for each language, each naming all of them; the first is also `x-default`. */
function urlsOf(origin: string, path: string, own: readonly Locale[], changedAt?: Date): string {
  const address = (locale: Locale) => origin + localizePath(path, locale);
  const alternates = [
    ...own.map((locale) => alternate(locale, address(locale))),
    alternate('x-default', address(own[0] ?? defaultLocale)),
  ].join('');
  return own
    .map((locale) => `<url>${textElement('loc', address(locale))}${lastmod(changedAt)}${alternates}</url>\n`)
    .join('');
}

// No escaping: addresses consist of the origin, ids and slugs.
const alternate = (language: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;

const sitemap = (location: string, changedAt?: Date): string =>
  `<sitemap>${textElement('loc', location)}${lastmod(changedAt)}</sitemap>\n`;

const lastmod = (changedAt?: Date): string => (changedAt ? textElement('lastmod', changedAt.toISOString()) : '');
