import { sql } from 'kysely';

import type { Viewer } from '#contract/accounts/viewer.ts';

import type { Ctx } from '../../context.ts';

export async function readViewer({ db, settings }: Pick<Ctx, 'db' | 'settings'>, userId: string): Promise<Viewer> {
  const row = await db
    .selectFrom('profile')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('company_member')
          .leftJoin('agency', 'agency.company_id', 'company_member.company_id')
          .select(['company_member.role', sql<boolean>`agency.named_at is not null`.as('is_of_agency')])
          .where('company_member.user_id', '=', userId)
          .orderBy('company_member.chosen_at', 'desc')
          .orderBy('company_member.company_id')
          .limit(1)
          .as('current'),
      (join) => join.onTrue(),
    )
    .select([
      'profile.id',
      'profile.role',
      'profile.first_name',
      'profile.last_name',
      'profile.avatar_file_id',
      'profile.preferred_locale',
      'account.email',
      'account.email_verified',
      'profile.contact_email',
    ])
    .select(['current.role as company_role', 'current.is_of_agency'])
    .where('profile.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Error('The signed-in account has no profile.');
  const { 'site.languages': languages } = await settings();
  return {
    userId,
    profileId: row.id,
    role: row.role,
    companyRole: row.company_role,
    isConsultant:
      row.role === 'employer' &&
      row.is_of_agency === true &&
      (row.company_role === 'owner' || row.company_role === 'recruiter'),
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email ?? row.contact_email ?? '',
    unclaimed: row.email === null ? { isConfirmed: row.email_verified } : null,
    avatarUrl: row.avatar_file_id && `/api/files/${row.avatar_file_id}`,
    locale: languages.find((locale) => locale === row.preferred_locale) ?? null,
  };
}
