import { expressionBuilder, sql, type ExpressionWrapper, type RawBuilder, type SqlBool } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { throwNotFound } from '../../platform/http/refusal.ts';
import { isDecidedBy } from '../applications/access.ts';
import '../applications/table.ts';
import { companiesOf, jobsManagedBy, RECRUITING } from '../companies/memberships.ts';
import './table.ts';

type Condition = ExpressionWrapper<Tables, 'candidate', SqlBool>;

const eb = expressionBuilder<Tables, 'candidate'>();

/**
 * By the rules of docs/authorization.md: owners and recruiters, and hiring managers for people who applied for their
 * jobs. Of candidates who were joined, the one that stays decides.
 */
export function visibleTo(actor: Actor): Condition {
  if (actor.kind !== 'person') return isEditedBy(actor);
  return eb.or([isEditedBy(actor), hasApplied(sql`application.job_id = ${jobsManagedBy(actor.userId)}`)]);
}

/** Owners, recruiters and keys: they see all of the company's candidates, and change them. */
export function isEditedBy(actor: Actor): Condition {
  if (actor.kind === 'system') return eb.lit(true);
  if (actor.kind === 'key') return eb('candidate.company_id', '=', actor.companyId);
  if (actor.kind !== 'person' || actor.role !== 'employer') return eb.lit(false);
  return eb('candidate.company_id', '=', companiesOf(actor.userId, RECRUITING));
}

/** Of two who were joined, the id of the one that stays; there is an index on it. `alias`: of the candidate. */
export const stayingId = (alias: string): RawBuilder<string> =>
  sql`coalesce(${sql.ref(`${alias}.joined_into`)}, ${sql.ref(`${alias}.id`)})`;

/** Of the surrounding row's agency and person, the candidate that stays; null for none, and for those who objected. */
export const candidateIdOf = (table: string): RawBuilder<string | null> => sql`(
  select ${stayingId('candidate')} from candidate
  where candidate.company_id = ${sql.ref(`${table}.agency_id`)}
    and candidate.profile_id = ${sql.ref(`${table}.profile_id`)} and candidate.objected_at is null)`;

/** `person`: the surrounding candidate that stays, and those who were joined with it. */
export const isSamePerson = sql<SqlBool>`(${stayingId('person')} = candidate.id and person.objected_at is null)`;

/** A blind review hides who applied. For the surrounding `application`. */
const isShown = sql<SqlBool>`not application.is_blind`;

/** Applications that the actor sees beside a candidate. */
export const shownTo = (actor: Actor): RawBuilder<SqlBool> => sql`(${isShown} and ${isDecidedBy(actor)})`;

/** The person has an application that a company may see. */
const hasApplied = (which: RawBuilder<SqlBool>): RawBuilder<SqlBool> => sql`exists (
  select from candidate as person join application
    on application.applicant_id = person.profile_id and application.company_id = person.company_id
  where ${isSamePerson} and ${isShown} and ${which})`;

const wasAdded = sql<SqlBool>`exists (select from candidate as person where ${isSamePerson} and person.origin <> 'applied')`;

/**
 * Neither objected nor gone: gone is a person whose applications are all withdrawn, and one
 * who was not added, without any application that is still kept.
 */
export const isInSight: RawBuilder<SqlBool> = sql`(candidate.objected_at is null
  and (${hasApplied(sql`application.status <> 'withdrawn'`)} or (${wasAdded} and not ${hasApplied(sql`true`)})))`;

type Found = { id: string; company_id: string };

/** The candidate that stays where this one was joined with another; only if it is in sight. */
export const findCandidate = (
  { db, actor }: Ctx,
  id: string,
  who: (actor: Actor) => Condition = visibleTo,
): Promise<Found | undefined> =>
  db
    .selectFrom('candidate')
    .select(['candidate.id', 'candidate.company_id'])
    .where(
      'candidate.id',
      '=',
      sql<string>`(select ${stayingId('one')} from candidate as one where one.id = ${id}::uuid)`,
    )
    .where(who(actor))
    .where(isInSight)
    .executeTakeFirst();

/** @throws Refusal NOT_FOUND */
export const requireCandidate = async (...of: Parameters<typeof findCandidate>): Promise<Found> =>
  (await findCandidate(...of)) ?? throwNotFound();
