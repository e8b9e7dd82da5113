import { sql } from 'kysely';

import type { CaseDecision, ReportSubject } from '#contract/admin/moderation-choices.ts';

import type { TxCtx } from '../../../context.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { markHidden, markShown } from '../../companies/hide.ts';
import { hideJob, restoreJob } from '../../jobs/hide-one.ts';
import { hideJobsOfCompany, restoreJobsOfCompany } from '../../jobs/hide.ts';
import { hideMessage, showMessage } from '../../messaging/hide.ts';
import '../../messaging/table.ts';
import { record } from '../audit.ts';
import { suspend, unsuspend } from '../users/suspend.ts';
import type { Subject } from './open-case.ts';

export const measureOf = (subject: ReportSubject): CaseDecision => (subject === 'person' ? 'banned' : 'hidden');

/** The person concerned; null for both if the author of a message has left. */
export interface Concerned {
  companyId: string | null;
  userId: string | null;
}

/**
 * Hides the subject, or bans the person; recorded.
 * @throws Refusal NOT_FOUND; FORBIDDEN for the actor's own account; CONFLICT wrong_status, last_admin
 */
export const restrict = (tx: TxCtx, { subject, id }: Subject, reason: string): Promise<Concerned> =>
  restrictions[subject](tx, id, reason);

const restrictions: Record<ReportSubject, (tx: TxCtx, id: string, reason: string) => Promise<Concerned>> = {
  async job(tx, id, reason) {
    // Locks the job before its case, as publishing does.
    const companyId = await hideJob(tx, { id, reason });
    await record(tx, { action: 'job.hidden', subject: { type: 'job', id }, details: { reason } });
    return { companyId, userId: null };
  },
  async company(tx, id, reason) {
    await hideJobsOfCompany(tx, id, reason);
    await markHidden(tx, id, reason);
    // Jobs published before.
    await hideJobsOfCompany(tx, id, reason);
    await record(tx, { action: 'company.hidden', subject: { type: 'company', id }, details: { reason } });
    return { companyId: id, userId: null };
  },
  async message(tx, id, reason) {
    await hideMessage(tx, id);
    await record(tx, { action: 'message.hidden', subject: { type: 'message', id }, details: { reason } });
    return { companyId: null, userId: await authorOf(tx, id) };
  },
  async person(tx, id, reason) {
    await suspend(tx, id, reason);
    return { companyId: null, userId: id };
  },
};

/**
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status if there is nothing to reverse
 */
export const lift = (tx: TxCtx, { subject, id }: Subject): Promise<void> => reversals[subject](tx, id);

const reversals: Record<ReportSubject, (tx: TxCtx, id: string) => Promise<void>> = {
  async job(tx, id) {
    await restoreJob(tx, { id });
    await record(tx, { action: 'job.restored', subject: { type: 'job', id } });
  },
  async company(tx, id) {
    await markShown(tx, id);
    await restoreJobsOfCompany(tx, id);
    await record(tx, { action: 'company.restored', subject: { type: 'company', id } });
  },
  async message(tx, id) {
    await showMessage(tx, id);
    await record(tx, { action: 'message.restored', subject: { type: 'message', id } });
  },
  person: unsuspend,
};

export async function isRestricted({ db }: TxCtx, { subject, id }: Subject): Promise<boolean> {
  const { rows } = await sql<{ restricted: boolean }>`select case ${subject}
    when 'job' then exists (select from job where id = ${id}::uuid and hidden_at is not null and hidden_for is null)
    when 'company' then exists (select from company where id = ${id}::uuid and hidden_at is not null)
    when 'message' then exists (select from message where id = ${id}::uuid and hidden_at is not null)
    else exists (select from user_account where id = ${id}::uuid and banned_at is not null)
  end as restricted`.execute(db);
  return rows[0]?.restricted ?? false;
}

async function authorOf({ db }: TxCtx, id: string): Promise<string | null> {
  const { sender_id } = await db
    .selectFrom('message')
    .select('sender_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return sender_id;
}
