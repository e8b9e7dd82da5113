import { sql } from 'kysely';

import { defaultLocale, type Locale } from '#contract/locales.ts';

import type { Ctx } from '../../context.ts';
import { addressee, memberIds } from '../applications/addressee.ts';
import '../applications/table.ts';

/** Both sides of an application, and what they are called. */
export interface Parties {
  applicationId: string;
  jobId: string;
  companyId: string;
  jobTitle: string;
  companyName: string;
  applicantUserId: string;
  applicantName: string;
  /** Whoever posted the job, while they work for the company; else the member who has been there longest. */
  employerId: string | null;
  /** All who work for the company. */
  memberIds: string[];
}

/** The sides of an application; undefined where it is gone. */
export async function findParties({ db }: Ctx, applicationId: string): Promise<Parties | undefined> {
  const row = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('profile', 'profile.id', 'application.applicant_id')
    .select(['application.job_id', 'application.company_id', sql<string>`application.job_facts ->> 'title'`.as('job_title'), 'company.name as company_name'])
    .select(['profile.user_id', 'profile.first_name', 'profile.last_name', 'profile.username'])
    .select([addressee.as('employer_id'), memberIds.as('member_ids')])
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
    // The name as the specification's notification has it; "A candidate" is the page's word where there is none.
    applicantName: [row.first_name, row.last_name].filter(Boolean).join(' ') || row.username,
    employerId: row.employer_id,
    memberIds: row.member_ids,
  });
}

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
    .select(['account.email', 'profile.contact_email', 'profile.first_name', 'profile.last_name', 'profile.preferred_locale'])
    .where('account.id', '=', userId)
    .where('account.banned_at', 'is', null)
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
