import { sql } from 'kysely';

import { userIdOf } from '../../actor.ts';
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { isActingAdministrator } from '../accounts/standing.ts';
import { isActingOwner } from '../companies/memberships.ts';
import './events.ts';
import './table.ts';

/**
 * A key ends with the rights of its owner. Checked at each use, so that it takes effect immediately, however they
 * ended. For statements that read `api_key as key`.
 */
export const isStopped = sql<boolean>`(not case
  when key.company_id is null then ${isActingAdministrator(sql.ref('key.created_by'))}
  else ${isActingOwner(sql.ref('key.created_by'), sql.ref('key.company_id'))} end)`;

export const isExpired = sql<boolean>`coalesce(key.expires_at <= now(), key.company_id is null)`;

/** For later work in the name of a key: whether it is neither revoked nor expired nor stopped. */
export async function isKeyInUse(db: Db | Tx, keyId: string): Promise<boolean> {
  const key = await db
    .selectFrom('api_key as key')
    .select('key.id')
    .where('key.id', '=', keyId)
    .where(sql<boolean>`not ${isExpired} and not ${isStopped}`)
    .executeTakeFirst();
  return key !== undefined;
}

export async function giveToActor(tx: TxCtx, keyId: string): Promise<void> {
  await tx.db
    .updateTable('api_key')
    .set({ created_by: userIdOf(tx), stop_told_at: null })
    .where('id', '=', keyId)
    .execute();
}

/** For a cron job: notifies those who may take a key over, once each time that it stops. */
export async function tellOfStopped(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // Its owner has the rights again, as after a lifted ban.
    await tx.db
      .updateTable('api_key as key')
      .set({ stop_told_at: null })
      .where('key.stop_told_at', 'is not', null)
      .where(sql<boolean>`not ${isStopped}`)
      .execute();
    const stopped = await tx.db
      .updateTable('api_key as key')
      .set({ stop_told_at: tx.clock.now() })
      .where('key.stop_told_at', 'is', null)
      .where(sql<boolean>`${isStopped} and not ${isExpired}`)
      .returning(['key.id as keyId', 'key.name', 'key.company_id as companyId'])
      .execute();
    for (const key of stopped) await tx.emit('key.stopped', key);
  });
}
