import { sql } from 'kysely';

import type { Settings } from '#contract/settings.ts';

import type { Db } from '../../platform/db/database.ts';
import { lacksSecondFactor } from './second-factor-need.ts';
import './table.ts';

/** Condition on `session`: not expired, and opened within the session lifetime, regardless of use. */
export const lasts = (days: number) =>
  sql<boolean>`session.expires_at > now() and session.created_at > now() - ${days} * interval '1 day'`;

/** Which of these sessions are valid, by the same rule as authenticate.ts. */
export async function findAliveSessions(db: Db, sessionIds: string[], settings: Settings): Promise<Set<string>> {
  const rows = await db
    .selectFrom('user_session as session')
    .innerJoin('user_account as account', 'account.id', 'session.user_id')
    .select('session.id')
    .where('session.id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where(lasts(settings['accounts.session_days']))
    .where(sql<boolean>`not ${lacksSecondFactor(settings)}`)
    .where('account.email_verified', '=', true)
    .where('account.banned_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
