import { sql } from 'kysely';

import { companyKeyScopes, platformKeyScopes, type KeyScope } from '#contract/keys/key-scopes.ts';
import { KEYS_MAX } from '#contract/limits.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { notFound, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { digestOf, newSecret } from '../accounts/secrets.ts';
import { can } from '../companies/access.ts';
import { findCompany, findCompanyToChange, type CompanyRow } from '../companies/queries.ts';
import { KEY_BEGINNING } from './authenticate.ts';
import './events.ts';
import { giveToActor, isStopped } from './stopped.ts';
import './table.ts';

/** Characters of the key shown: enough to recognize it, too few to guess the rest. */
const PREFIX_LENGTH = KEY_BEGINNING.length + 6;

const DAY = 86_400_000;

interface NewKey {
  name: string;
  scopes: KeyScope[];
  expiresInDays: number | null;
}

type KeyRow = Awaited<ReturnType<typeof findKeys>>[number];

/** @throws Refusal NOT_FOUND, FORBIDDEN for all but owners. */
export async function listCompanyKeys(ctx: Ctx, companyId: string) {
  requireOwner(ctx, await findCompany(ctx, companyId));
  return (await findKeys(ctx, companyId)).map((row) => present(ctx, row, companyKeyScopes));
}

/** @throws Refusal NOT_FOUND, FORBIDDEN for all but owners, CONFLICT too_many_keys. */
export async function createCompanyKey(ctx: Ctx, { id, ...key }: NewKey & { id: string }) {
  return inTransaction(ctx, async (tx) => {
    requireOwner(tx, await findCompanyToChange(tx, id));
    return insertKey(tx, { companyId: id, known: companyKeyScopes }, key);
  });
}

/**
 * @throws Refusal NOT_FOUND, FORBIDDEN for all but owners, CONFLICT wrong_status for a working one.
 */
export async function takeOverCompanyKey(ctx: Ctx, { id, keyId }: { id: string; keyId: string }) {
  return inTransaction(ctx, async (tx) => {
    requireOwner(tx, await findCompany(tx, id));
    return present(tx, await takeOver(tx, id, keyId), companyKeyScopes);
  });
}

/** @throws Refusal NOT_FOUND, FORBIDDEN for all but owners. */
export async function revokeCompanyKey(ctx: Ctx, { id, keyId }: { id: string; keyId: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    requireOwner(tx, await findCompany(tx, id));
    await removeKey(tx, id, keyId);
  });
}

export const listPlatformKeys = async (ctx: Ctx) =>
  (await findKeys(ctx, null)).map((row) => present(ctx, row, platformKeyScopes));

/** @throws Refusal CONFLICT too_many_keys. */
export const createPlatformKey = (ctx: Ctx, key: NewKey) =>
  inTransaction(ctx, async (tx) => {
    // Keys of a company lock the company instead.
    await sql`select pg_advisory_xact_lock(hashtextextended('platform keys', 0))`.execute(tx.db);
    return insertKey(tx, { companyId: null, known: platformKeyScopes }, key);
  });

/**
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status for a working one.
 */
export const takeOverPlatformKey = (ctx: Ctx, keyId: string) =>
  inTransaction(ctx, async (tx) => present(tx, await takeOver(tx, null, keyId), platformKeyScopes));

/** @throws Refusal NOT_FOUND. */
export const revokePlatformKey = (ctx: Ctx, keyId: string): Promise<void> =>
  inTransaction(ctx, (tx) => removeKey(tx, null, keyId));

function requireOwner({ actor }: Ctx, company: CompanyRow | undefined): void {
  if (!company) throw notFound();
  if (!can(actor, company).manageKeys) throw new Refusal('FORBIDDEN');
}

async function insertKey<Scope extends KeyScope>(
  tx: TxCtx,
  { companyId, known }: { companyId: string | null; known: readonly Scope[] },
  { name, scopes, expiresInDays }: NewKey,
) {
  if ((await findKeys(tx, companyId)).length >= KEYS_MAX) throw new Refusal('CONFLICT', { reason: 'too_many_keys' });
  const id = newId();
  const key = KEY_BEGINNING + newSecret();
  const now = tx.clock.now();
  await tx.db
    .insertInto('api_key')
    .values({
      id,
      company_id: companyId,
      name,
      prefix: key.slice(0, PREFIX_LENGTH),
      digest: digestOf(key),
      scopes: [...new Set(scopes)],
      created_by: userIdOf(tx),
      created_at: now,
      expires_at: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY),
    })
    .execute();
  await tx.emit('key.changed', { action: 'created', keyId: id, name, companyId });
  const row = await keysOf(tx, companyId).where('key.id', '=', id).executeTakeFirstOrThrow();
  return { ...present(tx, row, known), key };
}

/** Everyone who has the key can use it again, including previous users. */
async function takeOver(tx: TxCtx, companyId: string | null, keyId: string): Promise<KeyRow> {
  const found = keysOf(tx, companyId).where('key.id', '=', keyId);
  const { name, is_stopped } = await found.forNoKeyUpdate('key').executeTakeFirstOrThrow(notFound);
  if (!is_stopped) throw wrongStatus();
  await giveToActor(tx, keyId);
  await tx.emit('key.changed', { action: 'taken_over', keyId, name, companyId });
  return found.executeTakeFirstOrThrow();
}

/** Uses by programs end with the commit, because each request looks up its key. */
async function removeKey(tx: TxCtx, companyId: string | null, keyId: string): Promise<void> {
  const { name } = await tx.db
    .deleteFrom('api_key')
    .where('id', '=', keyId)
    .where('company_id', 'is not distinct from', companyId)
    .returning('name')
    .executeTakeFirstOrThrow(notFound);
  await tx.emit('key.changed', { action: 'revoked', keyId, name, companyId });
}

const findKeys = (ctx: Ctx, companyId: string | null) =>
  keysOf(ctx, companyId).orderBy('key.created_at', 'desc').orderBy('key.id', 'desc').execute();

const keysOf = ({ db }: Ctx, companyId: string | null) =>
  db
    .selectFrom('api_key as key')
    .leftJoin('user_account as creator', 'creator.id', 'key.created_by')
    .select(['key.id', 'key.name', 'key.prefix', 'key.scopes', 'creator.name as created_by'])
    .select(['key.created_at', 'key.expires_at', 'key.last_used_at', isStopped.as('is_stopped')])
    .where('key.company_id', 'is not distinct from', sql<string>`${companyId}::uuid`);

const present = <Scope extends KeyScope>({ clock }: Ctx, row: KeyRow, known: readonly Scope[]) => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: known.filter((scope) => row.scopes.includes(scope)),
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at && row.expires_at.toISOString(),
  isStopped: row.is_stopped,
  isExpired: row.expires_at !== null && row.expires_at <= clock.now(),
  lastUsedAt: row.last_used_at && row.last_used_at.toISOString(),
});
