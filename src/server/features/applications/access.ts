import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';

import {
  type ApplicationAbilities,
  type ApplicationSide,
  type ApplicationStatus,
  abilitiesOf,
} from '#contract/applications/application-status.ts';

import type { Actor } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { interviewedBy } from '../companies/interviewers.ts';
import { companiesOf, jobsManagedBy, RECRUITING } from '../companies/memberships.ts';
import './table.ts';

type Condition = ExpressionWrapper<Tables, 'application', SqlBool>;

const eb = expressionBuilder<Tables, 'application'>();

/** By the rules of docs/authorization.md. */
export function visibleTo(actor: Actor): Condition {
  if (actor.kind === 'system') return eb.lit(true);
  return eb.or([isApplicant(actor), isForCompanyOf(actor)]);
}

export const isApplicant = (actor: Actor): Condition =>
  actor.kind === 'person' ? eb('application.applicant_id', '=', actor.profileId) : eb.lit(false);

/** The company's side: members who decide, and the application's interviewers. */
export function isForCompanyOf(actor: Actor): Condition {
  if (actor.kind === 'key') return isDecidedBy(actor);
  if (actor.kind !== 'person' || actor.role !== 'employer') return eb.lit(false);
  return eb.or([isDecidedBy(actor), eb('application.id', '=', interviewedBy(actor.userId))]);
}

/** The company's side without interviewers, who cannot move it, write to the applicant, or reveal a hidden name. */
export function isDecidedBy(actor: Actor): Condition {
  if (actor.kind === 'system') return eb.lit(true);
  if (actor.kind === 'key') return eb('application.company_id', '=', actor.companyId);
  if (actor.kind !== 'person' || actor.role !== 'employer') return eb.lit(false);
  return eb.or([
    eb('application.company_id', '=', companiesOf(actor.userId, RECRUITING)),
    eb('application.job_id', '=', jobsManagedBy(actor.userId)),
  ]);
}

/**
 * For its company's members only.
 * @throws Refusal NOT_FOUND
 */
export async function requireReceived({ db, actor }: Ctx, id: string): Promise<void> {
  if (
    !(await db
      .selectFrom('application')
      .select('id')
      .where('id', '=', id)
      .where(isForCompanyOf(actor))
      .executeTakeFirst())
  )
    throw notFound();
}

export interface ApplicationState {
  applicant_id: string;
  status: ApplicationStatus;
  is_blind: boolean;
  /** `isDecidedBy` the actor. */
  may_decide: SqlBool;
}

/** By side, status, and whether the review is blind. */
export const can = (actor: Actor, application: ApplicationState): ApplicationAbilities =>
  abilitiesOf(applicationSideOf(actor, application), application.status, application.is_blind);

export function applicationSideOf(
  actor: Actor,
  { applicant_id: applicantId, may_decide: mayDecide }: Pick<ApplicationState, 'applicant_id' | 'may_decide'>,
): ApplicationSide {
  if (actor.kind === 'person' && actor.profileId === applicantId) return 'applicant';
  return mayDecide ? 'employer' : 'interviewer';
}
