import type { StoredFile } from '#contract/files.ts';

import type { Ctx, Person, TxCtx } from '../../context.ts';
import { presentFile } from './present.ts';
import { REMOVE_BYTES } from './remove-bytes.ts';
import './table.ts';

/** All files that the person has stored, the oldest first. */
export async function exportOwn({ db }: Ctx, { userId }: Person): Promise<StoredFile[]> {
  const rows = await db.selectFrom('file').selectAll().where('owner_id', '=', userId).orderBy('created_at').execute();
  return rows.map(presentFile);
}

/** The rows go with the account. Their bytes go after it, by a task that leaves alone what somebody else owns by then. */
export async function eraseOwn({ db, enqueue }: TxCtx, { userId }: Person): Promise<void> {
  const rows = await db.selectFrom('file').select('storage_key').where('owner_id', '=', userId).execute();
  if (rows.length > 0) await enqueue(db, REMOVE_BYTES, { keys: rows.map((row) => row.storage_key) });
}
