import { sql } from 'kysely';

import type { CandidateNotice } from '#contract/candidates/candidate-notices.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import '../companies/table.ts';
import { eraseEntered } from './erase.ts';
import { leaveJoined } from './join.ts';
import { keptUntil, readRules } from './kept.ts';
import './table.ts';

const NOTICES_MAX = 200;

/** Of companies that added the reader, the latest first. */
export async function listNotices(ctx: Ctx): Promise<CandidateNotice[]> {
  const { profileId } = personOf(ctx);
  const rows = await ctx.db
    .selectFrom('candidate')
    .innerJoin('company', 'company.id', 'candidate.company_id')
    .select(['candidate.id', 'candidate.origin', 'candidate.source', 'candidate.added_at', 'candidate.objected_at'])
    .select(['company.name', 'company.slug', keptUntil(await readRules(ctx)).as('kept_until')])
    .select(
      sql<string[]>`array(
        select application.job_facts ->> 'title' from application
        where application.company_id = candidate.company_id and application.applicant_id = candidate.profile_id
          and application.is_added order by application.applied_at)`.as('jobs'),
    )
    .where('candidate.profile_id', '=', profileId)
    .where('candidate.origin', '<>', 'applied')
    .orderBy('candidate.added_at', 'desc')
    .orderBy('candidate.id')
    .limit(NOTICES_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    company: { name: row.name, slug: row.slug },
    origin: row.origin,
    source: row.source,
    addedAt: row.added_at.toISOString(),
    jobs: row.jobs,
    keptUntil: row.kept_until?.toISOString() ?? null,
    objectedAt: row.objected_at?.toISOString() ?? null,
  }));
}

/**
 * The company no longer sees them, and cannot add their address again. Repeating it changes nothing.
 * @throws Refusal NOT_FOUND
 */
export async function objectToKeeping(ctx: Ctx, id: string): Promise<void> {
  const { profileId } = personOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const candidate = await tx.db
      .selectFrom('candidate')
      .select(['id', 'objected_at'])
      .where('id', '=', id)
      .where('profile_id', '=', profileId)
      .where('origin', '<>', 'applied')
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    if (candidate.objected_at) return;
    await leaveJoined(tx, id);
    await eraseEntered(tx, [id]);
    await tx.db
      .updateTable('candidate')
      .set({ objected_at: tx.clock.now(), tell_at: null })
      .where('id', '=', id)
      .execute();
    for (const table of ['candidate_tag', 'candidate_note', 'candidate_list_entry'] as const)
      await tx.db.deleteFrom(table).where('candidate_id', '=', id).execute();
  });
}
