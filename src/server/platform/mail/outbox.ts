import { sql } from 'kysely';

import type { Db, Tx } from '../db/database.ts';
import { newId } from '../id.ts';
import type { NewJob } from '../queue/queue.ts';
import './table.ts';

/** Whose words a mail quotes beside its recipient's own: it goes when the person, or the company, goes. */
export interface MailAbout {
  userId: string | null;
  companyId: string | null;
}

/** Of a mail that quotes nobody else. */
export const QUOTES_NOBODY: MailAbout = { userId: null, companyId: null };

/** A mail, rendered in its recipient's language. */
export interface Mail {
  /** `userId`: whose account it is for, with which it goes; null where the address has none, or the mail is to outlive it. */
  to: { userId: string | null; name: string; address: string };
  about: MailAbout;
  locale: string;
  subject: string;
  html: string;
  text: string;
  /** Delivery is at least once, causes may repeat: the same key is never sent twice. */
  dedupeKey?: string;
  headers?: Record<string, string>;
  /** When the outbox forgets it, sent or not; without, it does not. */
  removeAt?: Date;
}

export const DELIVER_MAIL = 'mail.deliver';
export const REMOVE_MAIL = 'mail.remove';

/** A transaction, with the queue bound to it. */
export interface MailTx {
  db: Tx;
  enqueue(...job: NewJob): Promise<void>;
}

/** Puts a mail into the outbox. Nothing happens where its dedupe key is there already. */
export async function enqueueMail(tx: MailTx, mail: Mail): Promise<void> {
  const row = await tx.db
    .insertInto('mail')
    .values({
      id: newId(),
      dedupe_key: mail.dedupeKey ?? null,
      to_user_id: mail.to.userId,
      about_user_id: mail.about.userId,
      about_company_id: mail.about.companyId,
      to_name: mail.to.name,
      to_address: mail.to.address,
      locale: mail.locale,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: JSON.stringify(mail.headers ?? {}),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return;
  await tx.enqueue(DELIVER_MAIL, { mailId: row.id });
  if (mail.removeAt) await tx.enqueue(REMOVE_MAIL, { mailId: row.id }, { startAfter: mail.removeAt });
}

/** Removes a mail from the outbox, whatever has become of it. */
export async function removeMail(db: Db, mailId: string): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', mailId).execute();
}

/** Removes all mails to these addresses from the outbox; those that wait are not sent. */
export async function removeMailsTo(tx: Tx, addresses: string[]): Promise<void> {
  await tx.deleteFrom('mail').where('to_address', 'in', addresses).execute();
}

/** Removes mails that were sent, or given up, a month ago, with the addresses that they hold. For a task of the clock. */
export async function sweepMails(db: Db | Tx): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('status', 'in', ['sent', 'dead'])
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
