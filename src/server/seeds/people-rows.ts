import type { Locale } from '#contract/locales.ts';

import type { PersonRole } from '../actor.ts';
import '../features/accounts/table.ts';
import '../features/profiles/table.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { newId } from '../platform/id.ts';
import { insertRows, type Row } from './insert-rows.ts';

/** No password verifies against it. */
export const NO_PASSWORD = '!';

/** An invented person: confirmed, and unable to sign in. */
export interface Extra {
  userId: string;
  email: string;
  role: Exclude<PersonRole, 'admin'>;
  locale: Locale;
  since: Date;
  profile: Pick<
    Row<'profile'>,
    | 'first_name'
    | 'last_name'
    | 'job_title'
    | 'city'
    | 'country'
    | 'bio'
    | 'skills'
    | 'work_authorisation'
    | 'visibility'
  >;
  languages: Pick<Row<'profile_language'>, 'language' | 'level'>[];
}

export async function insertPeople(db: Db | Tx, people: readonly Extra[]): Promise<void> {
  await insertRows(db, 'user_account', people.map(accountRow));
  await insertRows(
    db,
    'user_credential',
    people.map(({ userId }) => ({
      id: newId(),
      user_id: userId,
      account_id: userId,
      provider_id: 'credential' as const,
      password: NO_PASSWORD,
    })),
  );
  const withIds = people.map((person) => ({ ...person, profileId: newId() }));
  await insertRows(
    db,
    'profile',
    withIds.map(({ profileId, userId, role, locale, since, profile }, index) => {
      const username = `${profile.first_name}_${profile.last_name}_${since.getTime() + index}`.toLowerCase();
      return {
        id: profileId,
        user_id: userId,
        role,
        ...profile,
        username,
        avatar_file_id: null,
        contact_email: null,
        cv_file_id: null,
        preferred_locale: locale,
        created_at: since,
        updated_at: since,
      };
    }),
  );
  await insertRows(
    db,
    'profile_language',
    withIds.flatMap(({ profileId, languages }) =>
      languages.map((language, position) => ({ profile_id: profileId, ...language, position })),
    ),
  );
}

const accountRow = ({ userId, email, role, since, profile }: Extra): Row<'user_account'> => ({
  id: userId,
  name: `${profile.first_name} ${profile.last_name}`,
  email,
  email_verified: true,
  image: null,
  banned_at: null,
  ban_reason: null,
  user_type: role,
  registration_digest: null,
  created_at: since,
  updated_at: since,
});
