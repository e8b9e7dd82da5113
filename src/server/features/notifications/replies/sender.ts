import type { Ctx } from '../../../context.ts';
import '../../profiles/table.ts';
import type { Reply } from './read-reply.ts';

/**
 * Whether the mail is from one of the person's addresses. `authServer` names the server whose Authentication-Results (RFC
 * 8601) count; without it, the address and the signed recipient decide.
 */
export async function isOwnMail(
  { db }: Ctx,
  userId: string,
  { from: [from, ...others], authentication }: Reply,
  authServer: string | undefined,
): Promise<boolean> {
  if (from === undefined || others.length > 0) return false;
  const own = await db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(['account.email', 'profile.contact_email'])
    .where('account.id', '=', userId)
    .executeTakeFirst();
  if (![own?.email, own?.contact_email].some((address) => address?.toLowerCase() === from)) return false;
  return authServer === undefined || isAuthenticated(authentication, authServer, from.split('@').at(-1) ?? '');
}

/** By the first such header alone: those below may be the sender's. */
function isAuthenticated(headers: readonly string[], authServer: string, domain: string): boolean {
  const parsed = headers.map((value) => {
    const [server = '', ...results] = value
      .replace(/\([^()]*\)/g, ' ')
      .toLowerCase()
      .split(';');
    return { server: server.trim().split(/\s+/)[0], results };
  });
  const results = parsed.find(({ server }) => server === authServer.toLowerCase())?.results ?? [];
  return results.some((result) => {
    const facts = new Map<string, string>();
    for (const fact of result.trim().split(/\s+/)) {
      const [name = '', value = ''] = fact.split('=', 2);
      facts.set(name, value);
    }
    const isOf = (...names: string[]) => names.some((name) => facts.get(name)?.split('@').at(-1) === domain);
    return (
      (facts.get('dmarc') === 'pass' && isOf('header.from')) ||
      (facts.get('dkim') === 'pass' && isOf('header.d', 'header.i')) ||
      (facts.get('spf') === 'pass' && isOf('smtp.mailfrom'))
    );
  });
}
