import { sql, type ColumnType, type Generated } from 'kysely';

import type { Db, Tx } from '../db/database.ts';
import { SWEEP_STEP, sweepInSteps } from '../db/sweep.ts';

interface LiveRecipientTable {
  user_id: string;
  last_seq: number;
}

interface LiveEventTable {
  user_id: string;
  seq: number;
  event: ColumnType<object, string, string>;
  /** Whose words it holds; deleted with them. */
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

/** Whose words it holds: a person's, or those of an application's two sides. Deleted with either. */
export interface EventAbout {
  userId: string | null;
  applicationId: string | null;
}

/** Only ids and codes, or words of the reader's own company. */
export const ABOUT_NO_ONE: EventAbout = { userId: null, applicationId: null };

const recipientsByTx = new WeakMap<Tx, Set<string>>();

/**
 * Locks the recipients' rows until the commit, in the order of their ids: use that order across calls to avoid
 * deadlocks.
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
  const recipients = recipientsByTx.get(tx) ?? new Set();
  recipientsByTx.set(tx, recipients);
  for (const userId of userIds) recipients.add(userId);
}

/** To be notified after the commit. */
export const recipientsOf = (tx: Tx): string[] => [...(recipientsByTx.get(tx) ?? [])];

/** Deletes older events; clients away for longer reload everything. For a cron job. */
export const sweepLiveEvents = (db: Db, hours: number): Promise<void> =>
  sweepInSteps(() =>
    sql`
      delete from live_event where ctid = any(array(
        select ctid from live_event where created_at < now() - ${hours} * interval '1 hour' limit ${SWEEP_STEP}
      ))`.execute(db),
  );
