import type { EndedJob, Job } from '#contract/jobs/job-views.ts';
import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { presentEnded, presentJob } from './present.ts';
import { findEndedJob, findJob } from './queries.ts';

interface Asked {
  id: string;
  /** Defaults to the reader's. */
  locale?: Locale | undefined;
}

/**
 * @throws Refusal GONE if it ended and is not visible to them, NOT_FOUND
 */
export async function readJob(ctx: Ctx, { id, locale = ctx.locale }: Asked): Promise<Job> {
  const row = await findJob(ctx, id, locale);
  if (row) return presentJob(ctx.actor, row);
  throw (await findEndedJob(ctx, id, locale)) ? new Refusal('GONE') : notFound();
}

/**
 * What everyone may read of an ended job.
 * @throws Refusal NOT_FOUND if it has not ended or is hidden.
 */
export async function readEndedJob(ctx: Ctx, { id, locale = ctx.locale }: Asked): Promise<EndedJob> {
  const row = await findEndedJob(ctx, id, locale);
  if (!row) throw notFound();
  return presentEnded(row);
}
