import { sql } from 'kysely';

import type { Db, Tx } from '../db/database.ts';
import { preciseTime, writeCursor } from '../http/cursor.ts';
import { notFound, wrongStatus } from '../http/refusal.ts';
import { DELIVER_MAIL, type MailTx } from './outbox.ts';
import { isNotOfAddress } from './state.ts';
import type { MailFailure } from './table.ts';
import './table.ts';

const PAGE = 50;

const columns = [
  'id',
  'to_name',
  'to_address',
  'subject',
  'status',
  'attempts',
  'last_error',
  'failure',
  'created_at',
] as const;

/** Of nodemailer. */
interface SendError extends Error {
  code?: string;
  /** Of SMTP. */
  command?: string;
  responseCode?: number;
  response?: string;
}

/** An enhanced status code (RFC 3463): x.7.x is the server's policy, such as refusing to relay for us. */
const ABOUT_POLICY = /^\d{3}[ -]\d\.7\.\d/;
const AUTHENTICATION_REQUIRED = 530;

/** Final: no other attempt will succeed. */
export function describeFailure({ code, command, responseCode = 0, response = '' }: SendError): {
  failure: MailFailure | null;
  isFinal: boolean;
} {
  if (code === 'EAUTH' || responseCode === AUTHENTICATION_REQUIRED) return { failure: 'login', isFinal: false };
  const isOfAddress = command === 'RCPT TO' && !ABOUT_POLICY.test(response);
  return { failure: isOfAddress ? 'address' : null, isFinal: isOfAddress && responseCode >= 500 };
}

/** The newest 50 after a time and id, without their texts. */
export async function listFailedMails(db: Db | Tx, after: readonly [string, string] | undefined) {
  let query = db
    .selectFrom('mail')
    .select(columns)
    .select(preciseTime('created_at').as('position'))
    .where('last_error', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  const rows = await query.execute();
  const mails = rows.slice(0, PAGE);
  const last = mails.at(-1);
  return { mails, nextCursor: last && rows.length > PAGE ? writeCursor([last.position, last.id]) : null };
}

/**
 * Retries a dead letter, with all attempts again.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status where it is not dead or already retried.
 */
export async function retryMail(tx: MailTx, mailId: string) {
  const mail = await tx.db
    .selectFrom('mail')
    .select('status')
    .where('id', '=', mailId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!mail) throw notFound();
  if (mail.status !== 'dead') throw wrongStatus();
  await requeue(tx, mailId);
  return tx.db.selectFrom('mail').select(columns).where('id', '=', mailId).executeTakeFirstOrThrow();
}

/** Retries the oldest, except where the address was refused; returns their ids. */
export async function retryDeadMails(tx: MailTx, limit: number): Promise<string[]> {
  const dead = await tx.db
    .selectFrom('mail')
    .select('id')
    .where('status', '=', 'dead')
    .where(isNotOfAddress)
    .orderBy('created_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  for (const { id } of dead) await requeue(tx, id);
  return dead.map(({ id }) => id);
}

// The row is claimed, so a second task cannot send it twice.
async function requeue(tx: MailTx, mailId: string): Promise<void> {
  await tx.db
    .updateTable('mail')
    .set({ status: 'queued', attempts: 0, failure: null })
    .where('id', '=', mailId)
    .execute();
  await tx.enqueue(DELIVER_MAIL, { mailId });
}
