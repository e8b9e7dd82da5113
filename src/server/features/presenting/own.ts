import { sql } from 'kysely';

import { REPRESENTATION_MONTHS } from '#contract/presenting/presenting-choices.ts';
import type { OwnRepresentation } from '#contract/presenting/representation-views.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { notFound, throwNotFound, wrongStatus } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { makeOwn } from '../accounts/unclaimed.ts';
import { dayOf } from '../jobs/term.ts';
import { isOfPerson } from './access.ts';
import { takeBackConsent } from './end.ts';
import { findRepresentations } from './find.ts';
import { refusedFor, lockRepresentation, moveRepresentation, type LockedRepresentation } from './lock.ts';
import { presentOwn } from './present.ts';

/** As many as anyone reads. */
const OWN_MAX = 100;

export async function listOwnRepresentations(ctx: Ctx): Promise<OwnRepresentation[]> {
  const rows = await findRepresentations(ctx, isOfPerson(personOf(ctx)))
    .orderBy('representation.asked_at', 'desc')
    .orderBy('representation.id', 'desc')
    .limit(OWN_MAX)
    .execute();
  return rows.map(presentOwn);
}

/**
 * For six months.
 * @throws Refusal NOT_FOUND; CONFLICT wrong_status, mandate_over
 */
export const giveConsent = (ctx: Ctx, id: string): Promise<OwnRepresentation> =>
  answer(ctx, id, async (tx, representation) => {
    if (representation.state === 'given') return;
    if (representation.state !== 'asked') throw wrongStatus();
    if (representation.mandate_state !== 'open') throw refusedFor('mandate_over');
    const now = tx.clock.now();
    const { rows } = await sql<{ day: string }>`
      select to_char(${dayOf(now)}::date + ${REPRESENTATION_MONTHS} * interval '1 month', 'YYYY-MM-DD') as day`.execute(
      tx.db,
    );
    await moveRepresentation(tx, representation, 'given', { answered_at: now, ends_on: rows[0]?.day ?? null });
    await makeOwn(tx.db, personOf(tx).userId);
  });

/** @throws Refusal NOT_FOUND; CONFLICT wrong_status */
export const refuseConsent = (ctx: Ctx, id: string): Promise<OwnRepresentation> =>
  answer(ctx, id, async (tx, representation) => {
    if (representation.state === 'refused') return;
    if (representation.state !== 'asked') throw wrongStatus();
    await moveRepresentation(tx, representation, 'refused', { answered_at: tx.clock.now() });
  });

/**
 * The application is withdrawn with it.
 * @throws Refusal NOT_FOUND; CONFLICT wrong_status
 */
export const takeBack = (ctx: Ctx, id: string): Promise<OwnRepresentation> =>
  answer(ctx, id, async (tx, representation) => {
    if (representation.state === 'taken_back') return;
    if (representation.state !== 'given') throw wrongStatus();
    await takeBackConsent(tx, representation);
  });

async function answer(
  ctx: Ctx,
  id: string,
  work: (tx: TxCtx, representation: LockedRepresentation) => Promise<void>,
): Promise<OwnRepresentation> {
  return inTransaction(ctx, async (tx) => {
    const { profileId } = personOf(tx);
    const representation = await lockRepresentation(tx, id);
    if (representation.profile_id !== profileId) throw notFound();
    await work(tx, representation);
    const row = await findRepresentations(tx, isOfPerson(tx.actor))
      .where('representation.id', '=', id)
      .executeTakeFirst();
    return row ? presentOwn(row) : throwNotFound();
  });
}
