import { sql } from 'kysely';

import type { Db, Tx } from '../db/database.ts';
import { SWEEP_STEP, sweepInSteps } from '../db/sweep.ts';
import { newId } from '../id.ts';
import type { NewJob } from '../queue/queue.ts';
import type { MailCalendar } from './table.ts';

/** Whose words it quotes besides the recipient’s, and of which application; it is deleted with any of them. */
export interface MailAbout {
  userId: string | null;
  companyId: string | null;
  applicationId: string | null;
}

export const QUOTES_NO_ONE: MailAbout = { userId: null, companyId: null, applicationId: null };

/** In the recipient's language. */
export interface RenderedEmail {
  /** `userId`: the account that it is deleted with; null where there is none, or the email must outlive it. */
  to: { userId: string | null; name: string; address: string };
  about: MailAbout;
  locale: string;
  subject: string;
  html: string;
  text: string;
  /** One key is sent once, though causes and deliveries may repeat. */
  dedupeKey?: string;
  headers?: Record<string, string>;
  calendar?: MailCalendar | undefined;
  /** When it is removed, sent or not. */
  removeAt?: Date;
  /** Whether it is removed as soon as it is sent, so that nothing shows its recipient. */
  isRemovedOnceSent?: boolean;
}

export const DELIVER_MAIL = 'mail.deliver';
export const REMOVE_MAIL = 'mail.remove';

/** A transaction, with the queue bound to it. */
export interface MailTx {
  db: Tx;
  enqueue(...job: NewJob): Promise<void>;
  /** Of the request that causes it. */
  requestId?: string | undefined;
}

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Does nothing if the dedupe key exists. */
export async function enqueueRenderedEmail(tx: MailTx, email: RenderedEmail): Promise<void> {
  const row = await tx.db
    .insertInto('mail')
    .values({
      id: newId(),
      dedupe_key: email.dedupeKey ?? null,
      to_user_id: email.to.userId,
      about_user_id: email.about.userId,
      about_company_id: email.about.companyId,
      about_application_id: email.about.applicationId,
      to_name: email.to.name,
      to_address: email.to.address,
      locale: email.locale,
      subject: email.subject,
      html: email.html,
      text: email.text,
      headers: JSON.stringify({ ...email.headers, ...(tx.requestId && { [REQUEST_ID_HEADER]: tx.requestId }) }),
      calendar: email.calendar ? JSON.stringify(email.calendar) : null,
      removed_once_sent: email.isRemovedOnceSent ?? false,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return;
  await tx.enqueue(DELIVER_MAIL, { mailId: row.id });
  if (email.removeAt) await tx.enqueue(REMOVE_MAIL, { mailId: row.id }, { startAfter: email.removeAt });
}

/** In any status. */
export async function removeMail(db: Db, mailId: string): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', mailId).execute();
}

/** In any status; waiting ones are not sent. */
export async function removeMailsTo(tx: Tx, addresses: string[]): Promise<void> {
  await tx
    .deleteFrom('mail')
    .where('to_address', '=', sql<string>`any(${addresses}::text[])`)
    .execute();
}

/** Removes emails that were sent, or failed for good, more than this many days ago. For a cron job. */
export const sweepMails = (db: Db, days: number): Promise<void> =>
  sweepInSteps(() =>
    sql`
      delete from mail where id in (
        select id from mail where status in ('sent', 'dead') and created_at < now() - ${days} * interval '1 day' limit ${SWEEP_STEP}
      )`.execute(db),
  );
