import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';

import type { Actor, Person } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import '../companies/table.ts';
import './table.ts';

type Condition = ExpressionWrapper<Tables, 'profile', SqlBool>;

const eb = expressionBuilder<Tables, 'profile'>();

/** Which profiles there are for the actor (product.md, "Who may do what"). */
export function visibleTo(actor: Actor): Condition {
  if (actor.kind === 'system') return eb.lit(true);
  if (actor.kind === 'anonymous') return eb.lit(false);
  if (actor.role === 'admin') return eb.lit(true);
  return eb.or([isOwn(actor), eb.and([isInGoodStanding, eb.or(waysToSee(actor))])]);
}

/** Each way to see another person's profile, any of which is enough. */
const waysToSee = (actor: Person): Condition[] => [
  isHiring,
  ...(actor.role === 'employer' ? [isOpenToEmployers, isColleague(actor), hasAppliedTo(actor)] : []),
];

export const isOwn = (actor: Actor): Condition =>
  actor.kind === 'person' ? eb('profile.id', '=', actor.profileId) : eb.lit(false);

/** The account's address is verified and it is not banned. Nobody else sees, finds or counts the others. */
export const isInGoodStanding: Condition = eb.exists(
  eb
    .selectFrom('user_account')
    .select('user_account.id')
    .whereRef('user_account.id', '=', 'profile.user_id')
    .where('user_account.email_verified', '=', true)
    .where('user_account.banned_at', 'is', null),
);

/** A seeker who lets any employer find them. */
const isOpenToEmployers: Condition = eb.and([
  eb('profile.role', '=', 'job_seeker'),
  eb('profile.visibility', '=', 'employers'),
]);

/** An employer whose company has an open job. */
const isHiring: Condition = eb.exists(
  eb
    .selectFrom('company_member')
    .innerJoin('open_company', 'open_company.id', 'company_member.company_id')
    .select('open_company.id')
    .whereRef('company_member.user_id', '=', 'profile.user_id'),
);

const isColleague = (actor: Person): Condition =>
  eb.exists(
    eb
      .selectFrom('company_member as own')
      .innerJoin('company_member as theirs', 'theirs.company_id', 'own.company_id')
      .select('theirs.user_id')
      .where('own.user_id', '=', actor.userId)
      .whereRef('theirs.user_id', '=', 'profile.user_id'),
  );

// The table is of a feature on the right of the walls: this one condition is all that profiles know of applications.
const hasAppliedTo = (actor: Person): Condition =>
  eb.exists(
    eb
      .selectFrom('application')
      .innerJoin('company_member', 'company_member.company_id', 'application.company_id')
      .select('application.id')
      .whereRef('application.applicant_id', '=', 'profile.id')
      .where('application.status', '<>', 'withdrawn')
      .where('company_member.user_id', '=', actor.userId),
  );

/** What the actor may do with a profile that they see. */
export const can = (actor: Actor, profile: { id: string }) => ({ edit: isOwner(actor, profile) });

/**
 * Which parts of a profile that they see the actor may read. What is private (contact address, CV, visibility) reaches
 * others through an application or not at all; where somebody may work is for those who would employ them; so is what
 * was checked of them.
 */
export const sees = (actor: Actor, profile: { id: string }) => ({
  private: isOwner(actor, profile),
  workAuthorisation: isOwner(actor, profile) || (actor.kind === 'person' && actor.role === 'employer'),
  verifications: isOwner(actor, profile) || (actor.kind === 'person' && actor.role !== 'job_seeker'),
});

const isOwner = (actor: Actor, profile: { id: string }): boolean =>
  actor.kind === 'person' && actor.profileId === profile.id;
