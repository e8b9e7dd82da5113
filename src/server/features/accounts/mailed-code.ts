import { randomInt } from 'node:crypto';

import { inTransaction, type Ctx } from '../../context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { wrongStatus } from '../../platform/http/refusal.ts';
import { enqueueAccountMail } from './mail-task.ts';
import { startPending, takePending } from './pending-sign-in.ts';
import { markProved } from './prove.ts';
import { personOf } from './signed-in.ts';
import { ownAddress } from './standing.ts';
import './table.ts';
import { limitCodes, readCode, SESSION } from './use-code.ts';
import { hasPasskey, hasPassword } from './ways-in.ts';

const DIGITS = 8;

/** Only the session that requested the code can use it. */
const secretOf = (sessionId: string, code: string): string => `mail ${sessionId} ${code}`;

/**
 * Emails a code to the current address of a person with neither a password nor a passkey, also without an account.
 * @throws Refusal CONFLICT wrong_status for others, TOO_MANY_REQUESTS
 */
export async function requestMailedCode(ctx: Ctx): Promise<void> {
  const { userId, sessionId } = personOf(ctx);
  await requireNeed(ctx, userId);
  await takeAttempt(ctx.db, `mailed-code:${userId}`, (await ctx.settings())['limits.resend_per_account']);
  await inTransaction(ctx, async (tx) => {
    const { email } = await tx.db
      .selectFrom('user_account as account')
      .innerJoin('profile', 'profile.user_id', 'account.id')
      .select(ownAddress.as('email'))
      .where('account.id', '=', userId)
      .forUpdate('account')
      .executeTakeFirstOrThrow();
    await enqueueAccountMail(tx, { kind: 'prove', email, userId, sessionId });
  });
}

/** Undefined if the session has ended. */
export async function issueMailedCode(tx: Tx, userId: string, sessionId: string): Promise<string | undefined> {
  const session = await tx
    .selectFrom('user_session')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!session) return undefined;
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  await startPending(tx, { kind: 'mailed_code', userId, data: {} }, secretOf(sessionId, code));
  return code;
}

/**
 * Each of several codes works once.
 * @throws Refusal INVALID wrong_code, CONFLICT wrong_status if the account has got a password or a passkey,
 * TOO_MANY_REQUESTS
 */
export async function proveByMail(ctx: Ctx, { code }: { code: string }): Promise<void> {
  const { userId, sessionId } = personOf(ctx);
  await requireNeed(ctx, userId);
  await limitCodes(
    ctx,
    userId,
    SESSION,
    async () => (await takePending(ctx.db, secretOf(sessionId, readCode(code)), 'mailed_code')) !== undefined,
  );
  await markProved(ctx, sessionId, 'mail');
}

/** A password or a passkey is a stronger proof. */
async function requireNeed({ db }: Ctx, userId: string): Promise<void> {
  if ((await hasPassword(db, userId)) || (await hasPasskey(db, userId))) throw wrongStatus();
}
