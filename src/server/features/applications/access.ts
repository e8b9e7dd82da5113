import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';

import type { ApplicationStatus } from '#contract/application-status.ts';
import { abilitiesOf, type ApplicationAbilities } from '#contract/application-views.ts';

import type { Actor } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import './table.ts';

type Condition = ExpressionWrapper<Tables, 'application', SqlBool>;

const eb = expressionBuilder<Tables, 'application'>();

/** Which applications there are for the actor: their own, and those for their company's jobs (product page, "Who may do what"). */
export function visibleTo(actor: Actor): Condition {
  if (actor.kind === 'system') return eb.lit(true);
  return eb.or([isApplicant(actor), isForCompanyOf(actor)]);
}

/** The applications that the actor sent. */
export const isApplicant = (actor: Actor): Condition =>
  actor.kind === 'person' ? eb('application.applicant_id', '=', actor.profileId) : eb.lit(false);

/** The applications for jobs of the company that the actor works for. */
export function isForCompanyOf(actor: Actor): Condition {
  if (actor.kind !== 'person' || actor.role !== 'employer') return eb.lit(false);
  return eb(
    'application.company_id',
    '=',
    eb
      .selectFrom('company_member')
      .select('company_member.company_id')
      .where('company_member.user_id', '=', actor.userId),
  );
}

/** What the actor may do with an application that they see: by their side, and by what its status allows. */
export const can = (
  actor: Actor,
  { applicant_id: applicantId, status }: { applicant_id: string; status: ApplicationStatus },
): ApplicationAbilities =>
  abilitiesOf(actor.kind === 'person' && actor.profileId === applicantId ? 'applicant' : 'employer', status);
