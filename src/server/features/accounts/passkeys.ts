import type { z } from 'zod';

import type { addPasskeyInput, Passkey, PasskeyCreation } from '#contract/accounts/passkeys.ts';
import { PASSKEYS_MAX } from '#contract/limits.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { recordSecurityEvent } from '../../security-events.ts';
import type { Accounts } from './accounts.ts';
import { enqueueAccountMail } from './mail-task.ts';
import { ANSWER_WITHIN, startChallenge, takeChallenge } from './passkey-challenge.ts';
import { markProved } from './prove.ts';
import { readViewer } from './queries.ts';
import { personOf } from './signed-in.ts';
import { handleOf } from './use-passkey.ts';
import { lockAccount, requireWayIn } from './ways-in.ts';

type NewPasskey = z.infer<typeof addPasskeyInput>;

/** EdDSA, ES256 and RS256, by their COSE numbers. */
const ALGORITHMS = [-8, -7, -257];

export async function listPasskeys(ctx: Ctx): Promise<Passkey[]> {
  const { userId } = personOf(ctx);
  const rows = await ctx.db
    .selectFrom('passkey')
    .select(['id', 'name', 'is_backed_up', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isBackedUp: row.is_backed_up,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.used_at?.toISOString() ?? null,
  }));
}

/** @throws Refusal CONFLICT too_many_passkeys */
export async function beginAdding(ctx: Ctx, { appUrl }: Accounts): Promise<PasskeyCreation> {
  const { userId, sessionId } = personOf(ctx);
  const known = await findCredentials(ctx.db, userId);
  requireRoom(known.length);
  const { email, name } = await readViewer(ctx, userId);
  const challenge = await startChallenge(ctx.db, { use: 'add', binding: sessionId, userId });
  return {
    rp: { id: appUrl.hostname, name: (await ctx.settings())['site.name'] },
    user: { id: handleOf(userId), name: email, displayName: name },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: ANSWER_WITHIN,
    excludeCredentials: known.map((id) => ({ id, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
}

/**
 * The session counts as having shown both factors.
 * @throws Refusal CONFLICT sign_in_expired or too_many_passkeys, FORBIDDEN passkey_refused
 */
export async function addPasskey(ctx: Ctx, { appUrl }: Accounts, input: NewPasskey): Promise<Passkey> {
  const { userId, sessionId } = personOf(ctx);
  const challenge = await takeChallenge(ctx.db, input.clientData, { use: 'add', binding: sessionId });
  const verified = await verify(input, { challenge, appUrl });
  if (!verified) throw refused();
  const { credential, credentialBackedUp: isBackedUp } = verified;
  const id = newId();
  const now = ctx.clock.now();
  await inTransaction(ctx, async (tx) => {
    const { email } = await lockAccount(tx.db, userId);
    requireRoom((await findCredentials(tx.db, userId)).length);
    const written = await tx.db
      .insertInto('passkey')
      .values({
        id,
        user_id: userId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: input.transports,
        is_backed_up: isBackedUp,
        name: input.name,
        created_at: now,
        used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) throw refused();
    await markProved(tx, sessionId, 'passkey');
    await enqueueAccountMail(tx, { kind: 'passkey_added', email, userId, name: input.name });
    recordSecurityEvent(tx, 'passkey.added', { subject: userId });
  });
  return { id, name: input.name, isBackedUp, createdAt: now.toISOString(), lastUsedAt: null };
}

/** @throws Refusal NOT_FOUND */
export async function renamePasskey(ctx: Ctx, { id, name }: { id: string; name: string }): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', personOf(ctx).userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}

/** @throws Refusal NOT_FOUND, CONFLICT only_way_in */
export async function removePasskey(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { userId } = personOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const { email } = await lockAccount(tx.db, userId);
    const removed = await tx.db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw notFound();
    await requireWayIn(tx.db, userId);
    await tellOfRemoval(tx, { userId, email }, removed);
  });
}

/** For callers that check that another way to sign in is left. */
export async function removePasskeys(tx: TxCtx, account: { userId: string; email: string }): Promise<void> {
  const removed = await tx.db.deleteFrom('passkey').where('user_id', '=', account.userId).returning('name').execute();
  for (const passkey of removed) await tellOfRemoval(tx, account, passkey);
}

async function tellOfRemoval(
  tx: TxCtx,
  { userId, email }: { userId: string; email: string },
  { name }: { name: string },
): Promise<void> {
  await enqueueAccountMail(tx, { kind: 'passkey_removed', email, userId, name });
  recordSecurityEvent(tx, 'passkey.removed', { subject: userId });
}

const refused = () => new Refusal('FORBIDDEN', { reason: 'passkey_refused' });

function requireRoom(count: number): void {
  if (count >= PASSKEYS_MAX) throw new Refusal('CONFLICT', { reason: 'too_many_passkeys' });
}

async function findCredentials(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('passkey').select('credential_id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.credential_id);
}

async function verify(
  { credentialId: id, clientData, attestation, transports }: NewPasskey,
  { challenge, appUrl }: { challenge: string; appUrl: URL },
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, attestationObject: attestation, transports },
      },
      expectedChallenge: challenge,
      expectedOrigin: appUrl.origin,
      expectedRPID: appUrl.hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo;
  } catch {
    // The library throws for every invalid answer.
    return undefined;
  }
}
