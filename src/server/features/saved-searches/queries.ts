import { sql } from 'kysely';

import { CONFIRM_DAYS } from '#contract/limits.ts';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { digestOf } from '../accounts/secrets.ts';
import { personOf } from '../accounts/signed-in.ts';
import './table.ts';

const DAY = 86_400_000;

export type SearchRow = Awaited<ReturnType<typeof listSearches>>[number];

const searches = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('saved_search')
    .select([
      'id',
      'user_id',
      'email',
      'name',
      'filters',
      'locale',
      'frequency',
      'paused',
      'confirmed_at',
      'created_at',
    ]);

/** The actor's own, latest first. */
export const listSearches = (ctx: Ctx) =>
  searches(ctx)
    .where('user_id', '=', personOf(ctx).userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** @throws Refusal NOT_FOUND also for others’ */
export const findOwnSearch = (ctx: Ctx, id: string): Promise<SearchRow> =>
  searches(ctx).where('id', '=', id).where('user_id', '=', personOf(ctx).userId).executeTakeFirstOrThrow(notFound);

/**
 * @throws Refusal NOT_FOUND also if it was not confirmed in time
 */
export const findByToken = (ctx: Pick<Ctx, 'db' | 'clock'>, token: string): Promise<SearchRow> =>
  searches(ctx)
    .where('token_digest', '=', digestOf(token))
    .where(({ eb, or }) => or([eb('confirmed_at', 'is not', null), eb('created_at', '>', lastToConfirm(ctx))]))
    .executeTakeFirstOrThrow(notFound);

/** Requests before this time were not confirmed in time. */
export const lastToConfirm = ({ clock }: Pick<Ctx, 'clock'>): Date =>
  new Date(clock.now().getTime() - CONFIRM_DAYS * DAY);

/** Serializes the searches of one owner until the transaction ends, so that no limit is exceeded. */
export const lockOwner = async ({ db }: Pick<Ctx, 'db'>, owner: string): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${owner}`}, 0))`.execute(db));
