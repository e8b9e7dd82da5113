import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';

import type { Actor, Person } from '../../actor.ts';
import type { Tables } from '../../platform/db/tables.ts';
import './table.ts';

type Condition = ExpressionWrapper<Tables, 'company', SqlBool>;

const eb = expressionBuilder<Tables, 'company'>();

/** By the rules of docs/authorization.md. */
export function visibleTo(actor: Actor): Condition {
  if (actor.kind === 'system') return eb.lit(true);
  if (actor.kind === 'anonymous') return isHiring;
  if (actor.role === 'admin') return eb.lit(true);
  return eb.or([isHiring, isMember(actor)]);
}

/** A company with an open job is public. */
const isHiring: Condition = eb.exists(
  eb.selectFrom('open_company').select('open_company.id').whereRef('open_company.id', '=', 'company.id'),
);

export function isMember(actor: Actor): Condition {
  if (actor.kind !== 'person') return eb.lit(false);
  return eb.exists(
    eb
      .selectFrom('company_member')
      .select('company_member.user_id')
      .whereRef('company_member.company_id', '=', 'company.id')
      .where('company_member.user_id', '=', actor.userId),
  );
}

/** Recruiters may edit the company like its owner. */
export const can = (actor: Actor, company: { is_member: SqlBool }) => ({
  edit: actor.kind === 'system' || Boolean(company.is_member),
});

/** Administrators may request it for the members. */
export const mayAskDomainMail = (actor: Person, company: { is_member: SqlBool }): boolean =>
  can(actor, company).edit || actor.role === 'admin';
