import { wordsFor } from '#contract/localized-words.ts';
import type { JobPresenting } from '#contract/presenting/representation-views.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { Refusal, throwNotFound, wrongStatus } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import '../accounts/table.ts';
import '../agency/table.ts';
import { recruits } from '../companies/memberships.ts';
import { isOwn, memberRole } from '../jobs/access.ts';
import '../jobs/table.ts';
import { refusedFor } from './lock.ts';
import './events.ts';
import './table.ts';

/**
 * For members who see all of the job.
 * @throws Refusal NOT_FOUND
 */
export async function readJobPresenting(ctx: Ctx, jobId: string): Promise<JobPresenting> {
  const job = await findJob(ctx, jobId);
  const agency = await findAgencyFor(ctx, job.company_id);
  const accepted = await ctx.db
    .selectFrom('job_presenting')
    .select(['terms', 'accepted_by_name', 'accepted_at'])
    .where('job_id', '=', jobId)
    .where('agency_id', '=', agency ? agency.company_id : null)
    .executeTakeFirst();
  return {
    agency: agency && { name: agency.name, slug: agency.slug },
    terms: agency ? wordsFor(agency.terms, ctx.locale) : '',
    accepted: accepted
      ? { terms: accepted.terms, by: accepted.accepted_by_name, at: accepted.accepted_at.toISOString() }
      : null,
    can: { change: recruits(job.member_role) },
  };
}

type Saved = { id: string } & ({ takes: true; terms: string } | { takes: false });

/**
 * `terms`: as they were read. What was presented before stays.
 * @throws Refusal NOT_FOUND; FORBIDDEN for others than owners and recruiters; CONFLICT changed_meanwhile, wrong_status
 */
export async function saveJobPresenting(ctx: Ctx, input: Saved): Promise<JobPresenting> {
  return inTransaction(ctx, async (tx) => {
    const job = await findJob(tx, input.id);
    if (!recruits(job.member_role)) throw new Refusal('FORBIDDEN');
    if (input.takes) await accept(tx, { ...input, companyId: job.company_id });
    else if (!(await stopTaking(tx, input.id))) return readJobPresenting(tx, input.id);
    await tx.emit('job_presenting.changed', { jobId: input.id, companyId: job.company_id, takes: input.takes });
    return readJobPresenting(tx, input.id);
  });
}

/** @returns false if it took no one before */
async function stopTaking({ db }: Ctx, jobId: string): Promise<boolean> {
  const stopped = await db
    .deleteFrom('job_presenting')
    .where('job_id', '=', jobId)
    .returning('job_id')
    .executeTakeFirst();
  return stopped !== undefined;
}

async function accept(ctx: Ctx, { id, terms, companyId }: { id: string; terms: string; companyId: string }) {
  const agency = await findAgencyFor(ctx, companyId);
  const written = agency ? wordsFor(agency.terms, ctx.locale) : '';
  if (!agency || !written) throw wrongStatus();
  if (terms !== written) throw refusedFor('changed_meanwhile');
  const { userId } = personOf(ctx);
  const { name } = await ctx.db
    .selectFrom('user_account')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const values = {
    agency_id: agency.company_id,
    terms,
    accepted_by: userId,
    accepted_by_name: name,
    accepted_at: ctx.clock.now(),
  };
  await ctx.db
    .insertInto('job_presenting')
    .values({ job_id: id, ...values })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(values))
    .execute();
}

const findJob = async ({ db, actor }: Ctx, id: string) =>
  (await db
    .selectFrom('job')
    .select(['company_id', memberRole(actor).as('member_role')])
    .where('id', '=', id)
    .where(isOwn(actor))
    .executeTakeFirst()) ?? throwNotFound();

/** The house agency, but for its own jobs, to which people apply. */
const findAgencyFor = async ({ db }: Pick<Ctx, 'db'>, companyId: string) =>
  (await db
    .selectFrom('agency')
    .innerJoin('company', 'company.id', 'agency.company_id')
    .select(['agency.company_id', 'agency.terms', 'company.name', 'company.slug'])
    .where('agency.company_id', '<>', companyId)
    .where('agency.named_at', 'is not', null)
    .orderBy('agency.named_at')
    .executeTakeFirst()) ?? null;
