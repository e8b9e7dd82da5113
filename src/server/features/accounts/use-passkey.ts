import type { z } from 'zod';

import type { PasskeyRequest, usePasskeyInput } from '#contract/accounts/passkeys.ts';

import type { Ctx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../security-events.ts';
import type { Accounts } from './accounts.ts';
import { ANSWER_WITHIN, startChallenge, takeChallenge, type Purpose } from './passkey-challenge.ts';

export type PasskeyAnswer = z.infer<typeof usePasskeyInput>;

/** Names no passkeys, so that signed-out users learn nothing about an account. */
export async function askForPasskey(ctx: Ctx, { appUrl }: Accounts, purpose: Purpose): Promise<PasskeyRequest> {
  const challenge = await startChallenge(ctx.db, purpose);
  return { challenge, rpId: appUrl.hostname, timeout: ANSWER_WITHIN, userVerification: 'required' };
}

/**
 * @returns the account that the passkey belongs to.
 * @throws Refusal CONFLICT sign_in_expired; UNAUTHENTICATED passkey_refused, FORBIDDEN inside a session.
 */
export async function usePasskey(
  ctx: Ctx,
  accounts: Accounts,
  answer: PasskeyAnswer,
  purpose: Purpose,
): Promise<string> {
  const challenge = await takeChallenge(ctx.db, answer.clientData, purpose);
  const passkey = await findByCredential(ctx, answer.credentialId);
  const isOwn =
    passkey &&
    passkey.user_id === (purpose.userId ?? passkey.user_id) &&
    (answer.userHandle === undefined || answer.userHandle === handleOf(passkey.user_id));
  const verified = isOwn && (await verify(accounts, answer, { challenge, passkey }));
  if (!verified || !(await noteUse(ctx, passkey, verified))) {
    recordSecurityEvent(ctx, 'passkey.refused', { subject: passkey?.user_id });
    throw new Refusal(purpose.use === 'sign_in' ? 'UNAUTHENTICATED' : 'FORBIDDEN', { reason: 'passkey_refused' });
  }
  return passkey.user_id;
}

/** The account as the authenticator knows it. */
export const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

const findByCredential = ({ db }: Ctx, credentialId: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findByCredential>>>;

interface Verified {
  counter: number;
  isBackedUp: boolean;
}

async function verify(
  { appUrl }: Accounts,
  answer: PasskeyAnswer,
  { challenge, passkey }: { challenge: string; passkey: StoredPasskey },
): Promise<Verified | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: answer.credentialId,
        rawId: answer.credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: answer.clientData,
          authenticatorData: answer.authenticatorData,
          signature: answer.signature,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: appUrl.origin,
      expectedRPID: appUrl.hostname,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    });
    if (!verified) return undefined;
    return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
  } catch {
    // The library throws for every mismatch: origin, site, verification of the person, counter.
    return undefined;
  }
}

/** False if a concurrent use has the same counter: one of the two is a copy. */
async function noteUse({ db, clock }: Ctx, { id }: StoredPasskey, { counter, isBackedUp }: Verified): Promise<boolean> {
  const update = db
    .updateTable('passkey')
    .set({ counter, is_backed_up: isBackedUp, used_at: clock.now() })
    .where('id', '=', id);
  const counted = counter === 0 ? update : update.where('counter', '<', String(counter));
  return (await counted.executeTakeFirst()).numUpdatedRows === 1n;
}
