import { sql } from 'kysely';

import type { Settings } from '#contract/settings.ts';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../platform/db/database.ts';
import { keptQuery } from '../../platform/db/kept-query.ts';
import { lasts } from './alive-sessions.ts';
import { lacksSecondFactor } from './second-factor-need.ts';
import { digestOf } from './secrets.ts';
import { DAY_SECONDS, readSessionCookie, sessionCookie, tokenOf, withoutFormerSession } from './session-cookie.ts';
import './table.ts';

/** Session use is recorded at most once in this time, to save writes. */
const NOTE_AFTER_SECONDS = 86_400;

/** How long a proof of who one is holds, for what asks for it. */
export const PROOF_MINUTES = 10;

const ANONYMOUS: Actor = { kind: 'anonymous' };

/** Identifies the caller by the session cookie; removes the cookie of an ended session. */
export type Authenticate = (request: Headers, response: Headers) => Promise<Actor>;

/** Looks the session up on every request, so that a ban, reset or sign-out elsewhere takes effect at once. */
export function createAuthenticate(
  db: Db,
  https: boolean,
  settings: () => Promise<Settings>,
  terms: () => Promise<number | undefined>,
): Authenticate {
  return async (request, response) => {
    const cookie = readSessionCookie(request.get('cookie'), https);
    if (cookie === undefined) return ANONYMOUS;
    const { value, isFormer } = cookie;
    const inUse = await settings();
    const found = await findSession(db, { digest: digestOf(tokenOf(value)), isFormer }, inUse);
    if (isFormer) response.append('set-cookie', withoutFormerSession());
    if (!found) {
      response.append('set-cookie', sessionCookie(undefined, https));
      return ANONYMOUS;
    }
    if (isFormer)
      response.append('set-cookie', sessionCookie(value, https, inUse['accounts.session_days'] * DAY_SECONDS));
    const { isOld, isLacking, acceptedTerms, ...rest } = found;
    if (isOld) await noteUse(db, rest.sessionId);
    const inForce = await terms();
    // Administrators publish the terms.
    const hasToAccept = inForce !== undefined && rest.role !== 'admin' && (acceptedTerms ?? 0) < inForce;
    const person = { kind: 'person' as const, ...rest, ...(hasToAccept ? { termsToAccept: inForce } : {}) };
    return isLacking ? { kind: 'anonymous', lacking: person } : person;
  };
}

type SessionSettings = Pick<Settings, 'accounts.admins_need_second_factor' | 'accounts.session_days'>;

const sessions = keptQuery((db, asked: SessionSettings & { digest: string; isFormer: boolean }) =>
  db
    .selectFrom('user_session as session')
    .innerJoin('user_account as account', 'account.id', 'session.user_id')
    .innerJoin('profile', 'profile.user_id', 'session.user_id')
    .select(['session.id as sessionId', 'session.user_id as userId', 'profile.id as profileId', 'profile.role as role'])
    .select('account.accepted_terms as acceptedTerms')
    .select(sql<boolean>`session.updated_at < now() - ${NOTE_AFTER_SECONDS} * interval '1 second'`.as('isOld'))
    .select([
      sql<boolean>`coalesce(session.proved_at > now() - ${PROOF_MINUTES} * interval '1 minute', false)`.as(
        'provedRecently',
      ),
      lacksSecondFactor(asked).as('isLacking'),
    ])
    .where('session.token', '=', asked.digest)
    .where(sql<boolean>`(session.has_former_cookie or not ${asked.isFormer}::boolean)`)
    .where(lasts(asked['accounts.session_days']))
    .where('account.email_verified', '=', true)
    .where('account.banned_at', 'is', null),
);

const findSession = async (db: Db, cookie: { digest: string; isFormer: boolean }, settings: Settings) =>
  (
    await sessions(db, {
      ...cookie,
      'accounts.session_days': settings['accounts.session_days'],
      'accounts.admins_need_second_factor': settings['accounts.admins_need_second_factor'],
    })
  ).at(0);

const noteUse = (db: Db, sessionId: string) =>
  db
    .updateTable('user_session')
    .set({ updated_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute();
