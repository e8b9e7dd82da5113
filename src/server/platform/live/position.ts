import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import './events.ts';

/** A person's last number, and the lowest that is still kept. */
export async function readPosition(db: Db, userId: string): Promise<{ last: number; kept: number }> {
  const { rows } = await sql<{ last: number | null; kept: number | null }>`
    select (select last_seq from live_recipient where user_id = ${userId}) as last, (select min(seq) from live_event where user_id = ${userId}) as kept`.execute(
    db,
  );
  const last = rows[0]?.last ?? 0;
  return { last, kept: rows[0]?.kept ?? last + 1 };
}
