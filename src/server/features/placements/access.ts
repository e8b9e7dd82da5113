import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';

import type { PlacementState } from '#contract/placements/placement-choices.ts';

import type { Actor } from '../../actor.ts';
import type { TxCtx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { throwNotFound, wrongStatus } from '../../platform/http/refusal.ts';
import { agenciesOf } from '../agency/access.ts';
import './table.ts';

const eb = expressionBuilder<Tables, 'placement' | 'invoice'>();

/** For the consultants of the agency, and its keys. */
export const visibleTo = (actor: Actor): ExpressionWrapper<Tables, 'placement', SqlBool> =>
  actor.kind === 'system' ? eb.lit(true) : eb('placement.agency_id', '=', agenciesOf(actor));

/** The same. */
export const invoiceVisibleTo = (actor: Actor): ExpressionWrapper<Tables, 'invoice', SqlBool> =>
  actor.kind === 'system' ? eb.lit(true) : eb('invoice.agency_id', '=', agenciesOf(actor));

export type LockedPlacement = Awaited<ReturnType<typeof lockPlacement>>;

/**
 * Until the end of the transaction.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status in another state
 */
export async function lockPlacement(tx: TxCtx, id: string, states: readonly PlacementState[]) {
  const placement = await tx.db
    .selectFrom('placement')
    .selectAll('placement')
    .where('placement.id', '=', id)
    .where(visibleTo(tx.actor))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!placement) return throwNotFound();
  if (!states.includes(placement.state)) throw wrongStatus();
  return placement;
}
