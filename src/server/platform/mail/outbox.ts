import type { Tx } from '../db/database.ts';
import { newId } from '../id.ts';
import type { Enqueue } from '../queue/queue.ts';
import './table.ts';

/** A mail, rendered in its recipient's language. */
export interface Mail {
  to: { name: string; address: string };
  locale: string;
  subject: string;
  html: string;
  text: string;
  /** Delivery is at least once, causes may repeat: the same key is never sent twice. */
  dedupeKey?: string;
  headers?: Record<string, string>;
}

export const DELIVER_MAIL = 'mail.deliver';

/** Puts a mail into the outbox within the caller's transaction. Nothing happens where its dedupe key is there already. */
export async function postMail(tx: Tx, enqueue: Enqueue, mail: Mail): Promise<void> {
  const row = await tx
    .insertInto('mail')
    .values({
      id: newId(),
      dedupe_key: mail.dedupeKey ?? null,
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
  if (row) await enqueue(tx, DELIVER_MAIL, { mailId: row.id });
}
