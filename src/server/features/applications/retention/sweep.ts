import { sql } from 'kysely';

import { ERASURE_NOTICE_DAYS, POOL_ASKED_AGAIN_DAYS } from '#contract/retention-choices.ts';

import { inTransaction, type Ctx } from '../../../context.ts';
import { daysAfter } from '../../jobs/term.ts';
import { erasedAt, readRules } from './due.ts';
import { eraseApplications } from './erase.ts';
import '../events.ts';
import './table.ts';

/** Of a step: its locks are short, and a killed sweep has lost one. */
const STEP = 50;

/** Asks anew whoever is in a pool, tells companies what is going to be erased, and erases it. For a cron job. */
export async function sweepApplications(ctx: Ctx): Promise<void> {
  while ((await askAgain(ctx)) === STEP);
  while ((await announce(ctx)) === STEP);
  await endConsents(ctx);
  while ((await eraseDue(ctx)) === STEP);
}

async function askAgain(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const { rows } = await sql<{ application_id: string }>`
      update pool_request set asked_again_at = ${now} where application_id in (
        select consent.application_id from pool_consent as consent
          join pool_request as asked on asked.application_id = consent.application_id
        where consent.ended_at is null and asked.asked_again_at is null
          and consent.until > ${now} and consent.until <= ${daysAfter(now, POOL_ASKED_AGAIN_DAYS)}
        order by consent.application_id limit ${STEP})
      returning application_id`.execute(tx.db);
    for (const { application_id: applicationId } of rows)
      await tx.publish('pool.asked', { applicationId, at: now, isAgain: true });
    return rows.length;
  });
}

/** Each company once for what is announced together. */
async function announce(ctx: Ctx): Promise<number> {
  const rules = await readRules(ctx);
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const { rows } = await sql<{ id: string; company_id: string; at: Date }>`
      select application.id, application.company_id, ${erasedAt(rules)} as at
      from application join job on job.id = application.job_id join company on company.id = application.company_id
      where application.decided_at is not null and application.erasure_noticed_at is null
        and ${erasedAt(rules)} <= ${daysAfter(now, ERASURE_NOTICE_DAYS)}
      order by application.company_id, application.id limit ${STEP}
      for no key update of application skip locked`.execute(tx.db);
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await tx.db.updateTable('application').set({ erasure_noticed_at: now }).where('id', 'in', ids).execute();
    for (const [companyId, due] of Map.groupBy(rows, (row) => row.company_id)) {
      const earliest = daysAfter(now, ERASURE_NOTICE_DAYS);
      const first = new Date(Math.max(earliest.getTime(), Math.min(...due.map(({ at }) => at.getTime()))));
      await tx.publish('applications.erasure_due', { companyId, applicationIds: due.map(({ id }) => id), first });
    }
    return rows.length;
  });
}

/** Silence ends them. */
async function endConsents({ db, clock }: Ctx): Promise<void> {
  await db
    .updateTable('pool_consent')
    .set((eb) => ({ ended_at: eb.ref('until'), ended_how: 'expired' }))
    .where('ended_at', 'is', null)
    .where('until', '<=', clock.now())
    .execute();
}

/** Not before its company could look at it again; who was in the pool and left it is erased at once. */
async function eraseDue(ctx: Ctx): Promise<number> {
  const rules = await readRules(ctx);
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const { rows } = await sql<{ id: string }>`
      select application.id
      from application join job on job.id = application.job_id join company on company.id = application.company_id
      where application.decided_at is not null and ${erasedAt(rules)} <= ${now}
        and (application.erasure_noticed_at <= ${daysAfter(now, -ERASURE_NOTICE_DAYS)}
          or exists (select from pool_consent as consent where consent.application_id = application.id))
      order by application.id limit ${STEP}
      for update of application skip locked`.execute(tx.db);
    if (rows.length > 0)
      await eraseApplications(
        tx,
        rows.map(({ id }) => id),
      );
    return rows.length;
  });
}
