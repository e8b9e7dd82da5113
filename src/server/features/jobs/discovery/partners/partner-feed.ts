import { SOURCE } from '#contract/applications/application-source.ts';
import type { FeedProfile } from '#contract/jobs/feed-profiles.ts';
import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';

import type { Ctx } from '../../../../context.ts';
import { XML_DECLARATION } from '../xml.ts';
import { findPartnerJobs } from './partner-jobs.ts';
import { elements, profiles } from './profiles.ts';

/**
 * Texts of some 3 KB each: building many at once delays other requests, and keeps them in memory until they are
 * collected.
 */
const BATCH = 50;

/** All open jobs that may be shared, in one partner's format. A stream, so that the whole feed is never in memory. */
export async function* partnerFeed(ctx: Ctx, origin: string, name: FeedProfile): AsyncGenerator<string> {
  const { root, head, job: jobElements, attributes } = profiles[name];
  const { 'site.name': siteName } = await ctx.settings();
  yield `${XML_DECLARATION}<${root}>\n${elements(head({ name: siteName, url: origin, builtAt: ctx.clock.now() }))}\n`;
  for (let after = 0; ;) {
    const jobs = await findPartnerJobs(ctx, { after, limit: BATCH });
    yield jobs
      .map((job) => {
        const url = `${origin}${localizePath(paths.job(job.id), job.locale)}?${SOURCE}=${name}`;
        return `<job${attributes?.(job) ?? ''}>${elements(jobElements(job, url))}</job>\n`;
      })
      .join('');
    const last = jobs.at(-1);
    if (!last || jobs.length < BATCH) break;
    after = last.number;
  }
  yield `</${root}>\n`;
}
