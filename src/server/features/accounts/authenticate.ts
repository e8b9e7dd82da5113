import { sql } from 'kysely';

import type { Actor } from '../../context.ts';
import type { Db } from '../../platform/db/database.ts';
import { digestOf } from './secrets.ts';
import { readCookie, SESSION_SECONDS, sessionCookie, sessionCookieName } from './session-cookie.ts';
import './table.ts';

/** A session that is used is renewed at most once in this time, so that a request rarely writes. */
const RENEW_AFTER_SECONDS = 86_400;

const ANONYMOUS: Actor = { kind: 'anonymous' };

/** Says who asks, by the cookie. Sets the cookie anew where its session was renewed, and removes it where it is dead. */
export type Authenticate = (request: Headers, response: Headers) => Promise<Actor>;

/**
 * Looks the session up at each request, so a ban, a reset or a sign-out elsewhere counts at once. Unknown, expired,
 * unverified and banned all mean: signed out.
 */
export function createAuthenticate(db: Db, https: boolean): Authenticate {
  const name = sessionCookieName(https);
  return async (request, response) => {
    const cookie = readCookie(request.get('cookie'), name);
    if (cookie === undefined) return ANONYMOUS;
    // The cookie is token.signature. The signature proves nothing that the digest in the table does not.
    const found = await findSession(db, digestOf(cookie.split('.', 1)[0] ?? ''));
    if (!found) {
      response.append('set-cookie', sessionCookie(undefined, https));
      return ANONYMOUS;
    }
    const { isOld, ...person } = found;
    if (isOld) {
      await renew(db, person.sessionId);
      response.append('set-cookie', sessionCookie(cookie, https));
    }
    return { kind: 'person', ...person };
  };
}

const findSession = (db: Db, digest: string) =>
  db
    .selectFrom('user_session as session')
    .innerJoin('user_account as account', 'account.id', 'session.user_id')
    .innerJoin('profile', 'profile.user_id', 'session.user_id')
    .select(['session.id as sessionId', 'session.user_id as userId', 'profile.id as profileId', 'profile.role as role'])
    .select(sql<boolean>`session.updated_at < now() - ${RENEW_AFTER_SECONDS} * interval '1 second'`.as('isOld'))
    .where('session.token', '=', digest)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('account.email_verified', '=', true)
    .where('account.banned_at', 'is', null)
    .executeTakeFirst();

const renew = (db: Db, sessionId: string) =>
  db
    .updateTable('user_session')
    .set({ updated_at: sql`now()`, expires_at: sql`now() + ${SESSION_SECONDS} * interval '1 second'` })
    .where('id', '=', sessionId)
    .execute();
