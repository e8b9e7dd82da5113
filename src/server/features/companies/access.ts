import { expressionBuilder, sql, type ExpressionWrapper, type SqlBool } from 'kysely';

import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';

import type { Actor, Person } from '../../actor.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { companiesOf, recruits, roleIn } from './memberships.ts';
import './table.ts';

type Condition = ExpressionWrapper<Tables, 'company', SqlBool>;

const eb = expressionBuilder<Tables, 'company'>();

/** By the rules of docs/authorization.md. */
export function visibleTo(actor: Actor): Condition {
  if (actor.kind === 'system') return eb.lit(true);
  if (actor.kind === 'anonymous') return isHiring;
  if (actor.kind === 'key') return eb.or([isHiring, eb('company.id', '=', actor.companyId)]);
  if (actor.role === 'admin') return eb.lit(true);
  return eb.or([isHiring, isMember(actor)]);
}

/** A company with an open job is public. */
const isHiring: Condition = eb.exists(
  eb.selectFrom('open_company').select('open_company.id').whereRef('open_company.id', '=', 'company.id'),
);

const isMember = (actor: Person): Condition => eb('company.id', '=', companiesOf(actor.userId));

export const memberRole = (actor: Actor) => roleIn(actor, sql.ref('company.id'));

interface CompanyState {
  /** The actor's role; null for all others. */
  member_role: CompanyMemberRole | null;
}

/** Recruiters may edit the company like its owner. */
export const can = (actor: Actor, { member_role: role }: CompanyState) => ({
  edit: actor.kind === 'system' || recruits(role),
  report: role === null && actor.kind !== 'system' && !(actor.kind === 'person' && actor.role === 'admin'),
  seeMembers: role !== null,
  manageMembers: role === 'owner',
  manageKeys: role === 'owner',
  manageWebhooks: role === 'owner' || (actor.kind === 'key' && role !== null),
});

/** Administrators may request it for the members. */
export const mayAskDomainMail = (actor: Person, company: CompanyState): boolean =>
  can(actor, company).edit || actor.role === 'admin';
