import type { Ctx } from '../../context.ts';
import './table.ts';

export const REMOVE_BYTES = 'files.remove_bytes';

/** Skips keys that have a row. */
export async function removeStrayBytes({ db, storage }: Pick<Ctx, 'db' | 'storage'>, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = await db.selectFrom('file').select('storage_key').where('storage_key', 'in', keys).execute();
  const kept = new Set(rows.map((row) => row.storage_key));
  for (const key of keys) if (!kept.has(key)) await storage.remove(key);
}
