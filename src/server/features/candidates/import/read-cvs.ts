import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

import { IMPORTED_CVS_MAX } from '#contract/candidates/import-fields.ts';
import { fileRules } from '#contract/files/file-rules.ts';
import type { ImportProblem } from '#contract/imports/import-choices.ts';

import { inTransaction } from '../../../context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/id.ts';
import { cleanName } from '../../files/file-name.ts';
import { storageKey } from '../../files/files.ts';
import '../../files/table.ts';
import '../../imports/table.ts';
import type { ActingCtx } from '../../imports/under-way.ts';
import '../table.ts';

/** Of all CVs, unpacked. */
const UNPACKED_BYTES = 200 * 1024 * 1024;

/** Stores the CVs of the ZIP beside the file, until they are handed over to candidates. Repeating it is safe. */
export async function readCvs(ctx: ActingCtx, importId: string): Promise<ImportProblem | undefined> {
  const { archive_key: key } = await ctx.db
    .selectFrom('job_import')
    .select('archive_key')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  if (key === null) return undefined;
  const [path, folder] = [ctx.storage.temporaryPath(), ctx.storage.temporaryPath()];
  try {
    await mkdir(folder, { mode: 0o700 });
    await pipeline(await ctx.storage.read(key), createWriteStream(path, { mode: 0o600 }));
    const entries = await ctx.importReader.unpack({
      path,
      folder,
      endings: ['.pdf', '.doc', '.docx'],
      most: IMPORTED_CVS_MAX,
      entryBytes: fileRules.cv.maxBytes,
      bytes: UNPACKED_BYTES,
    });
    if (!entries) return 'archive_damaged';
    for (const entry of entries) await keepCv(ctx, importId, entry);
    await ctx.db.updateTable('job_import').set({ archive_key: null }).where('id', '=', importId).execute();
    await ctx.storage.remove(key);
    return undefined;
  } finally {
    await rm(path, { force: true });
    await rm(folder, { force: true, recursive: true });
  }
}

/** One that is refused as an upload has no file. */
async function keepCv(ctx: ActingCtx, importId: string, { name, path }: { name: string; path: string }): Promise<void> {
  const file = await storeCv(ctx, name, path);
  await inTransaction(ctx, async ({ db }) => {
    if (file) await db.insertInto('file').values(file).execute();
    await db
      .insertInto('candidate_import_cv')
      .values({ import_id: importId, name, file_id: file?.id ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

async function storeCv(ctx: ActingCtx, name: string, path: string) {
  try {
    const { type, size, sha256 } = await ctx.inspector.inspect({ kind: 'cv', path }, ctx.actor.userId);
    const id = newId();
    const key = storageKey('cv', id, ctx.clock.now());
    await ctx.storage.putFile(key, path);
    return {
      id,
      kind: 'cv' as const,
      owner_id: ctx.actor.userId,
      name: cleanName(name, type),
      size,
      type,
      sha256,
      storage_key: key,
    };
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'UNAVAILABLE') return undefined;
    throw error;
  }
}
