import type { Viewer } from '#contract/viewer.ts';

import type { Ctx } from '../../context.ts';

export async function readViewer({ db }: Pick<Ctx, 'db'>, userId: string): Promise<Viewer> {
  const row = await db
    .selectFrom('profile')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select([
      'profile.id',
      'profile.role',
      'profile.first_name',
      'profile.last_name',
      'profile.avatar_file_id',
      'profile.preferred_locale',
      'account.email',
    ])
    .where('profile.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    userId,
    profileId: row.id,
    role: row.role,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    avatarUrl: row.avatar_file_id && `/api/files/${row.avatar_file_id}`,
    locale: row.preferred_locale,
  };
}
