import { sql } from 'kysely';

import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../context.ts';
import { addressOfPerson, isAccountInGoodStanding } from '../accounts/standing.ts';
import { blindName, shownSender } from '../applications/blind.ts';
import '../applications/table.ts';
import { activeMembers, membersSeeing, recipients } from '../companies/members.ts';
import { responsibleId } from '../jobs/responsible.ts';
import '../jobs/table.ts';
import { profileName } from '../profiles/profile-name.ts';
import { offeredLocale } from '../settings/languages.ts';
import { byChoice } from './job-notices.ts';

export interface Parties {
  applicationId: string;
  jobId: string;
  companyId: string;
  jobTitle: string;
  companyName: string;
  applicantUserId: string;
  /** For the company; empty in a blind review. */
  applicantName: string;
  /** Company members who are notified. */
  recipientIds: string[];
  /** Members who see the application. */
  memberIds: string[];
  /** The same without interviewers, who may not read messages. */
  deciderIds: string[];
}

/** Undefined if the application is gone. `actorId` is not notified. */
export async function findParties(
  { db }: Ctx,
  applicationId: string,
  actorId: string | null,
): Promise<Parties | undefined> {
  const [companyId, jobId] = [sql.ref<string>('application.company_id'), sql.ref<string>('application.job_id')];
  const row = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('profile', 'profile.id', 'application.applicant_id')
    .select([
      'application.job_id',
      'application.company_id',
      'application.is_blind',
      sql<string>`application.job_facts ->> 'title'`.as('job_title'),
      'company.name as company_name',
    ])
    .select(['profile.user_id', 'profile.first_name', 'profile.last_name', 'profile.username'])
    .select([
      byChoice(jobId, {
        recipients: recipients({ companyId, jobId, responsibleId, actorId }),
        members: activeMembers(companyId, jobId),
        actorId,
      }).as('recipient_ids'),
      membersSeeing(companyId, jobId, sql.ref<string>('application.id')).as('member_ids'),
      activeMembers(companyId, jobId).as('decider_ids'),
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
      // The page shows "A candidate" for an empty name.
      applicantName: shownSender({ id: applicationId, ...row }, { name: profileName(row) }, null).name,
      recipientIds: row.recipient_ids,
      memberIds: row.member_ids,
      deciderIds: row.decider_ids,
    }
  );
}

/** For a text that the company reads. */
export const applicantNameIn = ({ applicantName, applicationId }: Parties, locale: Locale): string =>
  applicantName || blindName(applicationId, locale);

/** The company's name if the person is not a member. */
export async function nameOfActor({ db }: Ctx, actorId: string | null, { companyName }: Parties): Promise<string> {
  const actor =
    actorId &&
    (await db
      .selectFrom('profile')
      .select(['first_name', 'last_name', 'username'])
      .where('user_id', '=', actorId)
      .executeTakeFirst());
  return actor ? profileName(actor) : companyName;
}

export interface Address {
  userId: string;
  name: string;
  firstName: string;
  address: string;
  locale: Locale;
}

/** The contact address, else the account's; undefined if the person must not be emailed. */
export async function findAddress({ db, settings }: Ctx, userId: string): Promise<Address | undefined> {
  const row = await db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(['profile.first_name', 'profile.last_name', 'profile.preferred_locale'])
    .select(addressOfPerson.as('address'))
    .where('account.id', '=', userId)
    .where(isAccountInGoodStanding)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    userId,
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    firstName: row.first_name,
    address: row.address,
    locale: offeredLocale(await settings(), row.preferred_locale),
  };
}
