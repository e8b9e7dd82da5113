import { sql } from 'kysely';

import { userIdOf } from '../../actor.ts';
import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { ABOUT_NO_ONE } from '../../platform/live/events.ts';
import '../clients/events.ts';
import '../clients/table.ts';
import { activeMembers } from '../companies/members.ts';
import { notify } from './notify.ts';
import { sendLive } from './send-live.ts';

/** Consultants with the client's page open see it. */
export async function sendClient(tx: TxCtx, { clientId }: DomainEvents['client.changed']): Promise<void> {
  const client = await tx.db
    .selectFrom('client')
    .select(activeMembers(sql.ref<string>('client.agency_id'), null).as('user_ids'))
    .where('id', '=', clientId)
    .executeTakeFirst();
  await sendLive(tx, client?.user_ids ?? [], { type: 'client', clientId }, ABOUT_NO_ONE);
}

/** Not who takes it over themselves. */
export async function notifyOfHandOver(
  tx: TxCtx,
  { clientId, toUserId }: DomainEvents['client.handed_over'],
): Promise<void> {
  const byId = userIdOf(tx);
  if (toUserId === byId) return;
  const { name } = await tx.db.selectFrom('client').select('name').where('id', '=', clientId).executeTakeFirstOrThrow();
  const by = await tx.db.selectFrom('user_account').select('name').where('id', '=', byId).executeTakeFirst();
  const data = { kind: 'client_handed_over', client_id: clientId, client_name: name, by: by?.name ?? '' } as const;
  const key = `client:${clientId}:${toUserId}:${tx.clock.now().toISOString()}`;
  await notify(tx, { userId: toUserId, type: 'other', data, aboutUserId: byId, key });
}
