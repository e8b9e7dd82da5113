import { createHash, randomBytes } from 'node:crypto';

import type { Db } from '../../platform/db/database.ts';
import './table.ts';

/** 256 bits, URL-safe, for links and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Secrets have 256 random bits, so one round of a plain hash is enough. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Shared by all processes, created on first use. */
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
