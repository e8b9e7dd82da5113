import { sql } from 'kysely';

import { inTransaction, type Ctx } from '../../../context.ts';
import { followEsco } from '../esco/read-esco.ts';
import { BEHIND } from './buckets.ts';
import { rewrite } from './rebuild.ts';

const BATCH = 500;

/** Indexes the jobs again that a process indexed before it had read ESCO's words. */
export async function indexBehind(ctx: Ctx): Promise<void> {
  for (let count = BATCH; count === BATCH;) {
    await followEsco(ctx.db);
    const { rows } = await sql<{ job_id: string }>`
      select job_id from job_search where slices @> array[${BEHIND}] limit ${BATCH}`.execute(ctx.db);
    count = rows.length;
    if (count > 0)
      await inTransaction(ctx, ({ db }) =>
        rewrite(
          db,
          rows.map(({ job_id }) => job_id),
        ),
      );
  }
}
