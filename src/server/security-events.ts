import { sql } from 'kysely';

import { securityEvents, type SecurityCount, type SecurityEvent } from '#contract/admin/security-events.ts';

import type { Actor } from './actor.ts';
import { afterCommit } from './platform/db/after-commit.ts';
import type { Db, Tx } from './platform/db/database.ts';
import type { Log } from './platform/log.ts';

declare module './platform/db/tables.ts' {
  interface Tables {
    security_event_count: { day: Date; event: string; count: number };
  }
}

/** Milliseconds: a flood of refusals must not become a flood of writes. */
const FLUSH_EVERY = 10_000;

/** Logged as warnings. */
const SUSPICIOUS = new Set<SecurityEvent>([
  'sign_in.failed',
  'sign_in.limited',
  'password.wrong',
  'second_factor.wrong',
  'passkey.refused',
  'limit.reached',
  'access.denied',
]);

export type SessionEnd =
  | 'signed_out'
  | 'ended_by_owner'
  | 'ended_by_administrator'
  | 'replaced'
  | 'password_changed'
  | 'password_reset'
  | 'address_confirmed'
  | 'second_factor'
  | 'banned';

/** Only ids and names of rules: no address, no person's name, nothing typed. */
interface Details {
  /** The account's id. */
  subject?: string | undefined;
  reason?: string | undefined;
  sessions?: number;
  /** Of a setting. */
  key?: string;
  procedure?: string;
}

/** Counts for all processes. */
export interface SecurityLog {
  record(
    event: SecurityEvent,
    who: { actor: Actor; from: string | undefined; requestId?: string | undefined },
    details: Details,
  ): void;
  /** Writes the counts. */
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

interface Recording {
  actor: Actor;
  db: Db | Tx;
  from?: string | undefined;
  security: SecurityLog;
  requestId?: string | undefined;
}

/** In a transaction, after its commit. */
export function recordSecurityEvent(
  { actor, db, from, security, requestId }: Recording,
  event: SecurityEvent,
  details: Details = {},
): void {
  const record = () => security.record(event, { actor, from, requestId }, details);
  if (db.isTransaction) afterCommit(db as Tx, record);
  else record();
}

function actorOf(actor: Actor) {
  if (actor.kind === 'key') return { actor: 'key', keyId: actor.keyId };
  return actor.kind === 'person' ? { actor: actor.userId, role: actor.role } : { actor: actor.kind };
}

export function createSecurityLog(db: Db, log: Log): SecurityLog {
  let counted = new Map<SecurityEvent, number>();
  let timer: NodeJS.Timeout | undefined;
  const add = (event: SecurityEvent, count: number) => counted.set(event, (counted.get(event) ?? 0) + count);

  async function flush(): Promise<void> {
    const taken = counted;
    if (taken.size === 0) return;
    counted = new Map();
    try {
      await countEvents(db, taken);
    } catch (error) {
      for (const [event, count] of taken) add(event, count);
      log.warn({ err: error }, 'security events could not be counted');
    }
  }

  return {
    record(event, { actor, from, requestId }, details) {
      add(event, 1);
      log[SUSPICIOUS.has(event) ? 'warn' : 'info'](
        { event, ...actorOf(actor), from, requestId, ...details },
        'security event',
      );
    },
    flush,
    start() {
      timer = setInterval(() => void flush(), FLUSH_EVERY).unref();
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

async function countEvents(db: Db, counted: ReadonlyMap<SecurityEvent, number>): Promise<void> {
  // Prevents deadlocks of concurrent writers.
  const events = [...counted].sort(([a], [b]) => (a < b ? -1 : 1));
  await sql`
    insert into security_event_count as known (day, event, count)
    select (now() at time zone 'utc')::date, event, count from unnest(${events.map(([event]) => event)}::text[], ${events.map(([, count]) => count)}::bigint[]) as counted (event, count)
    on conflict (day, event) do update set count = known.count + excluded.count`.execute(db);
}

/** Includes those that did not happen. */
export async function readSecurityCounts(db: Db | Tx): Promise<SecurityCount[]> {
  const { rows } = await sql<{ event: string; today: number; week: number }>`
    select event, (sum(count) filter (where day = (now() at time zone 'utc')::date))::int as today, sum(count)::int as week
    from security_event_count where day > (now() at time zone 'utc')::date - 7 group by event`.execute(db);
  const found = new Map(rows.map((row) => [row.event, row]));
  return securityEvents.map((event) => ({
    event,
    today: found.get(event)?.today ?? 0,
    week: found.get(event)?.week ?? 0,
  }));
}
