import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../clients/table.ts';
import { RECRUITING } from '../companies/memberships.ts';
import '../placements/events.ts';
import '../placements/table.ts';
import { notify } from './notify.ts';

/** The consultants who share in it and are still with the agency, once. */
export async function notifyOfGuarantee(
  tx: TxCtx,
  { placementId }: DomainEvents['placement.guaranteed'],
): Promise<void> {
  const rows = await tx.db
    .selectFrom('placement_share as share')
    .innerJoin('placement', 'placement.id', 'share.placement_id')
    .innerJoin('client', 'client.id', 'placement.client_id')
    .innerJoin('company_member as member', (join) =>
      join.onRef('member.user_id', '=', 'share.user_id').onRef('member.company_id', '=', 'placement.agency_id'),
    )
    .select(['share.user_id', 'client.name as client_name', 'placement.title'])
    .where('share.placement_id', '=', placementId)
    .where('member.role', 'in', [...RECRUITING])
    // So that concurrent transactions cannot deadlock.
    .orderBy('share.user_id')
    .execute();
  for (const { user_id: userId, client_name: clientName, title } of rows)
    await notify(tx, {
      userId,
      type: 'other',
      data: { kind: 'guarantee_ended', placement_id: placementId, client_name: clientName, title },
      aboutUserId: null,
      key: `guarantee-ended:${placementId}:${userId}`,
    });
}
