import { sql, type SqlBool } from 'kysely';
import { rm, writeFile } from 'node:fs/promises';

import { fileRules, type FileKind } from '#contract/files/file-rules.ts';
import { companyTopic } from '#contract/topics.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { isPublic } from './access.ts';
import { cleanName } from './file-name.ts';
import { iconPath } from './icon-path.ts';
import type { Inspected, Upload } from './inspect/upload.ts';
import type { Inspector } from './inspector.ts';
import { isUsed } from './is-used.ts';
import type { FileRow } from './queries.ts';
import { REMOVE_BYTES, removeStrayBytes } from './remove-bytes.ts';
import './table.ts';

const FILES_PER_PERSON = 500;
const MEGABYTE = 1024 * 1024;

export interface FilesCtx extends Ctx {
  inspector: Inspector;
}

const tooLarge = () => new Refusal('TOO_LARGE', { reason: 'file_too_large' });

/**
 * Called before the bytes are received.
 * @returns the owner's id.
 * @throws Refusal UNAUTHENTICATED, TOO_MANY_REQUESTS
 */
export async function beginUpload(ctx: Ctx): Promise<string> {
  const { userId } = personOf(ctx);
  await takeAttempt(ctx.db, `uploads:${userId}`, (await ctx.settings())['limits.uploads_per_person']);
  return userId;
}

/**
 * The type is taken from the bytes; pictures are re-encoded.
 * @throws Refusal FORBIDDEN account_needed; TOO_LARGE file_too_large; CONFLICT quota_exceeded; INVALID file_damaged, and
 * the inspector's refusals.
 */
export async function storeFile(ctx: FilesCtx, upload: { kind: FileKind; file: File }): Promise<FileRow> {
  const { userId, unclaimed } = personOf(ctx);
  // Their address may be invented, and these files are public.
  if (unclaimed && isPublic(upload.kind)) throw new Refusal('FORBIDDEN', { reason: 'account_needed' });
  const row = { ...(await putBytes(ctx, upload)), owner_id: userId };
  try {
    return await inTransaction(ctx, (tx) => insertWithinQuota(tx, row));
  } catch (error) {
    // When the connection broke during the commit, the row may exist. The sweep removes what is left.
    await removeStrayBytes(ctx, [row.storage_key]).catch((failure: unknown) => {
      ctx.log.warn({ err: failure, key: row.storage_key }, 'bytes without a row stay for the sweep');
    });
    throw error;
  }
}

/** Tables that show a file and continue without it. A file that others refer to was sent. */
const SHOWING = ['profile', 'company'];

/**
 * Also removes it from the profile or company that shows it; sent files stay. A task removes the bytes after the
 * commit, so that a rollback loses nothing.
 * @throws Refusal NOT_FOUND, CONFLICT file_sent
 */
export async function removeFile(ctx: Ctx, id: string): Promise<void> {
  const { userId } = personOf(ctx);
  await inTransaction(ctx, async ({ db, enqueue, invalidate }) => {
    // Locked, then read: a concurrent sender is either seen here, or waits and finds no file.
    const file = await db
      .selectFrom('file')
      .select('storage_key')
      .where('id', '=', id)
      .where('owner_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!file) throw notFound();
    const shown = await db.selectFrom('company').select('id').where('logo_file_id', '=', id).execute();
    const removed = await db
      .deleteFrom('file')
      .where('id', '=', id)
      .where(sql<SqlBool>`not ${await isUsed(db, SHOWING)}`)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw new Refusal('CONFLICT', { reason: 'file_sent' });
    if (shown.length > 0) await invalidate(shown.map((company) => companyTopic(company.id)));
    await enqueue(REMOVE_BYTES, { keys: [file.storage_key] });
  });
}

/** A folder per month keeps folders small. */
export function storageKey(kind: FileKind, id: string, now: Date): string {
  const [year, month] = now.toISOString().split('-');
  return `${kind}/${year}/${month}/${id}`;
}

/** Stores the bytes before their row, so that no row lacks its bytes. */
async function putBytes(ctx: FilesCtx, { kind, file }: { kind: FileKind; file: File }) {
  return inspectUpload(
    ctx,
    { kind, file, maxBytes: fileRules[kind].maxBytes },
    async (path, { type, size, sha256 }) => {
      const id = newId();
      const key = storageKey(kind, id, ctx.clock.now());
      await ctx.storage.putFile(key, path);
      return { id, kind, name: cleanName(file.name, type), size, type, sha256, storage_key: key };
    },
  );
}

/**
 * `use` finds the inspector's output at the path, which is deleted afterwards.
 * @throws Refusal TOO_LARGE file_too_large, INVALID file_damaged, and the inspector's refusals.
 */
export async function inspectUpload<Result>(
  { storage, inspector, actor }: Pick<FilesCtx, 'storage' | 'inspector' | 'actor'>,
  { kind, file, maxBytes }: { kind: Upload['kind']; file: File; maxBytes: number },
  use: (path: string, inspected: Inspected) => Promise<Result>,
): Promise<Result> {
  if (file.size > maxBytes) throw tooLarge();
  if (file.size === 0) throw new Refusal('INVALID', { reason: 'file_damaged' });
  const path = storage.temporaryPath();
  try {
    await writeFile(path, file.stream(), { flag: 'wx', mode: 0o600 });
    return await use(path, await inspector.inspect({ kind, path }, userIdOf({ actor }) ?? ''));
  } finally {
    await rm(path, { force: true });
    await rm(iconPath(path), { force: true });
  }
}

/** Locks the owner's account, so that concurrent uploads cannot exceed the quota. */
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
