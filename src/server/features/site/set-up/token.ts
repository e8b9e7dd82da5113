import { timingSafeEqual } from 'node:crypto';

import type { Ctx } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { takeAttempt } from '../../../platform/http/limits.ts';
import { invalidField, notFound } from '../../../platform/http/refusal.ts';
import { digestOf, sharedSecret } from '../../accounts/secrets.ts';
import '../../accounts/table.ts';

export const TOKEN_NAME = 'set_up';

/** The owner of the token can set up the site, until it has an administrator. */
export async function isSetUpOpen(db: Db | Tx): Promise<boolean> {
  const administrator = await db
    .selectFrom('profile')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return administrator === undefined;
}

/** The same at each start, so that a set-up can be interrupted. Undefined once there is an administrator. */
export const findSetUpToken = async (db: Db): Promise<string | undefined> =>
  (await isSetUpOpen(db)) ? sharedSecret(db, TOKEN_NAME) : undefined;

/** Limits wrong tokens from one network. The correct one cannot be guessed: it has 256 bits. */
const WRONG_TOKENS = { max: 10, seconds: 15 * 60 };

/** @throws Refusal NOT_FOUND once there is an administrator, INVALID wrong_code, TOO_MANY_REQUESTS */
export async function requireToken({ db, from = '' }: Pick<Ctx, 'db' | 'from'>, token: string): Promise<void> {
  const row =
    (await isSetUpOpen(db)) &&
    (await db.selectFrom('platform_secret').select('value').where('name', '=', TOKEN_NAME).executeTakeFirst());
  if (!row) throw notFound();
  const [given, known] = [Buffer.from(digestOf(token)), Buffer.from(digestOf(row.value))];
  if (timingSafeEqual(given, known)) return;
  await takeAttempt(db, `set-up:${from}`, WRONG_TOKENS);
  throw invalidField('token', 'wrong_code');
}
