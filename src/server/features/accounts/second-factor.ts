import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

import type { SecondFactor, SecondFactorSecret } from '#contract/accounts/second-factor.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { wrongStatus } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../security-events.ts';
import { requireFirstFactor } from './first-factor.ts';
import { enqueueAccountMail } from './mail-task.ts';
import { endSessions } from './password.ts';
import { lacksSecondFactor } from './second-factor-need.ts';
import { encryptSecret, type SecretsCtx } from './second-factor-secret.ts';
import { digestOf } from './secrets.ts';
import { personOf } from './signed-in.ts';
import { SESSION, useCode, useFirstCode } from './use-code.ts';

const RECOVERY_CODES = 10;
/** 120 random bits: a plain digest of them cannot be guessed (OWASP ASVS 5.0, 6.5.2). Six groups of four letters. */
const RECOVERY_BYTES = 15;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

export async function readSecondFactor(ctx: Ctx): Promise<SecondFactor> {
  const { userId, sessionId } = personOf(ctx);
  const row = await ctx.db
    .selectFrom('user_session as session')
    .leftJoin('second_factor as own', (join) =>
      join.onRef('own.user_id', '=', 'session.user_id').on('own.confirmed_at', 'is not', null),
    )
    .select(['own.confirmed_at', lacksSecondFactor(await ctx.settings()).as('isLacking')])
    .select((eb) =>
      eb
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('recovery_code.user_id', '=', userId)
        .as('codes'),
    )
    .where('session.id', '=', sessionId)
    .executeTakeFirst();
  return {
    since: row?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: row?.confirmed_at ? Number(row.codes) : 0,
    isLacking: row?.isLacking ?? false,
  };
}

/**
 * Takes effect once a code is entered; until then a new secret replaces it.
 * @throws Refusal CONFLICT wrong_status if there is one already.
 */
export async function beginSecondFactor(ctx: SecretsCtx): Promise<SecondFactorSecret> {
  const { userId } = personOf(ctx);
  const secret = new Secret({ size: SECRET_BYTES });
  const encrypted = await encryptSecret(ctx, userId, secret.base32);
  const now = ctx.clock.now();
  const written = await ctx.db
    .insertInto('second_factor')
    .values({ user_id: userId, secret: encrypted, confirmed_at: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: encrypted, created_at: now })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!written) throw wrongStatus();
  const { email } = await accountOf(ctx, userId);
  const issuer = (await ctx.settings())['site.name'];
  const uri = new TOTP({ issuer, label: email, secret }).toString();
  return { secret: secret.base32, uri, qrCode: renderSVG(uri, { border: 2 }) };
}

/**
 * Ends all other sessions, which were opened without it.
 * @returns the recovery codes, which are stored as digests.
 * @throws Refusal CONFLICT wrong_status, INVALID wrong_code, TOO_MANY_REQUESTS
 */
export async function confirmSecondFactor(ctx: SecretsCtx, { code }: { code: string }): Promise<string[]> {
  const { userId, sessionId: keep } = personOf(ctx);
  await useFirstCode(ctx, userId, code);
  return inTransaction(ctx, async (tx) => {
    const { numUpdatedRows } = await tx.db
      .updateTable('second_factor')
      .set({ confirmed_at: tx.clock.now() })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw wrongStatus();
    const codes = await replaceRecoveryCodes(tx, userId);
    await endSessions(tx, { userId, reason: 'second_factor', keep });
    await tellOwner(tx, 'second_factor_on', userId);
    recordSecurityEvent(tx, 'second_factor.enabled', { subject: userId });
    return codes;
  });
}

/**
 * The previous codes stop working.
 * @throws Refusal INVALID wrong_code, TOO_MANY_REQUESTS
 */
export async function renewRecoveryCodes(ctx: SecretsCtx, { code }: { code: string }): Promise<string[]> {
  const { userId } = personOf(ctx);
  await useCode(ctx, userId, code, SESSION);
  return inTransaction(ctx, (tx) => replaceRecoveryCodes(tx, userId));
}

/** @throws Refusal as `requireFirstFactor`; CONFLICT wrong_status, INVALID wrong_code, TOO_MANY_REQUESTS */
export async function disableSecondFactor(
  ctx: SecretsCtx,
  { password, code }: { password?: string | undefined; code: string },
): Promise<void> {
  const { userId } = personOf(ctx);
  if ((await readSecondFactor(ctx)).since === null) throw wrongStatus();
  await requireFirstFactor(ctx, password);
  await useCode(ctx, userId, code, SESSION);
  await inTransaction(ctx, async (tx) => {
    await tx.db.deleteFrom('second_factor').where('user_id', '=', userId).execute();
    await tellOwner(tx, 'second_factor_off', userId);
    recordSecurityEvent(tx, 'second_factor.disabled', { subject: userId });
  });
}

async function replaceRecoveryCodes({ db }: TxCtx, userId: string): Promise<string[]> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.toLowerCase(),
  );
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ digest: digestOf(code), user_id: userId })))
    .execute();
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}

const accountOf = ({ db }: Pick<Ctx, 'db'>, userId: string) =>
  db
    .selectFrom('user_account')
    .select('email')
    .$narrowType<{ email: string }>()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

async function tellOwner(tx: TxCtx, kind: 'second_factor_on' | 'second_factor_off', userId: string): Promise<void> {
  await enqueueAccountMail(tx, { kind, email: (await accountOf(tx, userId)).email, userId });
}
