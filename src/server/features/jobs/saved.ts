import { sql, type SqlBool } from 'kysely';

import type { JobCard } from '#contract/jobs/job-views.ts';
import type { Locale } from '#contract/locales.ts';
import { timePosition } from '#contract/positions.ts';

import type { Ctx } from '../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { can, memberRole, visibleInSaved, visibleTo } from './access.ts';
import { readCards } from './cards.ts';
import { findSavedCards } from './queries.ts';
import './table.ts';

const PAGE_SIZE = 50;

/**
 * Saving again does not move it in the list.
 * @throws Refusal NOT_FOUND, FORBIDDEN for all but seekers, UNAUTHENTICATED
 */
export async function saveJob(ctx: Ctx, id: string): Promise<void> {
  const { userId } = personOf(ctx);
  const job = await ctx.db
    .selectFrom('job')
    .where(visibleTo(ctx.actor))
    .where('id', '=', id)
    .select(['status', 'hidden_at', 'hidden_for', memberRole(ctx.actor).as('member_role')])
    .executeTakeFirst();
  if (!job) throw notFound();
  if (!can(ctx.actor, job).save) throw new Refusal('FORBIDDEN');
  await ctx.db
    .insertInto('saved_job')
    .values({ user_id: userId, job_id: id, saved_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @throws Refusal UNAUTHENTICATED */
export async function unsaveJob(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('saved_job').where('user_id', '=', personOf(ctx).userId).where('job_id', '=', id).execute();
}

interface SavedPage {
  jobs: JobCard[];
  nextCursor: string | null;
}

/**
 * Open and ended jobs, latest first, 50 a page.
 * @throws Refusal INVALID for an invalid cursor, UNAUTHENTICATED
 */
export async function listSaved(
  ctx: Ctx,
  { cursor, locale = ctx.locale }: { cursor?: string | undefined; locale?: Locale | undefined },
): Promise<SavedPage> {
  const person = personOf(ctx);
  const seen = visibleInSaved(person);
  const after = cursor === undefined ? undefined : readCursor(cursor, timePosition);
  const saved = await ctx.db
    .selectFrom('saved_job')
    .innerJoin('job', 'job.id', 'saved_job.job_id')
    .where('saved_job.user_id', '=', person.userId)
    .where(seen)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(saved_job.saved_at, saved_job.job_id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    .select(['saved_job.job_id', preciseTime('saved_job.saved_at').as('saved_at')])
    .orderBy('saved_job.saved_at', 'desc')
    .orderBy('saved_job.job_id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = saved.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    jobs: await readCards(
      ctx,
      page.map(({ job_id }) => job_id),
      locale,
      findSavedCards,
    ),
    nextCursor: last && saved.length > PAGE_SIZE ? writeCursor([last.saved_at, last.job_id]) : null,
  };
}
