import type { OwnData } from '#contract/accounts/own-data.ts';
import { fileUrl } from '#contract/files/file-rules.ts';

import type { Person } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import type { OwnDataPart } from '../../own-data-part.ts';
import { personOf } from '../accounts/signed-in.ts';
import { presentFile } from './present.ts';
import type { FileRow } from './queries.ts';
import { REMOVE_BYTES } from './remove-bytes.ts';
import './table.ts';

/** The oldest first. */
export const findOwnFiles = (ctx: Ctx): Promise<FileRow[]> =>
  ctx.db.selectFrom('file').selectAll().where('owner_id', '=', personOf(ctx).userId).orderBy('created_at').execute();

const exportFiles = async (ctx: Ctx): Promise<OwnData['files']> =>
  (await findOwnFiles(ctx)).map((row) => ({ ...presentFile(row), url: new URL(fileUrl(row.id), ctx.appUrl).href }));

/** A task removes the bytes after the commit, except those that have a row. */
async function erase({ db, enqueue }: TxCtx, { userId }: Person): Promise<void> {
  const rows = await db.selectFrom('file').select('storage_key').where('owner_id', '=', userId).execute();
  if (rows.length > 0) await enqueue(REMOVE_BYTES, { keys: rows.map((row) => row.storage_key) });
}

export const filesData: OwnDataPart = {
  tables: {
    file: {
      words: { name: 'files' },
      codes: ['kind', 'type', 'sha256', 'storage_key'],
      goesWith: ['user_account'],
      erased: 'The bytes, after the commit.',
    },
    file_usage: { codes: ['kind'] },
  },
  exports: { files: exportFiles },
  erase,
};
