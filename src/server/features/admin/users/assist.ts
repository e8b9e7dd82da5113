import type { AuditAction } from '#contract/admin/admin-choices.ts';
import type { User, UserAbilities } from '#contract/admin/users.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import { takeAttempt } from '../../../platform/http/limits.ts';
import { enqueueAccountMail } from '../../accounts/mail-task.ts';
import { endSessions } from '../../accounts/password.ts';
import { record } from '../audit.ts';
import { lockUser, type LockedUser } from './lock-user.ts';
import { readUser } from './queries.ts';

/**
 * Counts against the person's own limit, so that it cannot flood an inbox.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status if the address is confirmed, TOO_MANY_REQUESTS
 */
export const resendVerificationTo = (ctx: Ctx, { id }: { id: string }): Promise<User> =>
  assist(ctx, id, 'resendVerification', 'user.verification_sent', async (tx, { email }) => {
    await takeAttempt(tx.db, `resend:${email} administrator`, (await tx.settings())['limits.resend_per_account']);
    await enqueueAccountMail(tx, { kind: 'verify', email });
  });

/**
 * Administrators never set a password.
 * @throws Refusal NOT_FOUND, FORBIDDEN for oneself, CONFLICT wrong_status if they are banned, TOO_MANY_REQUESTS
 */
export const sendResetTo = (ctx: Ctx, { id }: { id: string }): Promise<User> =>
  assist(ctx, id, 'sendReset', 'user.reset_sent', async (tx, { email }) => {
    await takeAttempt(tx.db, `reset:${email} administrator`, (await tx.settings())['limits.reset_per_account']);
    await enqueueAccountMail(tx, { kind: 'reset', email });
  });

/** @throws Refusal NOT_FOUND, FORBIDDEN for oneself, CONFLICT wrong_status if they are banned. */
export const endSessionsOf = (ctx: Ctx, { id }: { id: string }): Promise<User> =>
  assist(ctx, id, 'endSessions', 'user.sessions_ended', (tx) =>
    endSessions(tx, { userId: id, reason: 'ended_by_administrator' }),
  );

async function assist(
  ctx: Ctx,
  id: string,
  ability: keyof UserAbilities,
  action: AuditAction,
  act: (tx: TxCtx, user: LockedUser) => Promise<void>,
): Promise<User> {
  return inTransaction(ctx, async (tx) => {
    await act(tx, await lockUser(tx, id, ability));
    await record(tx, { action, subject: { type: 'user', id } });
    return readUser(tx, id);
  });
}
