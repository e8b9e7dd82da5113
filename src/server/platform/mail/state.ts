import { sql } from 'kysely';

import type { Db, Tx } from '../db/database.ts';
import './table.ts';

export interface MailCounts {
  queued: number;
  sending: number;
  held: number;
  dead: number;
  /** Failed because of their address: nothing needs to be done. */
  undeliverable: number;
  /** Within 24 hours. */
  sent: number;
  /** Of queued and sending ones, except where the address was refused. */
  oldestWaitingAt: Date | null;
  oldestHeldAt: Date | null;
}

export interface MailServerState {
  /** What the server answered to the last login, if it refused that. */
  loginRefused: string | null;
  /** Addresses that were refused since the last email was sent. */
  refusedInARow: number;
}

/** Whether it is the server that fails, and not one address. */
export const isNotOfAddress = sql<boolean>`failure is distinct from 'address'`;

/** Reads only short index ranges. */
export async function countMails(db: Db | Tx, now: Date): Promise<MailCounts> {
  const { rows } = await sql<MailCounts>`
    select unsent.*, (select count(*)::int from mail where status = 'sent' and sent_at > ${now}::timestamptz - interval '24 hours') as sent
    from (
      select count(*) filter (where status = 'queued')::int as queued, count(*) filter (where status = 'sending')::int as sending,
        count(*) filter (where status = 'held')::int as held,
        count(*) filter (where status = 'dead' and ${isNotOfAddress})::int as dead,
        count(*) filter (where status = 'dead' and not ${isNotOfAddress})::int as undeliverable,
        min(created_at) filter (where status in ('queued', 'sending') and ${isNotOfAddress}) as "oldestWaitingAt",
        min(created_at) filter (where status = 'held') as "oldestHeldAt"
      from mail where status <> 'sent'
    ) as unsent`.execute(db);
  return (
    rows[0] ?? {
      queued: 0,
      sending: 0,
      held: 0,
      dead: 0,
      undeliverable: 0,
      sent: 0,
      oldestWaitingAt: null,
      oldestHeldAt: null,
    }
  );
}

/** By the failures since the last email was sent. */
export async function readMailServerState(db: Db | Tx): Promise<MailServerState> {
  const { rows } = await sql<MailServerState>`
    select (array_agg(last_error order by failed_at desc) filter (where failure = 'login'))[1] as "loginRefused",
      count(*) filter (where failure = 'address')::int as "refusedInARow"
    from mail
    where status <> 'sent' and failure is not null
      and failed_at > coalesce((select max(sent_at) from mail where status = 'sent'), '-infinity')`.execute(db);
  return rows[0] ?? { loginRefused: null, refusedInARow: 0 };
}
