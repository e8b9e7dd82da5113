import { expressionBuilder, sql, type ExpressionWrapper, type RawBuilder, type SqlBool } from 'kysely';

import type { Tables } from '../../platform/db/tables.ts';
import { companiesOf, RECRUITING } from '../companies/memberships.ts';
import './table.ts';

type Condition = ExpressionWrapper<Tables, 'profile', SqlBool>;

const eb = expressionBuilder<Tables, 'profile'>();

/** A seeker who currently lets companies find them. */
export const isFindable: Condition = eb.and([
  eb('profile.role', '=', 'job_seeker'),
  eb.exists(
    eb
      .selectFrom('talent_consent')
      .select('talent_consent.profile_id')
      .whereRef('talent_consent.profile_id', '=', 'profile.id')
      .where('talent_consent.ends_at', '>', sql<Date>`now()`),
  ),
]);

/** The verified companies for which the person recruits; the current one first. */
const verified = (userId: string): RawBuilder<unknown> => sql`
  company_member as member join company on company.id = member.company_id
  where member.user_id = ${userId}::uuid and member.role = any(${[...RECRUITING]}::text[]) and company.verified_at is not null`;

/** Recruiters of a verified company find people. Having a job proves nothing: anyone can publish one. */
export const findsPeople = (userId: string): RawBuilder<SqlBool> => sql`exists (select from ${verified(userId)})`;

/** The company for which the person searches, or null. */
export const findingCompany = (userId: string): RawBuilder<string | null> =>
  sql`(select company.id from ${verified(userId)} order by member.chosen_at desc, company.id limit 1)`;

/** The person of the profile hides neither from the reader's companies nor from their domains. */
export const isNotHiddenFrom = (userId: string): Condition =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('hidden_company as hidden')
        .select('hidden.id')
        .whereRef('hidden.profile_id', '=', 'profile.id')
        .where((where) =>
          where.or([
            where('hidden.company_id', '=', companiesOf(userId)),
            where('hidden.domain', '=', domainsOf(userId)),
          ]),
        ),
    ),
  );

/** As the right side of `=`: domains of the reader's companies, and of their own address. */
const domainsOf = (userId: string): RawBuilder<string> => sql`any(array(
  select company.domain from company_member as member join company on company.id = member.company_id
  where member.user_id = ${userId}::uuid and company.domain is not null
  union select lower(split_part(account.email, '@', 2)) from user_account as account where account.id = ${userId}::uuid))`;
