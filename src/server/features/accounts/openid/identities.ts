import type { Identity } from '#contract/accounts/identities.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/id.ts';
import type { OpenIdConfig } from '../../../platform/openid-config.ts';
import { recordSecurityEvent } from '../../../security-events.ts';
import { enqueueAccountMail } from '../mail-task.ts';
import { personOf } from '../signed-in.ts';
import type { ProvidedIdentity } from '../table.ts';
import { lockAccount, requireWayIn } from '../ways-in.ts';

/** A provider that the operator has removed is named by its host. */
function labelOf(
  providers: readonly OpenIdConfig[],
  { provider, issuer }: { provider: string; issuer: string },
): string {
  return providers.find(({ id }) => id === provider)?.label ?? new URL(issuer).host;
}

export async function listIdentities(ctx: Ctx, providers: readonly OpenIdConfig[]): Promise<Identity[]> {
  const rows = await ctx.db
    .selectFrom('linked_identity')
    .select(['id', 'provider', 'issuer', 'email', 'created_at', 'used_at'])
    .where('user_id', '=', personOf(ctx).userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    provider: providers.some(({ id }) => id === row.provider) ? row.provider : null,
    label: labelOf(providers, row),
    email: row.email,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.used_at?.toISOString() ?? null,
  }));
}

/**
 * The account that the identity is linked to. Compares issuer and subject only: an address can pass to another person.
 */
export async function findIdentity(db: Db | Tx, { issuer, subject }: ProvidedIdentity): Promise<string | undefined> {
  const row = await db
    .selectFrom('linked_identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

export async function noteUse(
  { db, clock }: Ctx,
  { issuer, subject, email, provider }: ProvidedIdentity,
): Promise<void> {
  await db
    .updateTable('linked_identity')
    .set({ used_at: clock.now(), email, provider })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/**
 * The caller has verified the account's owner.
 * @throws Refusal CONFLICT already_linked
 */
export async function linkIdentity(tx: TxCtx, userId: string, identity: ProvidedIdentity): Promise<void> {
  const { email } = await lockAccount(tx.db, userId);
  await insertIdentity(tx, userId, identity);
  await enqueueAccountMail(tx, { kind: 'identity_linked', email, userId, name: identity.email });
  recordSecurityEvent(tx, 'identity.linked', { subject: userId });
}

/** @throws Refusal CONFLICT already_linked */
export async function insertIdentity(
  { db, clock }: TxCtx,
  userId: string,
  { issuer, subject, provider, email }: ProvidedIdentity,
): Promise<void> {
  const written = await db
    .insertInto('linked_identity')
    .values({ id: newId(), user_id: userId, issuer, subject, provider, email, created_at: clock.now(), used_at: null })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) throw new Refusal('CONFLICT', { reason: 'already_linked' });
}

/** @throws Refusal NOT_FOUND, CONFLICT only_way_in */
export async function removeIdentity(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { userId } = personOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const { email } = await lockAccount(tx.db, userId);
    const removed = await tx.db
      .deleteFrom('linked_identity')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('email')
      .executeTakeFirst();
    if (!removed) throw notFound();
    await requireWayIn(tx.db, userId);
    await tellOfRemoval(tx, { userId, email }, removed);
  });
}

/** For an account with another way in. */
export async function removeIdentities(tx: TxCtx, account: { userId: string; email: string }): Promise<void> {
  const removed = await tx.db
    .deleteFrom('linked_identity')
    .where('user_id', '=', account.userId)
    .returning('email')
    .execute();
  for (const identity of removed) await tellOfRemoval(tx, account, identity);
}

async function tellOfRemoval(
  tx: TxCtx,
  { userId, email }: { userId: string; email: string },
  identity: { email: string },
): Promise<void> {
  await enqueueAccountMail(tx, { kind: 'identity_removed', email, userId, name: identity.email });
  recordSecurityEvent(tx, 'identity.removed', { subject: userId });
}
