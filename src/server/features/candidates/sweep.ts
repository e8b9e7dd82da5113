import { sql, type RawBuilder } from 'kysely';

import { MAILED_CV_DAYS, UNTOLD_DAYS, UNTOLD_NOTICE_DAYS } from '#contract/candidates/candidate-choices.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { sweepApart } from '../../platform/db/sweep.ts';
import '../../platform/mail/table.ts';
import { daysAfter } from '../jobs/term.ts';
import { eraseCandidates } from './erase.ts';
import './events.ts';
import { keptUntil, readRules } from './kept.ts';
import { sweepPeople } from './sweep-people.ts';
import './table.ts';
import { toldKey } from './tell.ts';

/** Candidates per step: locks are short, and a killed sweep loses one step. */
const STEP = 50;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Warns of people who could not be told, erases those and the people whose period is over, and people without an account
 * of whom nothing is left, and CVs that came by email and were not added. For a cron job. One failure does not stop the rest.
 * @throws AggregateError
 */
export async function sweepCandidates(ctx: Ctx): Promise<void> {
  const errors: unknown[] = [];
  for (const part of [findUndelivered, warn, eraseUntold, eraseDue, sweepPeople, eraseMailed])
    await part(ctx).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'a sweep of candidates failed in part');
}

const UNTOLD = sql`candidate.told_at is null and candidate.origin <> 'applied' and candidate.objected_at is null`;

/** The address takes no email: its owner has not been told. */
const findUndelivered = async ({ db }: Ctx): Promise<void> => {
  await sql`
    update candidate set told_at = null from mail
    where mail.dedupe_key = ${toldKey('')} || candidate.id::text and mail.status = 'dead'
      and candidate.told_at is not null and candidate.told_by is null`.execute(db);
};

/** A member who added several is warned once for all of a step. */
async function warn(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const due = sql`${UNTOLD} and candidate.warned_at is null
    and candidate.added_at <= ${daysAfter(now, UNTOLD_NOTICE_DAYS - UNTOLD_DAYS)}`;
  await sweepOf(ctx, due, async (tx, ids) => {
    const warned = await tx.db
      .updateTable('candidate')
      .set({ warned_at: now })
      .where('id', 'in', [...ids])
      .returning(['id', 'company_id', 'added_by', 'added_at'])
      .execute();
    for (const rows of Map.groupBy(warned, (row) => `${row.company_id} ${row.added_by}`).values()) {
      const [{ company_id: companyId, added_by: addedBy } = { company_id: '', added_by: null }] = rows;
      const earliest = Math.min(...rows.map(({ added_at }) => daysAfter(added_at, UNTOLD_DAYS).getTime()));
      const first = new Date(Math.max(earliest, daysAfter(now, UNTOLD_NOTICE_DAYS).getTime()));
      await tx.emit('candidates.untold', { companyId, addedBy, candidateIds: rows.map(({ id }) => id), first });
    }
  });
}

/** Never before the company had a week to tell them. */
async function eraseUntold(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const due = sql`${UNTOLD} and candidate.added_at <= ${daysAfter(now, -UNTOLD_DAYS)}
    and candidate.warned_at <= ${daysAfter(now, -UNTOLD_NOTICE_DAYS)}`;
  await sweepOf(ctx, due, eraseCandidates);
}

async function eraseDue(ctx: Ctx): Promise<void> {
  await sweepOf(ctx, sql`${keptUntil(await readRules(ctx))} <= ${ctx.clock.now()}`, eraseCandidates);
}

/** Their files go with the next sweep of files. */
const eraseMailed = async ({ db, clock }: Ctx): Promise<void> => {
  await db.deleteFrom('mailed_cv').where('received_at', '<=', daysAfter(clock.now(), -MAILED_CV_DAYS)).execute();
};

/** `due`: for the surrounding `candidate` and `company`. */
async function sweepOf(
  ctx: Ctx,
  due: RawBuilder<unknown>,
  work: (tx: TxCtx, ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const from = sql`select candidate.id from candidate join company on company.id = candidate.company_id where ${due}`;
  await sweepApart<{ id: string }>(
    async (after) =>
      (
        await sql<{ id: string }>`
          ${from} and candidate.id > ${after?.id ?? BEFORE_ALL} order by candidate.id limit ${STEP}`.execute(ctx.db)
      ).rows,
    (found) =>
      inTransaction(ctx, async (tx) => {
        const ids = found.map(({ id }) => id);
        const { rows } = await sql<{ id: string }>`
          ${from} and candidate.id = any(${ids}::uuid[]) for update of candidate skip locked`.execute(tx.db);
        if (rows.length > 0)
          await work(
            tx,
            rows.map(({ id }) => id),
          );
      }),
  );
}
