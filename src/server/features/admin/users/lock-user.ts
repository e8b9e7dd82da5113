import type { UserAbilities } from '#contract/users.ts';

import type { TxCtx } from '../../../context.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import '../../accounts/table.ts';
import '../../profiles/table.ts';
import { can } from './access.ts';

/** A person's account, locked until the end of the transaction. */
export type LockedUser = Awaited<ReturnType<typeof lockUser>>;

/**
 * Locks a person's account for what is done with it.
 * @throws Refusal NOT_FOUND; FORBIDDEN for the own account; CONFLICT wrong_status where its state does not allow it.
 */
export async function lockUser({ db, actor }: TxCtx, id: string, ability: keyof UserAbilities) {
  // The profile first, as whoever erases an account locks it.
  const user = await db
    .selectFrom('profile')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select([
      'account.id',
      'account.email',
      'account.email_verified',
      'account.banned_at',
      'profile.first_name',
      'profile.last_name',
      'profile.preferred_locale',
    ])
    .where('account.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound();
  if (can(actor, user)[ability]) return user;
  throw actor.kind === 'person' && actor.userId === id
    ? new Refusal('FORBIDDEN')
    : new Refusal('CONFLICT', { reason: 'wrong_status' });
}
