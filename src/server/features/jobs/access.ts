import { expressionBuilder, sql, type ExpressionWrapper, type SqlBool } from 'kysely';

import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';
import { allowsTransition, type JobStatus } from '#contract/jobs/job-status.ts';
import type { JobAbilities } from '#contract/jobs/job-views.ts';

import { userIdOf, type Actor, type KeyActor, type Person } from '../../actor.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { companiesOf, jobsManagedBy, recruits, roleIn, SEEING_ALL_JOBS } from '../companies/memberships.ts';
import './table.ts';

type Condition = ExpressionWrapper<Tables, 'job', SqlBool>;

const eb = expressionBuilder<Tables, 'job'>();

/** Open and not hidden: visible to everyone. */
// Literals, because partial indexes do not match parameters (decision 0012).
export const isOpen: Condition = eb.and([eb('job.status', '=', sql.lit('active')), eb('job.hidden_at', 'is', null)]);

/** Ended; `readEndedJob` is for everyone. */
export const hasEnded: Condition = eb.and([
  eb('job.status', 'in', [sql.lit<JobStatus>('closed'), sql.lit<JobStatus>('expired')]),
  eb('job.hidden_at', 'is', null),
]);

/** Jobs visible to the actor (docs/authorization.md). */
export function visibleTo(actor: Actor): Condition {
  if (actor.kind === 'system') return eb.lit(true);
  if (actor.kind === 'anonymous') return isOpen;
  if (actor.kind === 'key') return eb.or([isOpen, isOfKey(actor)]);
  if (actor.role === 'admin') return eb.lit(true);
  return eb.or([isOpen, ...waysToSee(actor)]);
}

const waysToSee = (actor: Person): Condition[] =>
  actor.role === 'employer' ? [isOfMember(actor), waitsForApprovalOf(actor)] : [eb.and([wasOpen, hasApplied(actor)])];

const wasOpen: Condition = eb.and([eb('job.status', '!=', 'draft'), eb('job.hidden_at', 'is', null)]);

// The only use of the application feature's table, because that feature depends on this one.
export const hasApplied = (actor: Person): Condition =>
  eb.exists(
    eb
      .selectFrom('application')
      .select('application.id')
      .whereRef('application.job_id', '=', 'job.id')
      .where('application.applicant_id', '=', actor.profileId),
  );

/** Visible jobs, and those that ended after the actor saved them. */
export const visibleInSaved = (actor: Person): Condition =>
  eb.or([visibleTo(actor), eb.and([hasEnded, isSavedBy(actor)])]);

/** All jobs of the person's companies; for hiring managers, only those assigned to them. */
export const isOfMember = ({ userId }: Person): Condition =>
  eb.or([eb('job.company_id', '=', companiesOf(userId, SEEING_ALL_JOBS)), eb('job.id', '=', jobsManagedBy(userId))]);

/** Drafts whose publication waits for approval, for those who decide on it. */
export const waitsForApprovalOf = (actor: Actor): Condition =>
  eb(
    'job.id',
    '=',
    sql<string>`any(array(
      select job_id from approval_decider
      where user_id = ${userIdOf({ actor })}::uuid and offer_id is null and approval_state = 'pending'))`,
  );

/** All jobs of the key's company. */
const isOfKey = ({ companyId }: KeyActor): Condition => eb('job.company_id', '=', companyId);

/** Jobs of companies for which the actor works on them. */
export function isOwn(actor: Actor): Condition {
  if (actor.kind === 'key') return isOfKey(actor);
  return actor.kind === 'person' ? isOfMember(actor) : eb.lit(false);
}

export const memberRole = (actor: Actor) => roleIn(actor, sql.ref('job.company_id'));

export const isSavedBy = (actor: Person): Condition =>
  eb.exists(
    eb
      .selectFrom('saved_job')
      .select('saved_job.job_id')
      .whereRef('saved_job.job_id', '=', 'job.id')
      .where('saved_job.user_id', '=', actor.userId),
  );

export const isSeeker = (actor: Actor): actor is Person => actor.kind === 'person' && actor.role === 'job_seeker';

export interface JobState {
  status: JobStatus;
  hidden_at: Date | null;
  hidden_for: string | null;
  /** The actor's role in the job's company; null for all others. */
  member_role: CompanyMemberRole | null;
}

/** A company cannot restore what an administrator hid. */
export function can(actor: Actor, { status, hidden_at, hidden_for, member_role: role }: JobState): JobAbilities {
  const owns = actor.kind === 'system' || recruits(role);
  const moderates = actor.kind === 'person' && actor.role === 'admin';
  const isHiddenForGood = hidden_at !== null && hidden_for === null;
  return {
    edit: owns,
    publish: owns && !hidden_at && allowsTransition(status, 'publish'),
    pause: owns && allowsTransition(status, 'pause'),
    close: owns && allowsTransition(status, 'close'),
    renew: owns && !hidden_at && allowsTransition(status, 'renew'),
    duplicate: owns,
    remove: owns && status === 'draft',
    save: isSeeker(actor) && !actor.unclaimed,
    report: role === null && actor.kind !== 'system' && !moderates && status !== 'draft',
    // A job hidden by a ban can be hidden too; it then stays hidden when the ban ends.
    hide: moderates && status !== 'draft' && !isHiddenForGood,
    restore: moderates && isHiddenForGood,
  };
}
