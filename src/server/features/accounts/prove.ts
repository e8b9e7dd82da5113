import { sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import { requirePassword } from './password.ts';
import type { SecretsCtx } from './second-factor-secret.ts';
import { personOf } from './signed-in.ts';
import type { ProofMeans } from './table.ts';
import { SESSION, useCode } from './use-code.ts';

/**
 * Verifies the user again, for actions that require a recent proof.
 * @throws Refusal INVALID wrong_password or wrong_code, TOO_MANY_REQUESTS
 */
export async function proveAgain(ctx: SecretsCtx, input: { password: string } | { code: string }): Promise<void> {
  const { userId, sessionId } = personOf(ctx);
  if ('password' in input) await requirePassword(ctx, userId, 'password', input.password);
  else await useCode(ctx, userId, input.code, SESSION);
  await markProved(ctx, sessionId, 'password' in input ? 'password' : 'code');
}

/** A passkey is both factors at once; an authenticator's code is only the second. */
export async function markProved({ db }: Pick<Ctx, 'db'>, sessionId: string, by: ProofMeans): Promise<void> {
  await db
    .updateTable('user_session')
    .set({
      proved_at: sql`now()`,
      proved_by: by,
      ...(by === 'code' ? {} : { first_factor_at: sql`now()` }),
      ...(by === 'passkey' ? { by_passkey: true } : {}),
    })
    .where('id', '=', sessionId)
    .execute();
}

/** By which means the session's last proof was given; null if that was not recorded. */
export async function readProofMeans({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<ProofMeans | null> {
  const session = await db
    .selectFrom('user_session')
    .select('proved_by')
    .where('id', '=', personOf({ actor }).sessionId)
    .executeTakeFirst();
  return session?.proved_by ?? null;
}
