import { sql, type ColumnType, type Generated } from 'kysely';

import type { Db, Tx } from '../db/database.ts';

interface LiveRecipientTable {
  user_id: string;
  last_seq: number;
}

interface LiveEventTable {
  user_id: string;
  seq: number;
  event: ColumnType<object, string, never>;
  created_at: Generated<Date>;
}

declare module '../db/tables.ts' {
  interface Tables {
    live_recipient: LiveRecipientTable;
    live_event: LiveEventTable;
  }
}

/** Whom a transaction will have told something, once it is committed. */
const told = new WeakMap<Tx, Set<string>>();

/**
 * Adds an event to a person's stream, within the transaction of what caused it. The person's row stays locked until
 * that ends: who tells several people does so in the order of their ids.
 */
export async function addLiveEvent(tx: Tx, userId: string, event: object): Promise<void> {
  await sql`
    with next as (
      insert into live_recipient (user_id, last_seq) values (${userId}, 1)
      on conflict (user_id) do update set last_seq = live_recipient.last_seq + 1
      returning last_seq
    )
    insert into live_event (user_id, seq, event) select ${userId}, last_seq, ${JSON.stringify(event)}::jsonb from next`.execute(tx);
  const recipients = told.get(tx);
  if (recipients) recipients.add(userId);
  else told.set(tx, new Set([userId]));
}

/** Those who were told something in this transaction: to be woken when it is committed. */
export const recipientsOf = (tx: Tx): string[] => [...(told.get(tx) ?? [])];

/** Forgets what is older than a day; whoever was away longer reads everything afresh. For a task of the clock. */
export async function sweepLiveEvents(db: Db): Promise<void> {
  await db.deleteFrom('live_event').where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
