import { sql, type RawBuilder } from 'kysely';

import { ERASURE_NOTICE_DAYS, POOL_ASKED_AGAIN_DAYS } from '#contract/applications/retention-choices.ts';

import { inTransaction, type Ctx } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { sweepApart } from '../../../platform/db/sweep.ts';
import { daysAfter } from '../../jobs/term.ts';
import { erasedAt, readRules } from './due.ts';
import { eraseApplications } from './erase.ts';
import '../events.ts';
import './table.ts';

/** Applications per step: locks are short, and a killed sweep loses one step. */
const STEP = 50;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Asks people in a pool again, announces erasures to companies, and erases. For a cron job. One failure does not stop
 * the rest.
 * @throws AggregateError
 */
export async function sweepApplications(ctx: Ctx): Promise<void> {
  const errors: unknown[] = [];
  for (const part of [askAgain, announce, endConsents, eraseDue])
    await part(ctx).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'a sweep of applications failed in part');
}

async function askAgain(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const due = sql`consent.ended_at is null and asked.asked_again_at is null
    and consent.until > ${now} and consent.until <= ${daysAfter(now, POOL_ASKED_AGAIN_DAYS)}`;
  await sweepApart<Row>(
    (after) =>
      read(
        ctx.db,
        sql`
        select consent.application_id as id from pool_consent as consent
          join pool_request as asked on asked.application_id = consent.application_id
        where ${due} and consent.application_id > ${after?.id ?? BEFORE_ALL} order by consent.application_id limit ${STEP}`,
      ),
    (rows) =>
      inTransaction(ctx, async (tx) => {
        const asked = await read(
          tx.db,
          sql`
          update pool_request as asked set asked_again_at = ${now} from pool_consent as consent
          where consent.application_id = asked.application_id and asked.application_id = any(${idsOf(rows)}::uuid[]) and ${due}
          returning asked.application_id as id`,
        );
        for (const { id: applicationId } of asked)
          await tx.emit('pool.asked', { applicationId, at: now, isAgain: true });
      }),
  );
}

/** Each company once for all that is announced together. */
async function announce(ctx: Ctx): Promise<void> {
  const rules = await readRules(ctx);
  const now = ctx.clock.now();
  const due = sql`${OF_APPLICATION} where application.decided_at is not null and application.erasure_noticed_at is null
    and ${erasedAt(rules)} <= ${daysAfter(now, ERASURE_NOTICE_DAYS)}`;
  await sweepApart<Row & { company_id: string }>(
    (after) =>
      read(
        ctx.db,
        sql`
        select application.id, application.company_id ${due}
          and (application.company_id, application.id) > (${after?.company_id ?? BEFORE_ALL}::uuid, ${after?.id ?? BEFORE_ALL}::uuid)
        order by application.company_id, application.id limit ${STEP}`,
      ),
    (rows) =>
      inTransaction(ctx, async (tx) => {
        const announced = await read<Row & { company_id: string; at: Date }>(
          tx.db,
          sql`
          select application.id, application.company_id, ${erasedAt(rules)} as at ${due} and ${isOneOf(rows)}
          for no key update of application skip locked`,
        );
        if (announced.length === 0) return;
        const ids = idsOf(announced);
        await tx.db.updateTable('application').set({ erasure_noticed_at: now }).where('id', 'in', ids).execute();
        for (const [companyId, dueOfIt] of Map.groupBy(announced, (row) => row.company_id)) {
          const earliest = daysAfter(now, ERASURE_NOTICE_DAYS);
          const first = new Date(Math.max(earliest.getTime(), Math.min(...dueOfIt.map(({ at }) => at.getTime()))));
          await tx.emit('applications.erasure_due', { companyId, applicationIds: idsOf(dueOfIt), first });
        }
      }),
  );
}

/** Without an answer the consent ends. */
async function endConsents({ db, clock }: Ctx): Promise<void> {
  await db
    .updateTable('pool_consent')
    .set((eb) => ({ ended_at: eb.ref('until'), ended_how: 'expired' }))
    .where('ended_at', 'is', null)
    .where('until', '<=', clock.now())
    .execute();
}

/** Not before its company had a chance to look at it again; a person who left the pool is erased immediately. */
async function eraseDue(ctx: Ctx): Promise<void> {
  const rules = await readRules(ctx);
  const now = ctx.clock.now();
  const due = sql`${OF_APPLICATION} where application.decided_at is not null and ${erasedAt(rules)} <= ${now}
    and (application.erasure_noticed_at <= ${daysAfter(now, -ERASURE_NOTICE_DAYS)}
      or exists (select from pool_consent as consent where consent.application_id = application.id))`;
  await sweepApart<Row>(
    (after) =>
      read(
        ctx.db,
        sql`
        select application.id ${due} and application.id > ${after?.id ?? BEFORE_ALL} order by application.id limit ${STEP}`,
      ),
    (rows) =>
      inTransaction(ctx, async (tx) => {
        const erased = await read(
          tx.db,
          sql`
          select application.id ${due} and ${isOneOf(rows)} for update of application skip locked`,
        );
        if (erased.length > 0) await eraseApplications(tx, idsOf(erased));
      }),
  );
}

interface Row {
  id: string;
}

const OF_APPLICATION = sql`
  from application join job on job.id = application.job_id join company on company.id = application.company_id`;

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

/** For the surrounding `application`. */
const isOneOf = (rows: readonly Row[]) => sql`application.id = any(${idsOf(rows)}::uuid[])`;

const read = async <Read extends Row = Row>(db: Db | Tx, statement: RawBuilder<unknown>): Promise<Read[]> =>
  (await (statement as RawBuilder<Read>).execute(db)).rows;
