import { sql } from 'kysely';

import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import type { Offer } from '#contract/offers/offer-views.ts';

import type { Person } from '../actor.ts';
import type { TxCtx } from '../context.ts';
import '../features/applications/table.ts';
import '../features/approvals/table.ts';
import { acceptOffer } from '../features/offers/answer.ts';
import { prepareOffer } from '../features/offers/prepare.ts';
import { askApproval, sendOffer } from '../features/offers/send.ts';
import { createOffer } from '../features/offers/write.ts';
import { newId } from '../platform/id.ts';
import { insertRows } from './insert-rows.ts';
import { findOwnedCompany } from './own-company.ts';

/** Where the job states none. */
const PAY = { amount: 36_000, currency: 'EUR', period: 'year', payments: null } as const;

interface Cast {
  employerId: string;
  seekerId: string;
}

/**
 * An offer that the demo's seeker can answer, an accepted one of the demo's employer, and one that waits for the first of
 * two approvers.
 */
export async function fillMadeOffers(tx: TxCtx, { employerId, seekerId }: Cast): Promise<void> {
  const { id: companyId, memberAs } = await findOwnedCompany(tx, employerId);
  const [toSeeker] = await findApplications(tx, 'interview', sql`applicant.user_id = ${seekerId}`);
  if (toSeeker) await send(tx, toSeeker);
  const isOwn = sql<boolean>`job.company_id = ${companyId}`;
  const [taken] = await findApplications(tx, 'accepted', isOwn);
  if (taken) await accept(tx, taken, await send(tx, taken));
  const approvers = [memberAs('recruiter'), memberAs('hiring_manager')].filter((member) => member !== undefined);
  await insertRows(tx.db, 'approval_rule', [
    { company_id: companyId, kind: 'offer', in_order: true, is_for_other_pay: false },
  ]);
  await insertRows(
    tx.db,
    'approval_rule_approver',
    approvers.map(({ id }, position) => ({ company_id: companyId, kind: 'offer', user_id: id, position })),
  );
  const [interviewed] = await findApplications(tx, 'interview', isOwn);
  if (!interviewed) return;
  const { id, version } = await write(tx, interviewed);
  await askApproval({ ...tx, actor: interviewed.recruiter }, { id, version: version.number });
}

interface Application {
  id: string;
  name: string;
  recruiter: Person;
  applicant: Person;
}

/** The latest for open jobs, with the owner of the company; those that state their pay first. */
async function findApplications(
  { db }: TxCtx,
  status: ApplicationStatus,
  condition: ReturnType<typeof sql<boolean>>,
): Promise<Application[]> {
  const { rows } = await sql<Record<'id' | 'name' | 'owner_id' | 'owner_profile' | 'user_id' | 'profile_id', string>>`
    select application.id, application.applicant_facts ->> 'firstName' || ' ' || (application.applicant_facts ->> 'lastName') as name,
      member.user_id as owner_id, owner.id as owner_profile, applicant.user_id, applicant.id as profile_id
    from application join job on job.id = application.job_id
      join profile as applicant on applicant.id = application.applicant_id
      join company_member as member on member.company_id = job.company_id and member.role = 'owner'
      join profile as owner on owner.user_id = member.user_id
    where application.status = ${status} and not application.is_blind and job.status = 'active'
      and ${condition}
    order by job.salary_min is null, application.updated_at desc, application.id limit 1`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    recruiter: { ...session(), role: 'employer', userId: row.owner_id, profileId: row.owner_profile },
    applicant: { ...session(), role: 'job_seeker', userId: row.user_id, profileId: row.profile_id },
  }));
}

const session = () => ({ kind: 'person', sessionId: newId(), provedRecently: true }) as const;

/** As the page begins it. */
async function write(tx: TxCtx, { id, recruiter }: Application): Promise<Offer> {
  const ctx = { ...tx, actor: recruiter };
  const { conditions, ...draft } = (await prepareOffer(ctx, id)).draft;
  const fixedPay = conditions.fixedPay ?? PAY;
  const agreed = { hoursPerWeek: 40, probationMonths: 6, notice: { amount: 4, unit: 'weeks' } } as const;
  return createOffer(ctx, { id, ...draft, conditions: { ...conditions, ...agreed, fixedPay } });
}

async function send(tx: TxCtx, application: Application): Promise<Offer> {
  const { id, version } = await write(tx, application);
  return sendOffer({ ...tx, actor: application.recruiter }, { id, version: version.number });
}

const accept = (tx: TxCtx, { applicant, name }: Application, { id, version }: Offer) =>
  acceptOffer({ ...tx, actor: applicant }, { id, version: version.number, name });
