import { sql } from 'kysely';

import type { Settings } from '#contract/settings/settings.ts';

import type { Db } from '../../platform/db/database.ts';
import { lacksSecondFactor } from './second-factor-need.ts';
import { mayHoldSession } from './standing.ts';
import './table.ts';

export type SessionTimes = Pick<Settings, 'accounts.session_days' | 'accounts.session_idle_hours'>;

/** Condition on `session`: opened within the maximum lifetime, used or not. */
export const isYoung = ({ 'accounts.session_days': days }: Pick<SessionTimes, 'accounts.session_days'>) =>
  sql<boolean>`session.created_at > now() - ${days} * interval '1 day'`;

/** Condition on `session`: used within the idle timeout. */
export const isUsed = ({ 'accounts.session_idle_hours': hours }: Pick<SessionTimes, 'accounts.session_idle_hours'>) =>
  sql<boolean>`session.updated_at > now() - ${hours} * interval '1 hour'`;

/** Condition on `session`. */
export const lasts = (times: SessionTimes) =>
  sql<boolean>`(session.expires_at > now() and ${isYoung(times)} and ${isUsed(times)})`;

/** Which of these sessions are valid, by the same rule as authenticate.ts. */
export async function findAliveSessions(db: Db, sessionIds: string[], settings: Settings): Promise<Set<string>> {
  const rows = await db
    .selectFrom('user_session as session')
    .innerJoin('user_account as account', 'account.id', 'session.user_id')
    .select('session.id')
    .where('session.id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where(lasts(settings))
    .where(sql<boolean>`not ${lacksSecondFactor(settings)}`)
    .where(mayHoldSession)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
