import { sql } from 'kysely';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import '../accounts/events.ts';
import '../accounts/table.ts';
import { personOf } from '../accounts/signed-in.ts';
import { readOwnPagesState, termsInForce } from './state.ts';
import './table.ts';

/** @throws Refusal CONFLICT changed_meanwhile for terms other than those in force */
export async function acceptTerms(ctx: Ctx, number: number): Promise<void> {
  const { userId } = personOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const inForce = termsInForce(await readOwnPagesState(tx.db), tx.clock.now());
    if (number !== inForce) throw new Refusal('CONFLICT', { reason: 'changed_meanwhile' });
    await recordConsent(tx, userId, number);
  });
}

/** Registration accepts the terms in force; the built-in ones have no version. */
export async function acceptAtRegistration(tx: TxCtx, { userId }: { userId: string }): Promise<void> {
  const row = await tx.db
    .selectFrom('own_page_version')
    .select('number')
    .where('page', '=', 'terms')
    .where('number', 'is not', null)
    .where('in_force_from', '<=', tx.clock.now())
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.number) await recordConsent(tx, userId, row.number);
}

async function recordConsent({ db, clock }: TxCtx, userId: string, number: number): Promise<void> {
  await db
    .insertInto('terms_consent')
    .columns(['user_id', 'version_id', 'given_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('own_page_version')
        .select([val(userId).as('user_id'), 'id', val(clock.now()).as('given_at')])
        .where('page', '=', 'terms')
        .where('number', '=', number),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable('user_account').set({ accepted_terms: number }).where('id', '=', userId).execute();
}

/** The terms that a person accepted before they were joined with another. */
export async function moveTermsConsents(
  { db }: TxCtx,
  { fromUserId: from, intoUserId: into }: DomainEvents['person.joined'],
): Promise<void> {
  await db
    .insertInto('terms_consent')
    .columns(['user_id', 'version_id', 'given_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('terms_consent')
        .select([val(into).as('user_id'), 'version_id', 'given_at'])
        .where('user_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    update user_account set accepted_terms = greatest(user_account.accepted_terms, other.accepted_terms)
    from user_account as other where user_account.id = ${into} and other.id = ${from}`.execute(db);
}
