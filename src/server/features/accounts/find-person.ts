import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { isAccountInGoodStanding } from './standing.ts';
import './table.ts';

/** For a task that acts as the user who requested it; undefined if they may no longer sign in. */
export async function findPerson({ db }: Pick<Ctx, 'db'>, userId: string): Promise<Person | undefined> {
  const person = await db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(['profile.id as profileId', 'profile.role', 'account.email'])
    .where('account.id', '=', userId)
    .where(isAccountInGoodStanding)
    .executeTakeFirst();
  if (!person) return undefined;
  const { email, ...rest } = person;
  return {
    kind: 'person',
    userId,
    ...rest,
    sessionId: '',
    ...(email === null ? { unclaimed: { isConfirmed: true } } : {}),
  };
}
