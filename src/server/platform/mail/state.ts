import { sql } from 'kysely';

import type { Db, Tx } from '../db/database.ts';

export interface MailCounts {
  queued: number;
  sending: number;
  held: number;
  dead: number;
  /** Within 24 hours. */
  sent: number;
  /** Of queued and sending ones. */
  oldestWaitingAt: Date | null;
}

/** Reads only short index ranges. */
export async function countMails(db: Db | Tx, now: Date): Promise<MailCounts> {
  const { rows } = await sql<MailCounts>`
    select unsent.*, (select count(*)::int from mail where status = 'sent' and sent_at > ${now}::timestamptz - interval '24 hours') as sent
    from (
      select count(*) filter (where status = 'queued')::int as queued, count(*) filter (where status = 'sending')::int as sending,
        count(*) filter (where status = 'held')::int as held, count(*) filter (where status = 'dead')::int as dead,
        min(created_at) filter (where status in ('queued', 'sending')) as "oldestWaitingAt"
      from mail where status <> 'sent'
    ) as unsent`.execute(db);
  return rows[0] ?? { queued: 0, sending: 0, held: 0, dead: 0, sent: 0, oldestWaitingAt: null };
}

/**
 * Whether some wait for 15 minutes or became dead letters within a day. Held ones count unless `holds`: then holding is
 * intended.
 */
export async function isMailStuck(db: Db | Tx, now: Date, { holds }: { holds: boolean }): Promise<boolean> {
  const waiting = holds ? ['queued', 'sending'] : ['queued', 'sending', 'held'];
  // Reads only the ends of an index, not all sent emails.
  const { rows } = await sql<{ stuck: boolean }>`
    select coalesce((select max(created_at) from mail where status = 'dead') > ${now}::timestamptz - interval '24 hours', false) or exists (
      select from unnest(${waiting}::text[]) as one (status)
      where (select min(created_at) from mail where mail.status = one.status and mail.status <> 'sent') < ${now}::timestamptz - interval '15 minutes'
    ) as stuck`.execute(db);
  return rows[0]?.stuck ?? true;
}
