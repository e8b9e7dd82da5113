import { sql } from 'kysely';

import type { UserAbilities } from '#contract/admin/users.ts';

import type { TxCtx } from '../../../context.ts';
import { notFound, Refusal, wrongStatus } from '../../../platform/http/refusal.ts';
import '../../accounts/table.ts';
import '../../profiles/table.ts';
import { can } from './access.ts';

export type LockedUser = Awaited<ReturnType<typeof lockUser>>;

/**
 * @throws Refusal NOT_FOUND; FORBIDDEN for the actor's own account; CONFLICT wrong_status if its state does not allow
 * it.
 */
export async function lockUser({ db, actor }: TxCtx, id: string, ability: keyof UserAbilities) {
  // Locks the profile first, as an account's erasure does, to avoid deadlocks.
  const user = await db
    .selectFrom('profile')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select([
      'account.id',
      'account.email_verified',
      'account.banned_at',
      'profile.first_name',
      'profile.last_name',
      'profile.preferred_locale',
      sql<string>`coalesce(account.email, profile.contact_email, '')`.as('email'),
      sql<boolean>`account.email is not null`.as('has_account'),
    ])
    .where('account.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound();
  if (can(actor, user)[ability]) return user;
  throw actor.kind === 'person' && actor.userId === id ? new Refusal('FORBIDDEN') : wrongStatus();
}
