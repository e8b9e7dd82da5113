import { sql } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../platform/db/database.ts';
import { lasts } from './alive-sessions.ts';
import { digestOf } from './secrets.ts';
import { readCookie, sessionCookie, sessionCookieName, tokenOf } from './session-cookie.ts';
import './table.ts';

/** Session use is recorded at most once in this time, to save writes. */
const NOTE_AFTER_SECONDS = 86_400;

const ANONYMOUS: Actor = { kind: 'anonymous' };

/** Identifies the caller by the session cookie; removes the cookie of an ended session. */
export type Authenticate = (request: Headers, response: Headers) => Promise<Actor>;

/** Looks the session up on every request, so that a ban, reset or sign-out elsewhere takes effect at once. */
export function createAuthenticate(db: Db, https: boolean, sessionDays: () => Promise<number>): Authenticate {
  const name = sessionCookieName(https);
  return async (request, response) => {
    const cookie = readCookie(request.get('cookie'), name);
    if (cookie === undefined) return ANONYMOUS;
    const found = await findSession(db, digestOf(tokenOf(cookie)), await sessionDays());
    if (!found) {
      response.append('set-cookie', sessionCookie(undefined, https));
      return ANONYMOUS;
    }
    const { isOld, ...person } = found;
    if (isOld) await noteUse(db, person.sessionId);
    return { kind: 'person', ...person };
  };
}

const findSession = (db: Db, digest: string, days: number) =>
  db
    .selectFrom('user_session as session')
    .innerJoin('user_account as account', 'account.id', 'session.user_id')
    .innerJoin('profile', 'profile.user_id', 'session.user_id')
    .select(['session.id as sessionId', 'session.user_id as userId', 'profile.id as profileId', 'profile.role as role'])
    .select(sql<boolean>`session.updated_at < now() - ${NOTE_AFTER_SECONDS} * interval '1 second'`.as('isOld'))
    .where('session.token', '=', digest)
    .where(lasts(days))
    .where('account.email_verified', '=', true)
    .where('account.banned_at', 'is', null)
    .executeTakeFirst();

const noteUse = (db: Db, sessionId: string) =>
  db
    .updateTable('user_session')
    .set({ updated_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute();
