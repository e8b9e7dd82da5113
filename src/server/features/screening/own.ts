import type { OwnScreenings } from '#contract/screening/own-screenings.ts';
import type { ScreeningPart } from '#contract/screening/screening-choices.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { notFound, throwNotFound, wrongStatus } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { readAgency } from '../agency/agency.ts';
import { isOwn } from './access.ts';
import { findScreenings, type ScreeningRow } from './find.ts';
import { endScreening, lockScreening, touchScreening } from './lock.ts';
import { insertScreening } from './open.ts';
import { hasPart, presentOwn } from './present.ts';
import { ASK_REFERENCE } from './references.ts';
import './table.ts';

const SHOWN_MAX = 20;
const ASKED_A_DAY = { max: 5, seconds: 86_400 };

/** The agency that screens. */
const requireNamed = async (ctx: Pick<Ctx, 'db'>) => (await readAgency(ctx)).agency ?? throwNotFound();

/** @throws Refusal NOT_FOUND without an agency */
export async function readOwnScreenings(ctx: Ctx): Promise<OwnScreenings> {
  const { name, slug } = await requireNamed(ctx);
  const rows = await findScreenings(ctx, isOwn(ctx.actor))
    .orderBy('screening.asked_at', 'desc')
    .orderBy('screening.id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return {
    agency: { name, slug },
    screenings: rows.map((row) => presentOwn(row, ctx.clock.now())),
    can: { ask: !rows.some(isOpen) },
  };
}

const isOpen = ({ state }: Pick<ScreeningRow, 'state'>): boolean => state === 'requested' || state === 'open';

/** @throws Refusal NOT_FOUND without an agency; CONFLICT wrong_status while one is open; TOO_MANY_REQUESTS */
export async function askForScreening(ctx: Ctx): Promise<OwnScreenings> {
  const { profileId } = personOf(ctx);
  const { can } = await readOwnScreenings(ctx);
  if (!can.ask) throw wrongStatus();
  await takeAttempt(ctx.db, `screening:${profileId}`, ASKED_A_DAY);
  return inTransaction(ctx, async (tx) => {
    const { id: agencyId } = await requireNamed(tx);
    await insertScreening(tx, { agencyId, profileId, consultantId: null });
    return readOwnScreenings(tx);
  });
}

const change = (ctx: Ctx, id: string, work: (tx: TxCtx, row: ScreeningRow) => Promise<void>): Promise<OwnScreenings> =>
  inTransaction(ctx, async (tx) => {
    await work(tx, await lockScreening(tx, id, isOwn(tx.actor)));
    return readOwnScreenings(tx);
  });

interface OfPart {
  id: string;
  part: ScreeningPart;
}

/**
 * Only what is done can be shown: the person has read it by then.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status
 */
export const showPart = (ctx: Ctx, { id, part, isShown }: OfPart & { isShown: boolean }): Promise<OwnScreenings> =>
  change(ctx, id, async (tx, row) => {
    if (isShown && (row.state !== 'done' || !hasPart(row, part))) throw wrongStatus();
    await tx.db
      .insertInto('screening_part')
      .values({ screening_id: id, part, is_shown: isShown, contested_at: null })
      .onConflict((conflict) => conflict.columns(['screening_id', 'part']).doUpdateSet({ is_shown: isShown }))
      .execute();
    await touchScreening(tx, id, 'saved');
  });

/** @throws Refusal NOT_FOUND; CONFLICT wrong_status for a part in which nothing is written */
export const contestPart = (ctx: Ctx, { id, part, words }: OfPart & { words: string }): Promise<OwnScreenings> =>
  change(ctx, id, async (tx, row) => {
    if (!hasPart(row, part)) throw wrongStatus();
    const contest = { contested_at: tx.clock.now(), contest: words, answer: '' };
    await tx.db
      .insertInto('screening_part')
      .values({ screening_id: id, part, is_shown: false, ...contest })
      .onConflict((conflict) => conflict.columns(['screening_id', 'part']).doUpdateSet(contest))
      .execute();
    await touchScreening(tx, id, 'contested');
  });

/** @throws Refusal NOT_FOUND, CONFLICT wrong_status */
export const withdrawScreening = (ctx: Ctx, id: string): Promise<OwnScreenings> =>
  change(ctx, id, async (tx, row) => {
    if (row.state === 'withdrawn') throw wrongStatus();
    await endScreening(tx, id, 'withdrawn');
  });

/** @throws Refusal NOT_FOUND, CONFLICT wrong_status for one that was answered */
export async function answerReference(
  ctx: Ctx,
  { id, agrees }: { id: string; agrees: boolean },
): Promise<OwnScreenings> {
  const reference = await ctx.db
    .selectFrom('screening_reference')
    .innerJoin('screening', 'screening.id', 'screening_reference.screening_id')
    .select('screening.id')
    .where('screening_reference.id', '=', id)
    .where(isOwn(ctx.actor))
    .executeTakeFirst();
  if (!reference) throw notFound();
  return change(ctx, reference.id, async (tx) => {
    const answered = await tx.db
      .updateTable('screening_reference')
      .set(agrees ? { state: 'asked', asked_at: tx.clock.now() } : { state: 'refused' })
      .where('id', '=', id)
      .where('state', '=', 'proposed')
      .returning('id')
      .executeTakeFirst();
    if (!answered) throw wrongStatus();
    if (agrees) await tx.enqueue(ASK_REFERENCE, { referenceId: id });
    await touchScreening(tx, reference.id, agrees ? 'reference_agreed' : 'reference_refused');
  });
}
