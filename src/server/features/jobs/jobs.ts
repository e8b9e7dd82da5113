import type { EndedJob, Job } from '#contract/job-views.ts';
import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { presentEnded, presentJob } from './present.ts';
import { findEndedJob, findJob } from './queries.ts';

interface Asked {
  id: string;
  /** The language to read it in; without it, the reader's. */
  locale?: Locale | undefined;
}

/**
 * A job that the actor may see, in one language.
 * @throws Refusal GONE where it ended and they see it no more, NOT_FOUND
 */
export async function readJob(ctx: Ctx, { id, locale = ctx.locale }: Asked): Promise<Job> {
  const row = await findJob(ctx, id, locale);
  if (row) return presentJob(ctx.actor, row);
  throw (await findEndedJob(ctx, id, locale)) ? new Refusal('GONE') : notFound();
}

/**
 * What remains to be read of a job that ended, for anybody.
 * @throws Refusal NOT_FOUND where it has not, or was hidden.
 */
export async function readEndedJob(ctx: Ctx, { id, locale = ctx.locale }: Asked): Promise<EndedJob> {
  const row = await findEndedJob(ctx, id, locale);
  if (!row) throw notFound();
  return presentEnded(row);
}
