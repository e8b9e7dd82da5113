import { rm, writeFile } from 'node:fs/promises';

import type { ReadCv } from '#contract/cvs/cvs.ts';
import { fileRules } from '#contract/files/file-rules.ts';

import type { Ctx } from '../../context.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { beginUpload } from '../files/files.ts';
import { readFileRow } from '../files/queries.ts';
import '../files/table.ts';
import { readOwnProfile } from '../profiles/profiles.ts';
import type { CvReader } from './cv-reader.ts';

/**
 * Reads the given file, or the profile's CV. Stores nothing.
 * @throws Refusal TOO_LARGE file_too_large; INVALID required without either; and the reader's refusals.
 */
export async function readCv(ctx: Ctx, reader: CvReader, file: File | undefined): Promise<ReadCv> {
  if (file && file.size > fileRules.cv.maxBytes) throw new Refusal('TOO_LARGE', { reason: 'file_too_large' });
  return readBytes(ctx, reader, file ? file.stream() : await ownCv(ctx));
}

/**
 * Reads an own file of kind `cv`. Stores nothing.
 * @throws Refusal INVALID on `fileId`, and the reader's refusals.
 */
export async function readUploadedCv(ctx: Ctx, reader: CvReader, fileId: string): Promise<ReadCv> {
  const file = await ctx.db
    .selectFrom('file')
    .select('storage_key')
    .where('id', '=', fileId)
    .where('owner_id', '=', personOf(ctx).userId)
    .where('kind', '=', 'cv')
    .executeTakeFirst();
  if (!file) throw invalidField('fileId', 'invalid');
  return readStoredCv(ctx, reader, file.storage_key);
}

/**
 * Reads a file that the caller found. Stores nothing.
 * @throws Refusal TOO_MANY_REQUESTS, and the reader's refusals.
 */
export const readStoredCv = async (ctx: Ctx, reader: CvReader, storageKey: string): Promise<ReadCv> =>
  readBytes(ctx, reader, await readStored(ctx, storageKey));

async function readBytes(
  ctx: Ctx,
  reader: CvReader,
  bytes: ReadableStream | Awaited<ReturnType<Ctx['storage']['read']>>,
): Promise<ReadCv> {
  const path = ctx.storage.temporaryPath();
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    return await reader.read({ path }, personOf(ctx).userId);
  } finally {
    await rm(path, { force: true });
  }
}

async function ownCv(ctx: Ctx) {
  const { cv } = await readOwnProfile(ctx);
  if (!cv) throw invalidField('file', 'required');
  return readStored(ctx, (await readFileRow(ctx, cv.id)).storage_key);
}

async function readStored(ctx: Ctx, key: string) {
  // Reading a stored CV costs as much as an upload, which is counted on arrival.
  await beginUpload(ctx);
  return ctx.storage.read(key);
}
