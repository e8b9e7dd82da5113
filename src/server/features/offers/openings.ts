import { sql } from 'kysely';

import type { Ctx, TxCtx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import '../applications/table.ts';
import '../jobs/table.ts';
import './table.ts';

interface OfApplication {
  job_id: string;
  application_id: string;
}

/** Openings of the job that no other applicant was accepted for, nor has an offer for that they may accept. */
export async function countOpenings({ db }: Pick<Ctx, 'db'>, of: OfApplication): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select greatest(0, job.openings - (
      select count(*) from (
        select id from application where job_id = job.id and status = 'accepted' and repeats is null
        union select application_id from offer where job_id = job.id and state = 'sent'
      ) as taken where taken.id <> ${of.application_id}::uuid))::int as left
    from job where job.id = ${of.job_id}`.execute(db);
  return rows[0]?.left ?? 0;
}

/**
 * Locks the job, so that of two offers for its last opening one is sent.
 * @throws Refusal CONFLICT no_opening_left
 */
export async function requireOpening(tx: TxCtx, of: OfApplication): Promise<void> {
  await tx.db.selectFrom('job').select('id').where('id', '=', of.job_id).forNoKeyUpdate().execute();
  if ((await countOpenings(tx, of)) === 0) throw new Refusal('CONFLICT', { reason: 'no_opening_left' });
}
