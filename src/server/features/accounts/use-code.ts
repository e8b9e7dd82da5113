import { TOTP, Secret } from 'otpauth';

import type { Ctx } from '../../context.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { limitFailures } from '../../platform/http/limits.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../security-events.ts';
import { decryptSecret, type SecretsCtx } from './second-factor-secret.ts';
import { digestOf } from './secrets.ts';

/** Time steps of 30 s before and after, for clocks that differ (RFC 6238, section 5.2). */
const WINDOW = 1;
const STEP_SECONDS = 30;

/** Limits guesses within a session. */
export const SESSION = 'session';

/** Whether the account has an active second factor. */
export async function findSecondFactor(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** As typed: with spaces, hyphens, capitals. */
export const readCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();

/**
 * Accepts a code of the authenticator, or a recovery code; each works once. `from`: the known device or the session,
 * whose wrong guesses count separately from those of strangers.
 * @throws Refusal INVALID wrong_code, TOO_MANY_REQUESTS
 */
export async function useCode(ctx: SecretsCtx, userId: string, typed: string, from: string | undefined): Promise<void> {
  const code = readCode(typed);
  await limitCodes(ctx, userId, from, async () =>
    /^\d+$/.test(code) ? useSecret(ctx, userId, code, { isConfirmed: true }) : useRecoveryCode(ctx, userId, code),
  );
}

/** Verifies the first code, which shows that the authenticator has the secret. */
export async function useFirstCode(ctx: SecretsCtx, userId: string, typed: string): Promise<void> {
  await limitCodes(ctx, userId, SESSION, () => useSecret(ctx, userId, readCode(typed), { isConfirmed: false }));
}

export async function limitCodes(
  ctx: Ctx,
  userId: string,
  from: string | undefined,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const limit = (await ctx.settings())['limits.code_failures_per_account'];
  const key = `code-failures:${[userId, from].filter(Boolean).join(' ')}`;
  await limitFailures(ctx.db, { key, limit, failure: 'INVALID' }, async () => {
    if (await isRight()) return;
    recordSecurityEvent(ctx, 'second_factor.wrong', { subject: userId });
    throw invalidField('code', 'wrong_code');
  });
}

async function useSecret(
  ctx: SecretsCtx,
  userId: string,
  token: string,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<boolean> {
  const { db, clock } = ctx;
  const row = await db
    .selectFrom('second_factor')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  const secret = row && (await decryptSecret(ctx, userId, row.secret));
  if (!secret) return false;
  const timestamp = clock.now().getTime();
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), window: WINDOW, timestamp });
  if (delta === null) return false;
  const step = TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta;
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', row.secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function useRecoveryCode({ db }: Ctx, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('digest', '=', digestOf(code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
