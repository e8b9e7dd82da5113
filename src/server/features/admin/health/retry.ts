import { v5 } from 'uuid';

import { type FailedMail, RETRY_MAX } from '#contract/admin/health.ts';
import { timePosition } from '#contract/positions.ts';

import { inTransaction, type Ctx } from '../../../context.ts';
import { readCursor } from '../../../platform/http/cursor.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { listFailedMails, retryDeadMails, retryMail } from '../../../platform/mail/failures.ts';
import { record } from '../audit.ts';
import type { HealthSources } from './sources.ts';

/** Our own namespace for name-based ids (RFC 9562, 5.5). */
const TASKS = '7c1f8a52-6f0e-4a0b-9a55-3f1d6f1c2a90';

/**
 * Newest first, 50 a page.
 * @throws Refusal INVALID for a cursor of another list
 */
export async function listMails(
  { db }: Ctx,
  { cursor }: { cursor?: string | undefined },
): Promise<{ mails: FailedMail[]; nextCursor: string | null }> {
  const { mails, nextCursor } = await listFailedMails(
    db,
    cursor === undefined ? undefined : readCursor(cursor, timePosition),
  );
  return { mails: mails.map(presentMail), nextCursor };
}

/**
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status if it is not a dead letter, or is being retried already.
 */
export async function retryFailedMail(ctx: Ctx, { id }: { id: string }): Promise<FailedMail> {
  return inTransaction(ctx, async (tx) => {
    const mail = await retryMail(tx, id);
    await record(tx, { action: 'mail.retried', subject: { type: 'mail', id } });
    return presentMail(mail);
  });
}

/** Oldest first, up to RETRY_MAX. */
export async function retryFailedMails(ctx: Ctx): Promise<{ retried: number }> {
  return inTransaction(ctx, async (tx) => {
    const ids = await retryDeadMails(tx, RETRY_MAX);
    for (const id of ids) await record(tx, { action: 'mail.retried', subject: { type: 'mail', id } });
    return { retried: ids.length };
  });
}

/**
 * Oldest first, up to RETRY_MAX.
 * @throws Refusal NOT_FOUND if there are none.
 */
export async function retryFailedTask(
  ctx: Ctx,
  { queue }: HealthSources,
  { task }: { task: string },
): Promise<{ retried: number }> {
  return inTransaction(ctx, async (tx) => {
    const retried = await queue.retryDeadLetters(tx.db, task, RETRY_MAX);
    if (retried === 0) throw notFound();
    // Tasks have no id; one derived from the name groups a task's audit entries.
    await record(tx, { action: 'task.retried', subject: { type: 'task', id: v5(task, TASKS) }, details: { task } });
    return { retried };
  });
}

type MailRow = Awaited<ReturnType<typeof listFailedMails>>['mails'][number];

function presentMail({
  id,
  to_name,
  to_address,
  subject,
  status,
  attempts,
  last_error,
  failure,
  created_at,
}: Omit<MailRow, 'position'>): FailedMail {
  return {
    id,
    to: { name: to_name, address: to_address },
    subject,
    status: presentStatus(status, failure),
    attempts,
    error: last_error ?? '',
    createdAt: created_at.toISOString(),
  };
}

function presentStatus(status: MailRow['status'], failure: MailRow['failure']): FailedMail['status'] {
  if (status === 'dead' && failure === 'address') return 'undeliverable';
  return status === 'sent' ? 'queued' : status;
}
