import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { sql } from 'kysely';

import { fileRules, type FileKind } from '#contract/files.ts';
import { companyTopic } from '#contract/topics.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { cleanName } from './file-name.ts';
import { redraw } from './pictures.ts';
import type { FileRow } from './queries.ts';
import { REMOVE_BYTES, removeStrayBytes } from './remove-bytes.ts';
import { typeOfBytes } from './type-of-bytes.ts';
import './table.ts';

const FILES_PER_PERSON = 500;
const MEGABYTE = 1024 * 1024;

const tooLarge = () => new Refusal('TOO_LARGE', { reason: 'file_too_large' });

/**
 * Counts an upload before its bytes are received, whatever they turn out to be.
 * @returns whose it is.
 * @throws Refusal UNAUTHENTICATED, TOO_MANY_REQUESTS
 */
export async function beginUpload(ctx: Ctx): Promise<string> {
  const { userId } = personOf(ctx);
  await takeAttempt(ctx.db, `uploads:${userId}`, (await ctx.settings())['limits.uploads_per_person']);
  return userId;
}

/**
 * Stores a file of the actor, to which nothing refers yet. Its type is what its bytes are, and pictures are drawn anew.
 * @throws Refusal TOO_LARGE file_too_large, image_too_large; UNSUPPORTED_TYPE file_type; INVALID
 *   file_damaged; CONFLICT quota_exceeded.
 */
export async function storeFile(ctx: Ctx, { kind, file }: { kind: FileKind; file: File }): Promise<FileRow> {
  const { userId } = personOf(ctx);
  const { bytes, type } = await admit(kind, file);
  const id = newId();
  const row = {
    id,
    owner_id: userId,
    kind,
    name: cleanName(file.name, type),
    size: bytes.length,
    type,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storage_key: storageKey(kind, id, ctx.clock.now()),
  };
  await putBytes(ctx, row.storage_key, bytes);
  try {
    return await inTransaction(ctx, (tx) => insertWithinQuota(tx, row));
  } catch (error) {
    // Not blindly: where the connection broke at the commit, the row may be there. What stays behind, the sweep finds.
    await removeStrayBytes(ctx, [row.storage_key]).catch((failure: unknown) => {
      ctx.log.warn({ err: failure, key: row.storage_key }, 'bytes without a row stay for the sweep');
    });
    throw error;
  }
}

/**
 * Removes an own file. Where a profile or a company shows it, they show none from then on. The bytes go after the
 * transaction, by a task: a transaction that fails must not have lost them.
 * @throws Refusal NOT_FOUND
 */
export async function removeFile(ctx: Ctx, id: string): Promise<void> {
  const { userId } = personOf(ctx);
  await inTransaction(ctx, async ({ db, enqueue, announce }) => {
    const shown = await db
      .selectFrom('company')
      .innerJoin('file', 'file.id', 'company.logo_file_id')
      .select('company.id')
      .where('file.id', '=', id)
      .where('file.owner_id', '=', userId)
      .execute();
    const removed = await db
      .deleteFrom('file')
      .where('id', '=', id)
      .where('owner_id', '=', userId)
      .returning('storage_key')
      .executeTakeFirst();
    if (!removed) throw notFound();
    if (shown.length > 0) await announce(db, shown.map((company) => companyTopic(company.id)));
    await enqueue(db, REMOVE_BYTES, { keys: [removed.storage_key] });
  });
}

/** The bytes that are kept of an upload, and their type. */
async function admit(kind: FileKind, file: File): Promise<{ bytes: Uint8Array; type: string }> {
  const { types, maxBytes } = fileRules[kind];
  if (file.size > maxBytes) throw tooLarge();
  if (file.size === 0) throw new Refusal('INVALID', { reason: 'file_damaged' });
  const bytes = await file.bytes();
  const type = await typeOfBytes(bytes);
  if (type === undefined || !types.includes(type)) throw new Refusal('UNSUPPORTED_TYPE', { reason: 'file_type' });
  return kind !== 'cv' && type.startsWith('image/') ? redraw(kind, { bytes, type }) : { bytes, type };
}

/** Folders of a month stay small enough to be looked at. */
function storageKey(kind: FileKind, id: string, now: Date): string {
  const [year, month] = now.toISOString().split('-');
  return `${kind}/${year}/${month}/${id}`;
}

/** The bytes come before their row, so that a row never points to bytes that are not there. */
async function putBytes({ storage }: Ctx, key: string, bytes: Uint8Array): Promise<void> {
  const path = storage.temporaryPath();
  try {
    const handle = await open(path, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
    } finally {
      await handle.close();
    }
    await storage.putFile(key, path);
  } finally {
    await rm(path, { force: true });
  }
}

/** The owner's account is locked, so that two uploads at once cannot both take the last of the quota. */
async function insertWithinQuota({ db, settings }: TxCtx, row: Omit<FileRow, 'created_at'>): Promise<FileRow> {
  await db.selectFrom('user_account').select('id').where('id', '=', row.owner_id).forNoKeyUpdate().executeTakeFirst();
  const held = await db
    .selectFrom('file')
    .select([sql<number>`count(*)`.as('files'), sql<number>`coalesce(sum(size), 0)`.as('bytes')])
    .where('owner_id', '=', row.owner_id)
    .executeTakeFirstOrThrow();
  const quota = (await settings())['files.quota_megabytes'] * MEGABYTE;
  if (held.files >= FILES_PER_PERSON || held.bytes + row.size > quota) {
    throw new Refusal('CONFLICT', { reason: 'quota_exceeded' });
  }
  return db.insertInto('file').values(row).returningAll().executeTakeFirstOrThrow();
}
