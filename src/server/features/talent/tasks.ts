import { z } from 'zod';

import { CONSENT_NOTICE_DAYS, LOOK_DAYS } from '#contract/talent/talent-choices.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { daysAfter } from '../jobs/term.ts';
import '../profiles/table.ts';
import { endConsents } from './consent.ts';
import './events.ts';
import { indexNew } from './index-consents.ts';
import './table.ts';

const nothing = z.object({});
/** In one transaction. */
const BATCH = 200;

export const talentTasks: Task<Ctx>[] = [
  defineTask({ name: 'talent.index', schema: nothing, cron: '*/10 * * * *', run: (ctx: Ctx) => indexNew(ctx) }),
  defineTask({ name: 'talent.ask', schema: nothing, cron: '23 7 * * *', run: (ctx: Ctx) => askToConfirm(ctx) }),
  defineTask({ name: 'talent.sweep', schema: nothing, cron: '7 3 * * *', run: (ctx: Ctx) => sweepTalent(ctx) }),
];

/** Consents that expire within a month, once. */
async function askToConfirm(ctx: Ctx): Promise<void> {
  while ((await askBatch(ctx)) === BATCH);
}

const askBatch = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const due = await tx.db
      .selectFrom('talent_consent as consent')
      .innerJoin('profile', 'profile.id', 'consent.profile_id')
      .select(['consent.profile_id', 'consent.ends_at', 'profile.user_id'])
      .where('consent.asked_at', 'is', null)
      .where('consent.ends_at', '>', now)
      .where('consent.ends_at', '<=', daysAfter(now, CONSENT_NOTICE_DAYS))
      .orderBy('consent.profile_id')
      .limit(BATCH)
      .forUpdate('consent')
      .skipLocked()
      .execute();
    for (const { profile_id: id, user_id: userId, ends_at: endsAt } of due) {
      await tx.db.updateTable('talent_consent').set({ asked_at: now }).where('profile_id', '=', id).execute();
      await tx.emit('talent_consent.ending', { userId, endsAt });
    }
    return due.length;
  });

/** Expired invitations, and looks that are no longer shown. */
async function sweepTalent(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx, async (tx) => {
    const over = await tx.db
      .selectFrom('talent_consent')
      .select('profile_id')
      .where('ends_at', '<=', now)
      .orderBy('profile_id')
      .forUpdate()
      .execute();
    await endConsents(
      tx,
      over.map((row) => row.profile_id),
    );
  });
  await ctx.db
    .updateTable('talent_invitation')
    .set({ status: 'lapsed' })
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .execute();
  await ctx.db
    .deleteFrom('profile_look')
    .where('day', '<', daysAfter(now, -LOOK_DAYS).toISOString().slice(0, 10))
    .execute();
}
