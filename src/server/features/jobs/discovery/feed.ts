import { z } from 'zod';

import { jobFilters, type JobFilters } from '#contract/jobs/job-search.ts';
import type { JobCard } from '#contract/jobs/job-views.ts';
import { intlLocale, localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { fieldProblems } from '#contract/problems.ts';
import { m } from '#generated/paraglide/messages.js';

import { readIscoGroups } from '../isco-groups.ts';
import type { SearchCtx } from '../search/bounded.ts';
import { searchJobs } from '../search/search.ts';
import type { Feed, FeedEntry } from './feed-formats.ts';

const ENTRIES = 50;

// Parameters of page addresses, ignored: a feed is newest first, unpaged and the same for all readers.
const ignored = z.unknown().optional();
const feedQuery = jobFilters.extend({ sort: ignored, cursor: ignored, qualified: ignored });

/** The filters, or the names of invalid parameters. */
export function readFeedQuery(search: URLSearchParams): { filters: JobFilters } | { wrong: string[] } {
  const given = Object.fromEntries([...new Set(search.keys())].map((name) => [name, oneOrAll(search.getAll(name))]));
  const parsed = feedQuery.safeParse(given);
  if (!parsed.success)
    return { wrong: [...new Set(fieldProblems(parsed.error.issues).map(({ path }) => path.split('.', 1)[0] ?? ''))] };
  const { sort: _, cursor: __, qualified: ___, ...filters } = parsed.data;
  return { filters };
}

const oneOrAll = (values: string[]): string | string[] => (values.length === 1 ? (values[0] ?? '') : values);

interface FeedAddress {
  origin: string;
  path: string;
  /** With its question mark, or empty. */
  query: string;
}

/** Reads as an anonymous reader, in the context's language. */
export async function readFeed(
  ctx: SearchCtx,
  filters: JobFilters,
  { origin, path, query }: FeedAddress,
): Promise<Feed> {
  const { locale } = ctx;
  const [{ jobs, matching }, settings] = await Promise.all([
    searchJobs(ctx, { ...filters, sort: 'newest', limit: ENTRIES, locale }),
    ctx.settings(),
  ]);
  const name = settings['site.name'];
  const matched = jobs.slice(0, matching);
  const iscoGroups = await readIscoGroups(
    ctx,
    matched.map(({ id }) => id),
  );
  const entries = matched.flatMap((job) => entryOf(job, iscoGroups.get(job.id) ?? [], { origin, locale }));
  return {
    title: filters.q
      ? m.jobs_feed_title_search({ name, search: filters.q }, { locale })
      : m.jobs_feed_title({ name }, { locale }),
    description: m.jobs_feed_description({}, { locale }),
    locale,
    self: origin + path + query,
    page: origin + localizePath(paths.jobs(), locale) + query,
    // Fixed for a day, so that conditional requests for an empty feed match.
    updatedAt: entries[0]?.publishedAt ?? new Date(ctx.clock.now().setUTCHours(0, 0, 0, 0)),
    entries,
  };
}

function entryOf(
  job: JobCard,
  iscoGroups: readonly string[],
  { origin, locale }: { origin: string; locale: Locale },
): FeedEntry[] {
  if (!job.firstPublishedAt) return [];
  return [
    {
      id: `urn:uuid:${job.id}`,
      title: job.title,
      summary: [placeOf(job, locale), job.excerpt].filter(Boolean).join(' · '),
      url: origin + localizePath(paths.job(job.id), locale),
      author: { name: job.company.name, url: origin + localizePath(paths.company(job.company.slug), locale) },
      publishedAt: new Date(job.firstPublishedAt),
      iscoGroups,
    },
  ];
}

export const placeOf = ({ city, country }: Pick<JobCard, 'city' | 'country'>, locale: Locale): string =>
  [city, country && new Intl.DisplayNames(intlLocale(locale), { type: 'region' }).of(country)]
    .filter(Boolean)
    .join(', ');
