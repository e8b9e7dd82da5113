import type { Person } from '../../../actor.ts';
import type { Ctx } from '../../../context.ts';
import { hasNoSecondFactor } from '../../accounts/second-factor-need.ts';
import '../../accounts/table.ts';
import { readOwnPagesState, termsInForce } from '../../own-pages/state.ts';

/**
 * What the site requires of a person before they may change anything, and so before they may reply by email: the rules
 * of docs/authorization.md, in its order.
 */
export async function findMissing(ctx: Ctx, { userId, role }: Person): Promise<'second_factor' | 'terms' | undefined> {
  if (await hasNoSecondFactor(ctx, userId)) return 'second_factor';
  const inForce = termsInForce(await readOwnPagesState(ctx.db), ctx.clock.now());
  // Administrators publish the terms, so they need not accept them.
  if (inForce === undefined || role === 'admin') return undefined;
  const account = await ctx.db
    .selectFrom('user_account')
    .select('accepted_terms')
    .where('id', '=', userId)
    .executeTakeFirst();
  return (account?.accepted_terms ?? 0) < inForce ? 'terms' : undefined;
}
