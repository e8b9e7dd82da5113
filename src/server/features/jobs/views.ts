import { sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { memberRole, isOpen, visibleTo } from './access.ts';
import './table.ts';

const SAME_VIEW_SECONDS = 60;
const REMEMBERED_VIEWS = 50_000;

/** Views of the last minute, in memory: losing them costs one extra count, and no address is stored. */
export class RecentViews {
  readonly #times = new Map<string, number>();

  /** Records the view; returns whether it is the first within a minute. */
  isNew(jobId: string, address: string, now: Date): boolean {
    const key = `${jobId} ${address}`;
    const time = now.getTime();
    if (time - (this.#times.get(key) ?? -Infinity) < SAME_VIEW_SECONDS * 1_000) return false;
    this.#times.delete(key);
    this.#times.set(key, time);
    this.#forget(time);
    return true;
  }

  /** Maps iterate in insertion order: the oldest first. */
  #forget(now: number): void {
    for (const [key, time] of this.#times) {
      if (this.#times.size <= REMEMBERED_VIEWS && now - time < SAME_VIEW_SECONDS * 1_000) return;
      this.#times.delete(key);
    }
  }
}

/**
 * Counts views of open jobs, not by their own company, and once a minute per address.
 * @throws Refusal NOT_FOUND
 */
export async function countView(
  ctx: Ctx,
  id: string,
  { recent, address }: { recent: RecentViews; address: string },
): Promise<void> {
  const job = await ctx.db
    .selectFrom('job')
    .where(visibleTo(ctx.actor))
    .where('id', '=', id)
    .select([isOpen.as('is_open'), memberRole(ctx.actor).as('member_role')])
    .executeTakeFirst();
  if (!job) throw notFound();
  const now = ctx.clock.now();
  if (!job.is_open || job.member_role !== null || !recent.isNew(id, address, now)) return;
  await ctx.db
    .insertInto('job_view_day')
    .values({ job_id: id, day: now.toISOString().slice(0, 10), views: 1 })
    .onConflict((conflict) => conflict.columns(['job_id', 'day']).doUpdateSet({ views: sql`job_view_day.views + 1` }))
    .execute();
}
