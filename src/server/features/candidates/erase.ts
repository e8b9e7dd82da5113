import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import '../accounts/table.ts';
import { eraseApplications } from '../applications/retention/erase.ts';
import '../applications/table.ts';
import './events.ts';
import './table.ts';

/** With the applications that the company entered, and the people whom no one else has anything of. */
export async function eraseCandidates(tx: TxCtx, ids: readonly string[]): Promise<void> {
  await eraseEntered(tx, ids);
  const rows = await tx.db
    .deleteFrom('candidate')
    .where('id', 'in', [...ids])
    .returning('profile_id')
    .execute();
  const profileIds = rows.map((row) => row.profile_id);
  for (const { user_id: userId, id: profileId } of await findUnused(tx, profileIds))
    await tx.emit('person.expired', { userId, profileId });
}

/** Applications that the company entered for these candidates. */
export async function eraseEntered(tx: TxCtx, ids: readonly string[]): Promise<void> {
  const entered = await tx.db
    .selectFrom('application')
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.profile_id', '=', 'application.applicant_id')
        .onRef('candidate.company_id', '=', 'application.company_id'),
    )
    .select('application.id')
    .where('candidate.id', 'in', [...ids])
    .where('application.is_added', '=', true)
    .execute();
  if (entered.length > 0)
    await eraseApplications(
      tx,
      entered.map(({ id }) => id),
    );
}

/** Without an account, added by a company, and of no use to anyone any more. */
const findUnused = ({ db }: TxCtx, profileIds: readonly string[]) =>
  db
    .selectFrom('profile')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select(['profile.id', 'profile.user_id'])
    .where('profile.id', '=', sql<string>`any(${[...profileIds]}::uuid[])`)
    .where('account.email', 'is', null)
    .where('account.added_by_company', '=', true)
    .where(sql<boolean>`not exists (select from candidate where candidate.profile_id = profile.id)`)
    .where(sql<boolean>`not exists (select from application where application.applicant_id = profile.id)`)
    .execute();
