import type { JobCard } from '#contract/job-views.ts';
import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../context.ts';
import { presentCard } from './present.ts';
import { findCards } from './queries.ts';

/**
 * The cards of these jobs, in their order, without those that the reader does not see; one statement, however many
 * there are. Titles are in `locale` where the job can be read in it, else in its own language.
 */
export async function readCards(
  ctx: Ctx,
  ids: readonly string[],
  locale: Locale,
  seen?: Parameters<typeof findCards>[3],
): Promise<JobCard[]> {
  if (ids.length === 0) return [];
  const cards = new Map((await findCards(ctx, ids, locale, seen)).map((row) => [row.id, presentCard(ctx.actor, row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
