import { expressionBuilder, sql, type ExpressionWrapper, type RawBuilder, type SqlBool } from 'kysely';

import type { Actor, Person } from '../../actor.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { interviewedBy } from '../companies/interviewers.ts';
import { companiesOf, jobsManagedBy, RECRUITING } from '../companies/memberships.ts';
import { findsPeople, isFindable, isNotHiddenFrom } from './found.ts';
import './table.ts';

type Condition = ExpressionWrapper<Tables, 'profile', SqlBool>;

const eb = expressionBuilder<Tables, 'profile'>();

/** By the rules of docs/authorization.md. */
export function visibleTo(actor: Actor): Condition {
  if (actor.kind === 'system') return eb.lit(true);
  if (actor.kind === 'anonymous' || actor.kind === 'key') return eb.lit(false);
  if (actor.role === 'admin') return eb.lit(true);
  return eb.or([isOwn(actor), eb.and([isOwnerInGoodStanding, eb.or(waysToSee(actor))])]);
}

/** Any one of these makes another person's profile visible. */
const waysToSee = (actor: Person): Condition[] => [
  ...waysToKnow(actor),
  ...(actor.role === 'employer' ? [isFoundBy(actor)] : []),
];

/** Reasons that reveal the person's identity to the reader. */
const waysToKnow = (actor: Person): Condition[] => [
  isHiring,
  ...(actor.role === 'employer' ? [isColleague(actor), hasAppliedTo(actor)] : []),
];

/** A seeker whom the reader's company can find, and who did not hide from it. */
export const isFoundBy = (actor: Person): Condition =>
  eb.and([isFindable, findsPeople(actor.userId), isNotHiddenFrom(actor.userId)]);

/**
 * A person who has neither applied to the reader's companies nor answered one of them, for statements that know the
 * chosen name.
 */
export const isStrangerTo = (actor: Actor): Condition =>
  actor.kind === 'person' && actor.role === 'employer'
    ? eb.not(eb.or([isOwn(actor), ...waysToKnow(actor), hasAnswered(actor)]))
    : eb.lit(false);

/** A person who chose to show strangers their first name with an initial. */
export const isNameHiddenFrom = (actor: Actor): Condition =>
  eb.and([
    isStrangerTo(actor),
    eb.exists(
      eb
        .selectFrom('talent_consent')
        .select('talent_consent.profile_id')
        .whereRef('talent_consent.profile_id', '=', 'profile.id')
        .where('talent_consent.shown_name', '=', 'initial'),
    ),
  ]);

export const isOwn = (actor: Actor): Condition =>
  actor.kind === 'person' ? eb('profile.id', '=', actor.profileId) : eb.lit(false);

/**
 * The account of the profile is verified and not banned. Other accounts are not visible to other people or found.
 */
export const isOwnerInGoodStanding: Condition = eb.exists(
  eb
    .selectFrom('user_account')
    .select('user_account.id')
    .whereRef('user_account.id', '=', 'profile.user_id')
    .where('user_account.email_verified', '=', true)
    .where('user_account.banned_at', 'is', null),
);

/** For figures, which count people who have an account. */
export const isOwnerCounted: Condition = eb.and([
  isOwnerInGoodStanding,
  eb.exists(
    eb
      .selectFrom('user_account')
      .select('user_account.id')
      .whereRef('user_account.id', '=', 'profile.user_id')
      .where('user_account.email', 'is not', null),
  ),
]);

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

// Profiles may not import applications; this condition is their only use of its table.
const hasAppliedTo = (actor: Person): Condition =>
  eb.exists(
    eb
      .selectFrom('application')
      .select('application.id')
      .whereRef('application.applicant_id', '=', 'profile.id')
      .where('application.status', '<>', 'withdrawn')
      .where('application.is_blind', '=', false)
      .where((where) =>
        where.or([
          where('application.company_id', '=', companiesOf(actor.userId, RECRUITING)),
          where('application.job_id', '=', jobsManagedBy(actor.userId)),
          where('application.id', '=', interviewedBy(actor.userId)),
        ]),
      ),
  );

// Profiles may not import the talent search; this condition is their only use of its table.
const hasAnswered = (actor: Person): Condition =>
  eb.exists(
    eb
      .selectFrom('talent_invitation')
      .select('talent_invitation.id')
      .whereRef('talent_invitation.profile_id', '=', 'profile.id')
      .where('talent_invitation.status', '=', 'interested')
      .where('talent_invitation.company_id', '=', companiesOf(actor.userId, RECRUITING)),
  );

/** Whether the reader's company may invite the person to one of its jobs. */
export const isInvitableBy = (actor: Actor): Condition =>
  actor.kind === 'person' && actor.role === 'employer' ? isFoundBy(actor) : eb.lit(false);

/** People who share an application: members who decide on it, and the applicant. */
export function mayReport(actor: Actor): Condition {
  if (actor.kind !== 'person' || actor.role === 'admin') return eb.lit(false);
  return eb.and([
    eb.not(isOwn(actor)),
    actor.role === 'employer' ? hasAppliedTo(actor) : eb('profile.user_id', '=', membersAppliedTo(actor)),
  ]);
}

/** As the right side of `=`: any member of a company that the actor applied to. */
const membersAppliedTo = (actor: Person): RawBuilder<string> =>
  sql`any(array(
    select member.user_id from company_member as member join application on application.company_id = member.company_id
    where application.applicant_id = ${actor.profileId}::uuid))`;

export const can = (actor: Actor, profile: { id: string; is_invitable: SqlBool; may_report: SqlBool }) => ({
  edit: isOwner(actor, profile),
  invite: Boolean(profile.is_invitable),
  report: Boolean(profile.may_report),
});

/**
 * Contact address, CV and visibility reach others only through an application. Work authorisation is for employers,
 * verifications also for administrators.
 */
export const sees = (actor: Actor, profile: { id: string }) => ({
  private: isOwner(actor, profile),
  workAuthorisation: isOwner(actor, profile) || (actor.kind === 'person' && actor.role === 'employer'),
  verifications: isOwner(actor, profile) || (actor.kind === 'person' && actor.role !== 'job_seeker'),
});

const isOwner = (actor: Actor, profile: { id: string }): boolean =>
  actor.kind === 'person' && actor.profileId === profile.id;
