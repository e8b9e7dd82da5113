import { createHmac } from 'node:crypto';

import type { Ctx } from '../../context.ts';
import { digestOf, sharedSecret } from '../accounts/secrets.ts';

/**
 * The token of links in a search's emails. It is derived for each email from a secret of the site, since only its
 * digest is stored.
 */
export async function tokenMaker({ db }: Pick<Ctx, 'db'>): Promise<(id: string) => string> {
  const secret = await sharedSecret(db, 'saved_searches');
  return (id) => createHmac('sha256', secret).update(id).digest('base64url');
}

export const digestFor = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<string> =>
  digestOf((await tokenMaker(ctx))(id));
