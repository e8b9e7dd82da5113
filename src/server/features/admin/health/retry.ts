import { v5 } from 'uuid';

import { type FailedMail, RETRY_MAX } from '#contract/health.ts';
import { timePosition } from '#contract/positions.ts';

import { inTransaction, type Ctx } from '../../../context.ts';
import { readCursor } from '../../../platform/http/cursor.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { listFailedMails, retryDeadMails, retryMail } from '../../../platform/mail/failures.ts';
import { record } from '../audit.ts';
import type { HealthSources } from './sources.ts';

/** Of our own, for ids that are made from names (RFC 9562, 5.5). */
const TASKS = '7c1f8a52-6f0e-4a0b-9a55-3f1d6f1c2a90';

/**
 * Mails whose last attempt failed, the newest 50 first.
 * @throws Refusal INVALID for a cursor that is not of this list
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
 * Tries to send a mail again that was given up.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status where it was not given up, or is retried already.
 */
export async function retryFailedMail(ctx: Ctx, { id }: { id: string }): Promise<FailedMail> {
  return inTransaction(ctx, async (tx) => {
    const mail = await retryMail(tx, id);
    await record(tx, { action: 'mail.retried', subject: { type: 'mail', id } });
    return presentMail(mail);
  });
}

/** Tries to send again what was given up, the oldest first, a number at once; each is recorded. */
export async function retryFailedMails(ctx: Ctx): Promise<{ retried: number }> {
  return inTransaction(ctx, async (tx) => {
    const ids = await retryDeadMails(tx, RETRY_MAX);
    for (const id of ids) await record(tx, { action: 'mail.retried', subject: { type: 'mail', id } });
    return { retried: ids.length };
  });
}

/**
 * Runs the jobs of a task again that failed for good, the oldest first, a number at once.
 * @throws Refusal NOT_FOUND where none of them waits for that.
 */
export async function retryFailedTask(
  ctx: Ctx,
  { queue }: HealthSources,
  { task }: { task: string },
): Promise<{ retried: number }> {
  return inTransaction(ctx, async (tx) => {
    const retried = await queue.retryDeadLetters(tx.db, task, RETRY_MAX);
    if (retried === 0) throw notFound();
    // A task has a name and no id; one that is made of it leads to all that was ever done with this task.
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
  created_at,
}: Omit<MailRow, 'position'>): FailedMail {
  return {
    id,
    to: { name: to_name, address: to_address },
    subject,
    // One that was sent has no error left.
    status: status === 'sent' ? 'queued' : status,
    attempts,
    error: last_error ?? '',
    createdAt: created_at.toISOString(),
  };
}
