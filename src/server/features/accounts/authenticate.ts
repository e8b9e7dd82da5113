import { sql } from 'kysely';

import type { Settings } from '#contract/settings/settings.ts';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../platform/db/database.ts';
import { isYoung, lasts, type SessionTimes } from './alive-sessions.ts';
import { noteUse, wasNotedLately } from './note-use.ts';
import { lacksSecondFactor } from './second-factor-need.ts';
import { digestOf } from './secrets.ts';
import {
  DAY_SECONDS,
  endedCookie,
  readSessionCookie,
  sessionCookie,
  tokenOf,
  withoutFormerSession,
} from './session-cookie.ts';
import { mayHoldSession } from './standing.ts';
import './table.ts';

/** How long a proof of identity is valid for actions that require one. */
export const PROOF_MINUTES = 10;

const ANONYMOUS: Actor = { kind: 'anonymous' };

/**
 * Identifies the caller by the session cookie; removes the cookie of an ended session, and remembers if it ended
 * unused.
 */
export type Authenticate = (request: Headers, response: Headers) => Promise<Actor>;

/** Looks up the session on every request, so that a ban, reset or sign-out elsewhere takes effect immediately. */
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
    const times = await settings();
    const found = await findSession(db, { digest: digestOf(tokenOf(value)), isFormer }, times);
    if (isFormer) response.append('set-cookie', withoutFormerSession());
    if (!found?.isAlive) {
      response.append('set-cookie', sessionCookie(undefined, https));
      if (found) {
        // Permanently, even if the setting is raised later.
        await db.deleteFrom('user_session').where('id', '=', found.sessionId).execute();
        response.append('set-cookie', endedCookie(true, https));
      }
      return ANONYMOUS;
    }
    if (isFormer)
      response.append('set-cookie', sessionCookie(value, https, times['accounts.session_days'] * DAY_SECONDS));
    const { isNoted, isLacking, acceptedTerms, isAlive: _, hasAccount, isConfirmed, ...rest } = found;
    if (!isNoted && isByPerson(request)) await noteUse(db, rest.sessionId, times);
    const inForce = await terms();
    // Administrators publish the terms, so they need not accept them.
    const hasToAccept = inForce !== undefined && rest.role !== 'admin' && (acceptedTerms ?? 0) < inForce;
    const person = {
      kind: 'person' as const,
      ...rest,
      ...(hasAccount ? {} : { unclaimed: { isConfirmed } }),
      ...(hasToAccept ? { termsToAccept: inForce } : {}),
    };
    return isLacking ? { kind: 'anonymous', lacking: person } : person;
  };
}

/**
 * Whether a page is opened, or the client is not a browser. A page's own calls may be made without a person
 * (`noteSessionUse`).
 */
function isByPerson(request: Headers): boolean {
  const mode = request.get('sec-fetch-mode');
  return mode === null || mode === 'navigate';
}

type SessionSettings = SessionTimes & Pick<Settings, 'accounts.admins_need_second_factor'>;

const findSession = (db: Db, { digest, isFormer }: { digest: string; isFormer: boolean }, settings: SessionSettings) =>
  db
    .selectFrom('user_session as session')
    .innerJoin('user_account as account', 'account.id', 'session.user_id')
    .innerJoin('profile', 'profile.user_id', 'session.user_id')
    .select(['session.id as sessionId', 'session.user_id as userId', 'profile.id as profileId', 'profile.role as role'])
    .select(['account.accepted_terms as acceptedTerms', 'account.email_verified as isConfirmed'])
    .select(sql<boolean>`account.email is not null`.as('hasAccount'))
    .select([wasNotedLately(settings).as('isNoted'), lasts(settings).as('isAlive')])
    .select([
      sql<boolean>`coalesce(session.proved_at > now() - ${PROOF_MINUTES} * interval '1 minute', false)`.as(
        'provedRecently',
      ),
      lacksSecondFactor(settings).as('isLacking'),
    ])
    .where('session.token', '=', digest)
    .where(sql<boolean>`(session.has_former_cookie or not ${isFormer}::boolean)`)
    .where(isYoung(settings))
    .where(mayHoldSession)
    .executeTakeFirst();
