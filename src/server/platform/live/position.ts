import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import './events.ts';

/** A person's last event number, and the lowest that is stored. */
export async function readPosition(db: Db, userId: string): Promise<{ last: number; oldest: number }> {
  const { rows } = await sql<{ last: number | null; oldest: number | null }>`
    select (select last_seq from live_recipient where user_id = ${userId}) as last, (select min(seq) from live_event where user_id = ${userId}) as oldest`.execute(
    db,
  );
  const last = rows[0]?.last ?? 0;
  return { last, oldest: rows[0]?.oldest ?? last + 1 };
}
