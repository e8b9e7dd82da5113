import { sql } from 'kysely';

import type { TxCtx } from '../../../context.ts';
import '../table.ts';

/** The choices that a user makes for an import from the address become the default for the next ones. */
export async function adoptImport({ db }: TxCtx, importId: string): Promise<void> {
  const found = await db
    .selectFrom('job_import')
    .select(['columns', 'mapping', 'options'])
    .where('id', '=', importId)
    .where('is_fetched', '=', true)
    .executeTakeFirst();
  if (!found) return;
  const { columns, mapping, options } = found;
  await db
    .updateTable('import_schedule')
    .set({
      fields: JSON.stringify(Object.fromEntries(columns.map(({ name }, at) => [name, mapping[at] ?? null]))),
      options: JSON.stringify(options),
      status: sql<'active'>`case when status = 'first' then 'active' else status end`,
      result: 'running',
      problem: null,
    })
    .where('import_id', '=', importId)
    .execute();
}

/** Otherwise the next run would do it again. */
export async function pauseAfterUndo({ db }: TxCtx, importId: string): Promise<void> {
  await db
    .updateTable('import_schedule')
    .set({ status: 'paused', etag: null, last_modified: null, digest: null })
    .where('status', '=', 'active')
    .where('company_id', '=', (eb) =>
      eb.selectFrom('job_import').select('company_id').where('id', '=', importId).where('is_fetched', '=', true),
    )
    .execute();
}
