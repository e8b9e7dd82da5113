import { dayAfter, feeOf, refundOf } from '#contract/placements/fees.ts';
import type { Placement } from '#contract/placements/placements.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { invalidField, wrongStatus } from '../../platform/http/refusal.ts';
import { requireClient } from '../clients/access.ts';
import { recordClientEntry } from '../clients/entries.ts';
import { dayOf } from '../jobs/term.ts';
import { lockPlacement } from './access.ts';
import './events.ts';
import { readPlacement } from './find.ts';

/** @throws Refusal NOT_FOUND, CONFLICT wrong_status, INVALID before the day, or without terms or pay */
export async function startPlacement(ctx: Ctx, id: string): Promise<Placement> {
  return inTransaction(ctx, async (tx) => {
    const placement = await lockPlacement(tx, id, ['expected']);
    const { starts_on: startsOn, fixed_pay: fixedPay, variable_pay: variablePay, currency } = placement;
    if (startsOn > dayOf(tx.clock.now())) throw invalidField('startsOn', 'too_big');
    const terms = placement.fee_terms ?? (await requireClient(tx, placement.client_id)).fee;
    if (!terms) throw invalidField('terms', 'required');
    if (fixedPay === 0 && terms.fee.kind === 'percent') throw invalidField('fixedPay', 'required');
    await tx.db
      .updateTable('placement')
      .set({
        state: 'started',
        fee_terms: JSON.stringify(terms),
        fee: feeOf(terms, { fixedPay, variablePay, currency }),
        guarantee_until: dayAfter(startsOn, terms.guaranteeDays),
        updated_at: tx.clock.now(),
      })
      .where('id', '=', id)
      .execute();
    return readPlacement(tx, id);
  });
}

/** @throws Refusal NOT_FOUND, CONFLICT wrong_status, INVALID outside of the guarantee */
export async function endPlacement(ctx: Ctx, { id, endedOn }: { id: string; endedOn: string }): Promise<Placement> {
  return inTransaction(ctx, async (tx) => {
    const placement = await lockPlacement(tx, id, ['started']);
    const { fee_terms: terms, guarantee_until: until, starts_on: startsOn, fee } = placement;
    if (!terms || until === null) throw wrongStatus();
    if (endedOn < startsOn) throw invalidField('endedOn', 'too_small');
    if (endedOn > until) throw invalidField('endedOn', 'too_big');
    await tx.db
      .updateTable('placement')
      .set({
        state: 'ended_early',
        ended_on: endedOn,
        refund: refundOf(terms, { fee, startsOn, endedOn }),
        updated_at: tx.clock.now(),
      })
      .where('id', '=', id)
      .execute();
    await recordClientEntry(tx, {
      clientId: placement.client_id,
      mandateId: placement.mandate_id,
      profileId: placement.profile_id,
      kind: 'ended_early',
    });
    return readPlacement(tx, id);
  });
}

/** @throws Refusal NOT_FOUND, CONFLICT wrong_status once it has started */
export async function cancelPlacement(ctx: Ctx, id: string): Promise<Placement> {
  return inTransaction(ctx, async (tx) => {
    await lockPlacement(tx, id, ['expected']);
    await tx.db
      .updateTable('placement')
      .set({ state: 'cancelled', updated_at: tx.clock.now() })
      .where('id', '=', id)
      .execute();
    return readPlacement(tx, id);
  });
}

const AT_ONCE = 500;

/** Placements whose guarantee is over, each in a transaction of its own. */
export async function endGuarantees(ctx: Ctx): Promise<void> {
  const today = dayOf(ctx.clock.now());
  const due = await ctx.db
    .selectFrom('placement')
    .select('id')
    .where('state', '=', 'started')
    .where('guarantee_until', '<', today)
    .orderBy('guarantee_until')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due)
    await inTransaction(ctx, async (tx) => {
      const moved = await tx.db
        .updateTable('placement')
        .set({ state: 'guaranteed', updated_at: tx.clock.now() })
        .where('id', '=', id)
        // It may have ended meanwhile.
        .where('state', '=', 'started')
        .returning('id')
        .executeTakeFirst();
      if (moved) await tx.emit('placement.guaranteed', { placementId: id });
    });
}
