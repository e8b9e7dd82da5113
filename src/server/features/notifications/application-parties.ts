import { sql } from 'kysely';

import { defaultLocale, type Locale } from '#contract/locales.ts';

import type { Ctx } from '../../context.ts';
import { isInGoodStanding } from '../accounts/standing.ts';
import '../applications/table.ts';
import { activeMembers, recipients } from '../companies/members.ts';
import '../jobs/table.ts';

/** Both sides of an application, and what they are called. */
export interface Parties {
  applicationId: string;
  jobId: string;
  companyId: string;
  jobTitle: string;
  companyName: string;
  applicantUserId: string;
  applicantName: string;
  /** Who of the company is notified. */
  recipientIds: string[];
  /** All who work for the company: whoever may have the application open. */
  memberIds: string[];
}

/** The sides of an application, when `actorId` did something to it; undefined where it is gone. */
export async function findParties(
  { db }: Ctx,
  applicationId: string,
  actorId: string | null,
): Promise<Parties | undefined> {
  const companyId = sql.ref<string>('application.company_id');
  const row = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('profile', 'profile.id', 'application.applicant_id')
    .select([
      'application.job_id',
      'application.company_id',
      sql<string>`application.job_facts ->> 'title'`.as('job_title'),
      'company.name as company_name',
    ])
    .select(['profile.user_id', 'profile.first_name', 'profile.last_name', 'profile.username'])
    .select([
      recipients({ companyId, responsibleId: sql.ref('job.posted_by'), actorId }).as('recipient_ids'),
      activeMembers(companyId).as('member_ids'),
    ])
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
  return (
    row && {
      applicationId,
      jobId: row.job_id,
      companyId: row.company_id,
      jobTitle: row.job_title,
      companyName: row.company_name,
      applicantUserId: row.user_id,
      // "A candidate" is the page's word where there is none.
      applicantName: nameOf(row),
      recipientIds: row.recipient_ids,
      memberIds: row.member_ids,
    }
  );
}

/** Who did something to an application, as its company knows them; the company's name where that is nobody of it. */
export async function nameOfActor({ db }: Ctx, actorId: string | null, { companyName }: Parties): Promise<string> {
  const actor =
    actorId &&
    (await db
      .selectFrom('profile')
      .select(['first_name', 'last_name', 'username'])
      .where('user_id', '=', actorId)
      .executeTakeFirst());
  return actor ? nameOf(actor) : companyName;
}

/** As the specification's notification has it: first and last name, else the username. */
const nameOf = (profile: { first_name: string; last_name: string; username: string }): string =>
  [profile.first_name, profile.last_name].filter(Boolean).join(' ') || profile.username;

/** Where somebody who has an account is written to. */
export interface Address {
  userId: string;
  name: string;
  firstName: string;
  address: string;
  locale: Locale;
}

/** Where a person is reached by mail: their contact address, else the account's; undefined for whoever must not be written to. */
export async function findAddress({ db }: Ctx, userId: string): Promise<Address | undefined> {
  const row = await db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select([
      'account.email',
      'profile.contact_email',
      'profile.first_name',
      'profile.last_name',
      'profile.preferred_locale',
    ])
    .where('account.id', '=', userId)
    .where(isInGoodStanding)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    userId,
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    firstName: row.first_name,
    address: row.contact_email ?? row.email,
    locale: row.preferred_locale ?? defaultLocale,
  };
}
