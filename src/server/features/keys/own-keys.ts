import { sql } from 'kysely';

import type { Ctx, TxCtx } from '../../context.ts';
import { personOf } from '../accounts/signed-in.ts';
import './events.ts';
import { isStopped } from './stopped.ts';
import './table.ts';

/** Keys of companies and of the platform that work by the person's rights. */
export const listOwnKeys = (ctx: Ctx) =>
  ctx.db
    .selectFrom('api_key as key')
    .select(['key.id', 'key.name', 'key.created_at', 'key.last_used_at'])
    .where('key.created_by', '=', personOf(ctx).userId)
    .where(sql<boolean>`not ${isStopped}`)
    .orderBy('key.created_at')
    .execute();

export async function revokeOwnKeys(tx: TxCtx): Promise<void> {
  const revoked = await tx.db
    .deleteFrom('api_key as key')
    .where('key.created_by', '=', personOf(tx).userId)
    .where(sql<boolean>`not ${isStopped}`)
    .returning(['key.id as keyId', 'key.name', 'key.company_id as companyId'])
    .execute();
  for (const key of revoked) await tx.emit('key.changed', { action: 'revoked', ...key });
}
