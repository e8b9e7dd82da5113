import type { Ctx } from '../../context.ts';
import { isEncrypted } from '../../platform/encrypt.ts';
import type { Encryption } from './encryption-key.ts';
import './table.ts';

export interface SecretsCtx extends Ctx {
  encryption: Encryption;
}

/** Bound to the account, so that one account's row does not work as another's. */
const about = (userId: string): string => `second_factor ${userId}`;

export const encryptSecret = ({ encryption }: Pick<SecretsCtx, 'encryption'>, userId: string, secret: string) =>
  encryption.encrypt(secret, about(userId));

/** Undefined if the key is lost: recovery codes still work. */
export const decryptSecret = ({ encryption }: Pick<SecretsCtx, 'encryption'>, userId: string, stored: string) =>
  encryption.decrypt(stored, about(userId));

/**
 * Encrypts secrets that an earlier release wrote in clear. Runs at each start, since such a release may have run until
 * now.
 */
export async function encryptSecrets(ctx: Pick<SecretsCtx, 'db' | 'encryption'>): Promise<void> {
  const rows = await ctx.db.selectFrom('second_factor').select(['user_id', 'secret']).execute();
  for (const { user_id: userId, secret } of rows.filter((row) => !isEncrypted(row.secret)))
    await ctx.db
      .updateTable('second_factor')
      .set({ secret: await encryptSecret(ctx, userId, secret) })
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .execute();
}
