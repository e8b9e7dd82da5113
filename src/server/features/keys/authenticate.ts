import { sql } from 'kysely';

import type { KeyActor } from '../../actor.ts';
import type { Db } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { digestOf } from '../accounts/secrets.ts';
import { isExpired, isStopped } from './stopped.ts';
import './table.ts';

/** Prefix by which a leaked key can be recognized. */
export const KEY_BEGINNING = 'plk_';

/** Interval between updates of the last use, to save writes. */
const NOTE_USE_AFTER = sql`interval '1 minute'`;

/**
 * Looked up on every request, so that revoking takes effect immediately in all processes.
 * @throws Refusal UNAUTHENTICATED
 */
export async function authenticateKey(db: Db, key: string): Promise<KeyActor> {
  const found = await db
    .selectFrom('api_key as key')
    .select(['key.id', 'key.name', 'key.company_id', 'key.scopes'])
    .select(sql<boolean>`coalesce(key.last_used_at < now() - ${NOTE_USE_AFTER}, true)`.as('is_old'))
    .where('key.digest', '=', digestOf(key))
    .where(sql<boolean>`not ${isExpired} and not ${isStopped}`)
    .executeTakeFirst();
  if (!found) throw new Refusal('UNAUTHENTICATED');
  if (found.is_old)
    await db
      .updateTable('api_key')
      .set({ last_used_at: sql`now()` })
      .where('id', '=', found.id)
      .execute();
  return { kind: 'key', keyId: found.id, name: found.name, companyId: found.company_id, scopes: found.scopes };
}
