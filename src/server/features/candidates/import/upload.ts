import { writeFile } from 'node:fs/promises';

import type { CandidateImport } from '#contract/candidates/candidate-imports.ts';
import { CV_ARCHIVE_BYTES_MAX } from '#contract/candidates/import-fields.ts';

import { inTransaction, type Ctx } from '../../../context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/id.ts';
import { findCompany } from '../../companies/queries.ts';
import { requireEdit } from '../../companies/require-edit.ts';
import { storageKey } from '../../files/files.ts';
import { createImport } from '../../imports/imports.ts';
import '../../imports/table.ts';
import { candidateImports } from './kind.ts';

interface Uploaded {
  /** The company's. */
  id: string;
  file: File;
  /** A ZIP. */
  cvs?: File | undefined;
}

/** @throws Refusal as createImport; TOO_LARGE for the ZIP */
export async function uploadCandidates(ctx: Ctx, { cvs, ...input }: Uploaded): Promise<CandidateImport> {
  requireEdit(ctx.actor, await findCompany(ctx, input.id));
  if (cvs && cvs.size > CV_ARCHIVE_BYTES_MAX) throw new Refusal('TOO_LARGE', { reason: 'file_too_large' });
  const archiveKey = cvs && (await keepArchive(ctx, cvs));
  return inTransaction(ctx, async (tx) => {
    const created = await createImport(tx, candidateImports, input);
    if (archiveKey)
      await tx.db.updateTable('job_import').set({ archive_key: archiveKey }).where('id', '=', created.id).execute();
    return created;
  });
}

/** Without a row of its own: if nothing reads it, the sweep of bytes without a row removes it. */
async function keepArchive({ storage, clock }: Ctx, cvs: File): Promise<string> {
  const path = storage.temporaryPath();
  await writeFile(path, cvs.stream(), { flag: 'wx', mode: 0o600 });
  const key = storageKey('cv', newId(), clock.now());
  await storage.putFile(key, path);
  return key;
}
