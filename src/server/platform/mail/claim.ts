import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import type { MailCalendar } from './table.ts';

export interface ClaimedMail {
  id: string;
  to_name: string;
  to_address: string;
  subject: string;
  html: string | null;
  text: string | null;
  headers: Record<string, string>;
  calendar: MailCalendar | null;
  attempts: number;
  removed_once_sent: boolean;
}

/**
 * What to do about a row that another transaction has locked. Waiting for one while holding others could deadlock, for
 * example with an erasure, so wait for a single one only.
 */
type WhenHeld = 'skip' | 'wait';

/** Seconds that a claim outlives its process, or its database's last answer; together with the queue's less than a minute. */
const CLAIM = 30;
const claimEnd = sql<Date>`now() + ${CLAIM} * interval '1 second'`;

/** Claims the emails that wait to be sent, or whose process died while sending them. */
export async function claimMails(
  db: Db,
  mailIds: readonly string[],
  whenHeld: WhenHeld = 'skip',
): Promise<ReadonlyMap<string, ClaimedMail>> {
  const claimed = await db
    .with('free', (given) =>
      lock(given, mailIds, whenHeld).where((where) =>
        where.or([
          where('status', 'in', ['queued', 'held']),
          where.and([where('status', '=', 'sending'), where('claimed_until', '<', sql<Date>`now()`)]),
        ]),
      ),
    )
    .updateTable('mail')
    .from('free')
    .set({ status: 'sending', attempts: sql`attempts + 1`, claimed_until: claimEnd })
    .whereRef('mail.id', '=', 'free.id')
    .returning(['mail.id', 'to_name', 'to_address', 'subject', 'html', 'text', 'headers', 'calendar', 'attempts'])
    .returning('removed_once_sent')
    .execute();
  return new Map(claimed.map((mail) => [mail.id, mail]));
}

/** For those that their process still sends. */
export async function renewClaims(db: Db, mailIds: readonly string[]): Promise<void> {
  await db
    .with('held', (given) => lock(given, mailIds, 'skip').where('status', '=', 'sending'))
    .updateTable('mail')
    .from('held')
    .set({ claimed_until: claimEnd })
    .whereRef('mail.id', '=', 'held.id')
    .execute();
}

/** What was sent is not stored: it may hold a link that signs a person in. */
export async function markSent(
  db: Db,
  mailIds: readonly string[],
  whenHeld: WhenHeld = 'skip',
): Promise<ReadonlyMap<string, true>> {
  const marked = await db
    .with('free', (given) => lock(given, mailIds, whenHeld))
    .updateTable('mail')
    .from('free')
    .set({ status: 'sent', sent_at: sql`now()`, html: null, text: null, calendar: null, last_error: null })
    .whereRef('mail.id', '=', 'free.id')
    .returning('mail.id')
    .execute();
  return new Map(marked.map(({ id }) => [id, true]));
}

function lock(db: Pick<Db, 'selectFrom'>, mailIds: readonly string[], whenHeld: WhenHeld) {
  const rows = db
    .selectFrom('mail')
    .select('id')
    .where('id', '=', sql<string>`any(${mailIds}::uuid[])`)
    .forNoKeyUpdate();
  return whenHeld === 'skip' ? rows.skipLocked() : rows;
}
