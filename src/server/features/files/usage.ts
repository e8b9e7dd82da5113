import { sql } from 'kysely';

import { fileKinds } from '#contract/files/file-rules.ts';

import type { Db, Tx } from '../../platform/db/database.ts';
import './table.ts';

export interface FileUsage {
  count: number;
  bytes: number;
  countedAt: Date;
}

/** Reads the whole table, so only a cron job calls it. */
export async function measureFiles(db: Db | Tx): Promise<void> {
  await sql`
    insert into file_usage (kind, files, bytes, counted_at)
    select kind, count(file.id), coalesce(sum(file.size), 0), now() from unnest(${[...fileKinds]}::text[]) as kind left join file using (kind) group by kind
    on conflict (kind) do update set files = excluded.files, bytes = excluded.bytes, counted_at = excluded.counted_at`.execute(
    db,
  );
}

/** Undefined before the first count. */
export async function readFileUsage(db: Db | Tx): Promise<FileUsage | undefined> {
  const kinds = await db.selectFrom('file_usage').select(['files', 'bytes', 'counted_at']).execute();
  const [first] = kinds;
  if (!first) return undefined;
  const sum = (of: 'files' | 'bytes') => kinds.reduce((total, kind) => total + kind[of], 0);
  return { count: sum('files'), bytes: sum('bytes'), countedAt: first.counted_at };
}
