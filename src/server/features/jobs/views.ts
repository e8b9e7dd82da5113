import { sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { isMember, isOpen, visibleTo } from './access.ts';
import './table.ts';

const SAME_VIEW_SECONDS = 60;
const REMEMBERED_VIEWS = 50_000;

/**
 * Which address looked at which job within the last minute. In memory, since what is forgotten costs nothing but a view
 * that counts twice: nothing is written for a reload, and no address is stored anywhere.
 */
export class RecentViews {
  readonly #times = new Map<string, number>();

  /** Whether this is the first look of that address at that job for a minute; it is then remembered. */
  isNew(jobId: string, address: string, now: Date): boolean {
    const key = `${jobId} ${address}`;
    const time = now.getTime();
    if (time - (this.#times.get(key) ?? -Infinity) < SAME_VIEW_SECONDS * 1_000) return false;
    this.#times.delete(key);
    this.#times.set(key, time);
    this.#forget(time);
    return true;
  }

  /** A map keeps the order of its entries: the oldest stand first. */
  #forget(now: number): void {
    for (const [key, time] of this.#times) {
      if (this.#times.size <= REMEMBERED_VIEWS && now - time < SAME_VIEW_SECONDS * 1_000) return;
      this.#times.delete(key);
    }
  }
}

/**
 * Counts that somebody opened a job, by the day in UTC: an open one, seen by others than its own company, and by the
 * same address once a minute.
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
    .select([isOpen.as('is_open'), isMember(ctx.actor).as('is_member')])
    .executeTakeFirst();
  if (!job) throw notFound();
  const now = ctx.clock.now();
  if (!job.is_open || job.is_member || !recent.isNew(id, address, now)) return;
  await ctx.db
    .insertInto('job_view_day')
    .values({ job_id: id, day: now.toISOString().slice(0, 10), views: 1 })
    .onConflict((conflict) => conflict.columns(['job_id', 'day']).doUpdateSet({ views: sql`job_view_day.views + 1` }))
    .execute();
}
