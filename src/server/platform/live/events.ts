import { sql, type ColumnType, type Generated } from 'kysely';

import type { Db, Tx } from '../db/database.ts';

interface LiveRecipientTable {
  user_id: string;
  last_seq: number;
}

interface LiveEventTable {
  user_id: string;
  seq: number;
  event: ColumnType<object, string, string>;
  /** Whose words it holds, and with whom it goes. */
  about_user_id: string | null;
  about_application_id: string | null;
  created_at: Generated<Date>;
}

declare module '../db/tables.ts' {
  interface Tables {
    live_recipient: LiveRecipientTable;
    live_event: LiveEventTable;
  }
}

/** Whose words an event holds: a person's, or those of the two sides of an application. It goes when either goes. */
export interface EventAbout {
  userId: string | null;
  applicationId: string | null;
}

/** Of an event that holds ids and codes alone, or words of its reader's own company. */
export const ABOUT_NOBODY: EventAbout = { userId: null, applicationId: null };

/** Whom a transaction will have told something, once it is committed. */
const told = new WeakMap<Tx, Set<string>>();

/**
 * Adds an event to the streams of these people, within the transaction of what caused it. Their rows stay locked until
 * that ends. They are locked in the order of their ids: who tells several people one after the other keeps to it too.
 */
export async function addLiveEvent(
  tx: Tx,
  userIds: readonly string[],
  event: object,
  about: EventAbout,
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    with next as (
      insert into live_recipient (user_id, last_seq) select user_id, 1 from unnest(${[...userIds]}::uuid[]) as reader (user_id) order by user_id
      on conflict (user_id) do update set last_seq = live_recipient.last_seq + 1
      returning user_id, last_seq
    )
    insert into live_event (user_id, seq, event, about_user_id, about_application_id)
    select user_id, last_seq, ${JSON.stringify(event)}::jsonb, ${about.userId}, ${about.applicationId} from next`.execute(
    tx,
  );
  const recipients = told.get(tx) ?? new Set();
  told.set(tx, recipients);
  for (const userId of userIds) recipients.add(userId);
}

/** Those who were told something in this transaction: to be woken when it is committed. */
export const recipientsOf = (tx: Tx): string[] => [...(told.get(tx) ?? [])];

/** Forgets what is older than a day; whoever was away longer reads everything afresh. For a task of the clock. */
export async function sweepLiveEvents(db: Db): Promise<void> {
  await db
    .deleteFrom('live_event')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
