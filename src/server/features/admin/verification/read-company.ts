import { sql } from 'kysely';

import type { AdminCompany, CompanyVerification } from '#contract/admin/admin-verification.ts';
import { fileUrl } from '#contract/files/file-rules.ts';

import type { Ctx } from '../../../context.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import '../../accounts/table.ts';
import '../../companies/table.ts';
import '../../profiles/table.ts';
import { stateOf } from '../users/queries.ts';
import { presentActor, presentEnd } from './actors.ts';
import { can } from './company-access.ts';
import { isHiring, presentRow, rowColumns } from './list-companies.ts';

const MEMBERS_MAX = 100;
const HISTORY_MAX = 50;
const MAILS_MAX = 20;

/** @throws Refusal NOT_FOUND */
export async function readCompany(ctx: Ctx, id: string): Promise<AdminCompany> {
  const row = await ctx.db
    .selectFrom('company')
    .where('company.id', '=', id)
    .select(rowColumns)
    .select(['company.website', 'company.industry', 'company.size', 'company.country', 'company.hidden_at'])
    .select(isHiring.as('is_hiring'))
    .select([
      sql<number>`(select count(*)::int from job where job.company_id = company.id)`.as('jobs'),
      sql<number>`(select count(*)::int from job where job.company_id = company.id and job.status = 'active' and job.hidden_at is null)`.as(
        'open_jobs',
      ),
      sql<number>`(select count(*)::int from application where application.company_id = company.id)`.as('applications'),
    ])
    .executeTakeFirstOrThrow(notFound);
  const presented = presentRow(row);
  return {
    ...presented,
    website: row.website,
    industry: row.industry,
    size: row.size,
    country: row.country,
    members: await membersOf(ctx, id),
    jobs: row.jobs,
    openJobs: row.open_jobs,
    applications: row.applications,
    mails: await waitingMailsOf(ctx, id),
    history: await historyOf(ctx, id),
    isHidden: row.hidden_at !== null,
    can: can(row, presented.verification),
  };
}

async function membersOf({ db }: Ctx, companyId: string): Promise<AdminCompany['members']> {
  const members = await db
    .selectFrom('company_member as member')
    .innerJoin('user_account as account', 'account.id', 'member.user_id')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select([
      'account.id',
      'account.name',
      'account.email',
      'account.email_verified',
      'account.banned_at',
      'profile.avatar_file_id',
      'member.role',
    ])
    .$narrowType<{ email: string }>()
    .where('member.company_id', '=', companyId)
    .orderBy('member.created_at')
    .orderBy('account.id')
    .limit(MEMBERS_MAX)
    .execute();
  return members.map((member) => ({
    id: member.id,
    name: member.name,
    email: member.email,
    state: stateOf(member),
    avatarUrl: member.avatar_file_id && fileUrl(member.avatar_file_id),
    memberAs: member.role,
  }));
}

async function waitingMailsOf({ db }: Ctx, companyId: string): Promise<AdminCompany['mails']> {
  const mails = await db
    .selectFrom('company_domain_mail as mail')
    .innerJoin('user_account as asker', 'asker.id', 'mail.asked_by')
    .select(['mail.email', 'mail.asked_by', 'asker.name as asker_name', 'mail.asked_at', 'mail.expires_at'])
    .where('mail.company_id', '=', companyId)
    .where('mail.expires_at', '>', sql<Date>`now()`)
    .orderBy('mail.asked_at', 'desc')
    .limit(MAILS_MAX)
    .execute();
  return mails.map((mail) => ({
    email: mail.email,
    expiresAt: mail.expires_at.toISOString(),
    askedAt: mail.asked_at.toISOString(),
    askedBy: presentActor(mail.asked_by, mail.asker_name),
  }));
}

async function historyOf({ db }: Ctx, companyId: string): Promise<CompanyVerification[]> {
  const rows = await db
    .selectFrom('company_verification as checked')
    .leftJoin('user_account as asker', 'asker.id', 'checked.asked_by')
    .leftJoin('user_account as checker', 'checker.id', 'checked.verified_by')
    .leftJoin('user_account as ender', 'ender.id', 'checked.ended_by')
    .selectAll('checked')
    .select(['asker.name as asker_name', 'checker.name as checker_name', 'ender.name as ender_name'])
    .where('checked.company_id', '=', companyId)
    .orderBy('checked.verified_at', 'desc')
    .orderBy('checked.id', 'desc')
    .limit(HISTORY_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    how: row.how,
    name: row.name,
    website: row.website,
    mail: row.asked_at && {
      email: row.email,
      askedBy: presentActor(row.asked_by, row.asker_name),
      askedAt: row.asked_at.toISOString(),
    },
    by: presentActor(row.verified_by, row.checker_name),
    at: row.verified_at.toISOString(),
    note: row.note,
    end: presentEnd(row),
  }));
}
