import type { JobCard } from '#contract/jobs/job-views.ts';
import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../context.ts';
import { presentCard } from './present.ts';
import { findCards } from './queries.ts';

/**
 * Cards of the visible jobs among these, in the same order, in one statement. Titles are in `locale`, or else in the
 * job's own language.
 */
export async function readCards(
  ctx: Ctx,
  ids: readonly string[],
  locale: Locale,
  find = findCards,
): Promise<JobCard[]> {
  if (ids.length === 0) return [];
  const rows = await find(ctx, { ids, locale });
  const cards = new Map(rows.map((row) => [row.id, presentCard(ctx.actor, row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
