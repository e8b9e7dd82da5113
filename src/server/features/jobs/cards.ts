import type { JobCard } from '#contract/job-views.ts';
import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../context.ts';
import { presentCard } from './present.ts';
import { findCards } from './queries.ts';

/**
 * PostgreSQL plans for ten ids where it does not know how many there are. For fewer it would plan anew each time, which takes three
 * times as long as reading them.
 */
const PLANNED_IDS = 10;

/**
 * Cards of the visible jobs among these, in the same order, in one statement. Titles are in `locale` or else the job's
 * own language.
 */
export async function readCards(
  ctx: Ctx,
  ids: readonly string[],
  locale: Locale,
  find = findCards,
): Promise<JobCard[]> {
  const [first] = ids;
  if (first === undefined) return [];
  const asked = Array.from({ length: Math.max(ids.length, PLANNED_IDS) }, (_, index) => ids[index] ?? first);
  const rows = await find(ctx, { ids: asked, locale });
  const cards = new Map(rows.map((row) => [row.id, presentCard(ctx.actor, row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
