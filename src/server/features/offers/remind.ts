import { ANSWER_REMINDER_DAYS } from '#contract/offers/offer-choices.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { dayOf, daysAfter } from '../jobs/term.ts';
import { lockOffer, moveOffer } from './lock.ts';
import './table.ts';

const AT_ONCE = 500;

/** Offers whose last day is past, each in a transaction of its own. */
export async function lapseOffers(ctx: Ctx): Promise<void> {
  const today = dayOf(ctx.clock.now());
  const due = await ctx.db
    .selectFrom('offer')
    .select('id')
    .where('state', '=', 'sent')
    .where('answer_by', '<', today)
    .orderBy('answer_by')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due)
    await inTransaction(ctx, async (tx) => {
      const offer = await lockOffer(tx, id);
      // It may have been answered, or sent again, meanwhile.
      if (offer.state === 'sent' && offer.answer_by !== null && offer.answer_by < today)
        await moveOffer(tx, offer, 'lapsed');
    });
}

/** Both sides, three days and one day before the last one; each once, whenever the task runs. */
export async function remindOfOffers(ctx: Ctx): Promise<void> {
  for (const daysLeft of ANSWER_REMINDER_DAYS)
    for (const { id, application_id: applicationId } of await findDue(ctx, daysLeft))
      await inTransaction(ctx, async (tx) => {
        const reminded = await tx.db
          .updateTable('offer')
          .set({ reminded_at_days: daysLeft })
          .where('id', '=', id)
          .where('state', '=', 'sent')
          .where((eb) => eb.or([eb('reminded_at_days', 'is', null), eb('reminded_at_days', '>', daysLeft)]))
          .returning('id')
          .executeTakeFirst();
        if (reminded) await tx.emit('offer.ending', { offerId: id, applicationId, daysLeft });
      });
}

const findDue = ({ db, clock }: Ctx, daysLeft: number) =>
  db
    .selectFrom('offer')
    .select(['id', 'application_id'])
    .where('state', '=', 'sent')
    .where('answer_by', '=', dayOf(daysAfter(clock.now(), daysLeft)))
    // Not of an offer that was sent today.
    .where('sent_at', '<', new Date(dayOf(clock.now())))
    .where((eb) => eb.or([eb('reminded_at_days', 'is', null), eb('reminded_at_days', '>', daysLeft)]))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
