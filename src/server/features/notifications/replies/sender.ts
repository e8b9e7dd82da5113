import type { Ctx } from '../../../context.ts';
import '../../accounts/table.ts';
import { isAuthenticated } from './authentication-results.ts';
import type { Reply } from './read-reply.ts';

/**
 * Whether the mail is from one of the person's confirmed addresses. `authServer` names the server whose
 * Authentication-Results (RFC 8601) count; without it, the address and the signed recipient decide.
 */
export async function isOwnMail(
  { db }: Ctx,
  userId: string,
  { from, authentication }: Reply,
  authServer: string | undefined,
): Promise<boolean> {
  if (from === null) return false;
  const own = await db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(['account.email', 'profile.contact_email'])
    .where('account.id', '=', userId)
    .executeTakeFirst();
  if (![own?.email, own?.contact_email].some((address) => address?.toLowerCase() === from)) return false;
  return authServer === undefined || isAuthenticated(authentication, authServer, from.split('@').at(-1) ?? '');
}
