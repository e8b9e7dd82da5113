import type { AddCandidateInput, CandidateInput } from '#contract/candidates/added-candidates.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { enterApplication, lockJobToEnterFor } from '../applications/enter.ts';
import { currentCompanyOf, recruits, roleIn } from '../companies/memberships.ts';
import '../companies/table.ts';
import { lastMomentOf } from '../jobs/term.ts';
import { addCandidate, findKnown } from './add.ts';
import { takeMailedCv } from './mailed/take.ts';

interface Added {
  id: string;
  /** For the job, if one was given. */
  applicationId: string | null;
}

/**
 * To the company of the job, or the actor's current one. A CV that came by email waits no longer.
 * @throws Refusal NOT_FOUND for the job; FORBIDDEN; CONFLICT company_required, job_closed, candidate_known or
 * candidate_objected; INVALID; TOO_MANY_REQUESTS
 */
export async function addByHand(ctx: Ctx, input: AddCandidateInput): Promise<Added> {
  const { jobId, cvFileId, mailedCvId, toldOn, ...stated } = input;
  return inTransaction(ctx, async (tx) => {
    const job = jobId === null ? undefined : await lockJobToEnterFor(tx, jobId);
    const companyId = job?.company_id ?? (await companyToAddTo(tx));
    const limit = (await tx.settings())['limits.candidates_per_company'];
    // Counting locks, so that two calls at once cannot add the same address.
    await takeAttempt(tx.db, `candidates:${companyId}`, limit);
    await requireUnknown(tx, companyId, stated.email);
    const now = tx.clock.now();
    const mailed = mailedCvId ? await takeMailedCv(tx, mailedCvId, companyId) : undefined;
    const id = await addCandidate(tx, {
      companyId,
      person: personIn(stated),
      origin: cvFileId === null && !mailed ? 'by_hand' : 'cv',
      source: stated.source,
      ...(mailed ? { cvFileId: mailed.fileId, cvOwnerId: mailed.ownerId } : { cvFileId }),
      addedBy: userIdOf(tx),
      addedAt: now,
      told: toldOn === null ? null : toldMoment(toldOn, now, 'toldOn'),
    });
    const applicationId =
      jobId !== null && job ? await enterFor(tx, { candidateId: id, jobId, job, locale: stated.locale }) : null;
    return { id, applicationId };
  });
}

const personIn = ({ email: address, source: _source, ...stated }: CandidateInput) => ({ ...stated, address });

/** @throws Refusal INVALID for a day that is yet to come */
export function toldMoment(day: string, now: Date, field: string): Date {
  const moment = new Date(`${day}T00:00:00Z`);
  if (moment > now) throw invalidField(field, 'too_big');
  return lastMomentOf(day) < now ? moment : now;
}

async function companyToAddTo({ db, actor }: TxCtx): Promise<string> {
  const company = await db
    .selectFrom('company')
    .select(({ ref }) => ['company.id', roleIn(actor, ref('company.id')).as('role')])
    .where('company.id', '=', currentCompanyOf(actor))
    .executeTakeFirst();
  if (!company) throw new Refusal('CONFLICT', { reason: 'company_required' });
  if (!recruits(company.role)) throw new Refusal('FORBIDDEN');
  return company.id;
}

/** @throws Refusal CONFLICT candidate_known, candidate_objected */
export async function requireUnknown(tx: TxCtx, companyId: string, address: string): Promise<void> {
  const known = (await findKnown(tx, companyId, [address])).get(address);
  if (known?.hasObjected) throw new Refusal('CONFLICT', { reason: 'candidate_objected' });
  if (known) throw new Refusal('CONFLICT', { reason: 'candidate_known', candidateId: known.id });
}

interface ForJob {
  candidateId: string;
  jobId: string;
  job: Awaited<ReturnType<typeof lockJobToEnterFor>>;
  locale: CandidateInput['locale'];
}

async function enterFor(tx: TxCtx, { candidateId, ...entered }: ForJob): Promise<string | null> {
  const {
    profile_id: applicantId,
    facts,
    cv_file_id: cvFileId,
  } = await tx.db
    .selectFrom('candidate')
    .select(['profile_id', 'facts', 'cv_file_id'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  return (await enterApplication(tx, { ...entered, applicantId, applicant: facts, cvFileId })) ?? null;
}
