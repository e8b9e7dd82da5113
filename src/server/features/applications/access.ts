import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';

import { type ApplicationStatus, abilitiesOf, type ApplicationAbilities } from '#contract/application-status.ts';

import type { Actor } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { notFound } from '../../platform/http/refusal.ts';
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

export function isForCompanyOf(actor: Actor): Condition {
  if (actor.kind !== 'person' || actor.role !== 'employer') return eb.lit(false);
  return eb.or([
    eb('application.company_id', '=', companiesOf(actor.userId, RECRUITING)),
    eb('application.job_id', '=', jobsManagedBy(actor.userId)),
  ]);
}

/**
 * For its company's members alone.
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
}

/** By side, status, and whether it is reviewed blind. */
export const can = (
  actor: Actor,
  { applicant_id: applicantId, status, is_blind: isBlind }: ApplicationState,
): ApplicationAbilities =>
  abilitiesOf(actor.kind === 'person' && actor.profileId === applicantId ? 'applicant' : 'employer', status, isBlind);
