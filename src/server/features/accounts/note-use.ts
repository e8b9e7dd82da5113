import { sql } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';
import type { SessionTimes } from './alive-sessions.ts';
import './table.ts';

type IdleTime = Pick<SessionTimes, 'accounts.session_idle_hours'>;

/** Condition on `session`: its use was recorded within a 24th of the idle timeout, so that not every request writes. */
export const wasNotedLately = ({ 'accounts.session_idle_hours': hours }: IdleTime) =>
  sql<boolean>`(session.updated_at > now() - ${hours} * interval '1 hour' / 24)`;

export async function noteUse(db: Db | Tx, sessionId: string, times: IdleTime): Promise<void> {
  await db
    .updateTable('user_session as session')
    .set({ updated_at: sql`now()` })
    .where('id', '=', sessionId)
    .where(sql<boolean>`not ${wasNotedLately(times)}`)
    .execute();
}
