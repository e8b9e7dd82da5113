import { createHash, randomBytes } from 'node:crypto';

import type { Db } from '../../platform/db/database.ts';
import './table.ts';

/** A secret for a link or a cookie, 256 bits as text that a URL can hold. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What we keep of a secret. It has so much chance in it that one round of a plain hash is enough. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The secret of this name that all processes on this database share; the first to ask makes it. */
export async function sharedSecret(db: Db, name: string): Promise<string> {
  await db
    .insertInto('platform_secret')
    .values({ name, value: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('platform_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
