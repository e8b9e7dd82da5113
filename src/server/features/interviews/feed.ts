import { expressionBuilder } from 'kysely';

import { calendarFeedPath } from '#contract/interviews/interview-choices.ts';

import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { digestOf, newSecret } from '../accounts/secrets.ts';
import { personOf } from '../accounts/signed-in.ts';
import { isAccountInGoodStanding } from '../accounts/standing.ts';
import { isApplicant } from '../applications/access.ts';
import { offeredLocale } from '../settings/languages.ts';
import { calendarText } from './calendar.ts';
import { type EntrySite, findEntries, presentEntry } from './entries.ts';
import './table.ts';

const FEED_MAX = 500;
const PAST_DAYS = 90;
const DAY_MS = 86_400_000;

/** When the person's address was created, null without one. */
export async function readFeed(ctx: Ctx): Promise<{ createdAt: string | null }> {
  const feed = await ctx.db
    .selectFrom('calendar_feed')
    .select('created_at')
    .where('user_id', '=', personOf(ctx).userId)
    .executeTakeFirst();
  return { createdAt: feed?.created_at.toISOString() ?? null };
}

/** A new address, which replaces the previous one. It is shown only once. */
export async function createFeed(ctx: Ctx, { appUrl }: { appUrl: URL }): Promise<{ url: string }> {
  const { userId } = personOf(ctx);
  const secret = newSecret();
  await inTransaction(ctx, async (tx) => {
    const values = { digest: digestOf(secret), created_at: tx.clock.now() };
    await tx.db
      .insertInto('calendar_feed')
      .values({ ...values, user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
  });
  return { url: new URL(calendarFeedPath(secret), appUrl).href };
}

export async function removeFeed(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('calendar_feed').where('user_id', '=', personOf(ctx).userId).execute();
}

const eb = expressionBuilder<Tables, 'application' | 'interview'>();

/**
 * The booked interviews of the last 90 days and the future, as applicant or interviewer, in the owner's language. The
 * address gives access to nothing else.
 * @throws Refusal NOT_FOUND, also for the address of a banned person
 */
export async function readFeedText(ctx: Ctx, secret: string, site: EntrySite): Promise<string> {
  const owner = await findOwner(ctx, secret);
  if (!owner) throw notFound();
  const { user_id: userId, profile_id: profileId, role } = owner;
  const as: Ctx = {
    ...ctx,
    actor: { kind: 'person', userId, profileId, role, sessionId: '' },
    locale: offeredLocale(await ctx.settings(), owner.preferred_locale),
  };
  const rows = await findEntries(as)
    .where('interview.starts_at', '>', new Date(ctx.clock.now().getTime() - PAST_DAYS * DAY_MS))
    .where(
      eb.or([
        isApplicant(as.actor),
        eb.exists(
          eb
            .selectFrom('interview_member as holder')
            .select('holder.user_id')
            .whereRef('holder.interview_id', '=', 'interview.id')
            .where('holder.user_id', '=', userId),
        ),
      ]),
    )
    .orderBy('interview.starts_at', 'desc')
    .limit(FEED_MAX)
    .execute();
  return calendarText(
    'PUBLISH',
    rows.map((row) => presentEntry(as, row, site)),
  );
}

const findOwner = ({ db }: Ctx, secret: string) =>
  db
    .selectFrom('calendar_feed as feed')
    .innerJoin('user_account as account', 'account.id', 'feed.user_id')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(['feed.user_id', 'profile.id as profile_id', 'profile.role', 'profile.preferred_locale'])
    .where('feed.digest', '=', digestOf(secret))
    .where(isAccountInGoodStanding)
    .executeTakeFirst();
