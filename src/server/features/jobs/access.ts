import { expressionBuilder, sql, type ExpressionWrapper, type SqlBool } from 'kysely';

import { allowsTransition, type JobStatus } from '#contract/job-status.ts';
import type { JobAbilities } from '#contract/job-views.ts';

import type { Actor, Person } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import '../companies/table.ts';
import './table.ts';

type Condition = ExpressionWrapper<Tables, 'job', SqlBool>;

const eb = expressionBuilder<Tables, 'job'>();

/** The job takes applications, and no administrator hid it: anybody sees it. */
// Literals, because partial indexes are of no use to a parameter (decision 0012).
export const isOpen: Condition = eb.and([eb('job.status', '=', sql.lit('active')), eb('job.hidden_at', 'is', null)]);

/** The job was open and has ended. What remains to be read of it (`readEndedJob`) is for anybody. */
export const hasEnded: Condition = eb.and([
  eb('job.status', 'in', [sql.lit<JobStatus>('closed'), sql.lit<JobStatus>('expired')]),
  eb('job.hidden_at', 'is', null),
]);

/** Which jobs there are for the actor (product.md, "Who may do what"). */
export function visibleTo(actor: Actor): Condition {
  if (actor.kind === 'system') return eb.lit(true);
  if (actor.kind === 'anonymous') return isOpen;
  if (actor.role === 'admin') return eb.lit(true);
  return eb.or([isOpen, ...waysToSee(actor)]);
}

/** Each way to see a job that is not open, any of which is enough. */
const waysToSee = (actor: Person): Condition[] =>
  actor.role === 'employer' ? [isMember(actor)] : [eb.and([wasOpen, hasApplied(actor)])];

/** Not a draft any more, and not hidden. */
const wasOpen: Condition = eb.and([eb('job.status', '!=', 'draft'), eb('job.hidden_at', 'is', null)]);

// The table is of a feature on the right of the walls: this one condition is all that jobs know of applications.
const hasApplied = (actor: Person): Condition =>
  eb.exists(
    eb
      .selectFrom('application')
      .select('application.id')
      .whereRef('application.job_id', '=', 'job.id')
      .where('application.applicant_id', '=', actor.profileId),
  );

/** Which jobs there are in the list that the actor saved: what they see anywhere, and those of it that have ended since. */
export const visibleInSaved = (actor: Person): Condition =>
  eb.or([visibleTo(actor), eb.and([hasEnded, isSavedBy(actor)])]);

/** The jobs of the company that the actor works for; there is one at the most, so it is looked up once and not for each job. */
export function isMember(actor: Actor): Condition {
  if (actor.kind !== 'person') return eb.lit(false);
  return eb(
    'job.company_id',
    '=',
    eb
      .selectFrom('company_member')
      .select('company_member.company_id')
      .where('company_member.user_id', '=', actor.userId),
  );
}

/** The jobs that the actor saved. */
export const isSavedBy = (actor: Person): Condition =>
  eb.exists(
    eb
      .selectFrom('saved_job')
      .select('saved_job.job_id')
      .whereRef('saved_job.job_id', '=', 'job.id')
      .where('saved_job.user_id', '=', actor.userId),
  );

/** Whether the actor looks for work: saving, and how they fit, is for them alone. */
export const isSeeker = (actor: Actor): actor is Person => actor.kind === 'person' && actor.role === 'job_seeker';

/** What `can` needs to know of a job. */
export interface JobSnapshot {
  status: JobStatus;
  hidden_at: Date | null;
  hidden_for: string | null;
  /** Null for whoever works for no company. */
  is_member: SqlBool | null;
}

/** What the actor may do with a job that they see. What an administrator hid, its company cannot bring back. */
export function can(actor: Actor, { status, hidden_at, hidden_for, is_member }: JobSnapshot): JobAbilities {
  const owns = actor.kind === 'system' || Boolean(is_member);
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
    save: isSeeker(actor),
    report: !owns && !moderates && status !== 'draft',
    // Also what a ban hides, which then stays hidden when the ban ends.
    hide: moderates && status !== 'draft' && !isHiddenForGood,
    restore: moderates && isHiddenForGood,
  };
}
