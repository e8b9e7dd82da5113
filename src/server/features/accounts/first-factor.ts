import { sql } from 'kysely';

import type { Ctx } from '../../context.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { PROOF_MINUTES } from './authenticate.ts';
import { requirePassword } from './password.ts';
import { personOf } from './signed-in.ts';
import './table.ts';
import { hasPassword } from './ways-in.ts';

/**
 * The password; in an account without one, a recent proof by passkey or emailed code.
 * @throws Refusal INVALID required or wrong_password, FORBIDDEN first_factor_again, TOO_MANY_REQUESTS
 */
export async function requireFirstFactor(ctx: Ctx, password: string | undefined): Promise<void> {
  const { userId, sessionId } = personOf(ctx);
  if (await hasPassword(ctx.db, userId)) {
    if (password === undefined) throw invalidField('password', 'required');
    await requirePassword(ctx, userId, 'password', password);
  } else if (!(await showedFirstFactor(ctx, sessionId))) {
    throw new Refusal('FORBIDDEN', { reason: 'first_factor_again' });
  }
}

async function showedFirstFactor({ db }: Ctx, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_session')
    .select('id')
    .where('id', '=', sessionId)
    .where('first_factor_at', '>', sql<Date>`now() - ${PROOF_MINUTES} * interval '1 minute'`)
    .executeTakeFirst();
  return row !== undefined;
}
