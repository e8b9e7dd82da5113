import type { RepresentationState } from '#contract/presenting/presenting-choices.ts';
import type { ProblemReason } from '#contract/problems.ts';

import type { TxCtx } from '../../context.ts';
import { Refusal, throwNotFound } from '../../platform/http/refusal.ts';
import '../clients/table.ts';
import { dayOf } from '../jobs/term.ts';
import { visibleTo } from './access.ts';
import './events.ts';
import './table.ts';

export type LockedRepresentation = Awaited<ReturnType<typeof lockRepresentation>>;

/**
 * Locks the application, if there is one, then the representation, as withdrawing does: of two at once, the second sees
 * what the first did.
 * @throws Refusal NOT_FOUND
 */
export async function lockRepresentation(tx: TxCtx, id: string) {
  await tx.db
    .selectFrom('application')
    .innerJoin('presentation', 'presentation.application_id', 'application.id')
    .select('application.id')
    .where('presentation.representation_id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('representation').select('id').where('id', '=', id).where(visibleTo(tx.actor))),
    )
    .forNoKeyUpdate(['application'])
    .execute();
  const representation = await tx.db
    .selectFrom('representation')
    .innerJoin('mandate', 'mandate.id', 'representation.mandate_id')
    .selectAll('representation')
    .select(['mandate.client_id', 'mandate.job_id', 'mandate.state as mandate_state'])
    .where('representation.id', '=', id)
    .where(visibleTo(tx.actor))
    .forNoKeyUpdate(['representation'])
    .executeTakeFirst();
  return representation ?? throwNotFound();
}

/**
 * A consent that lives, and by which no one was presented yet. Locked until the transaction ends, so that taking it
 * back waits, and then ends what was presented.
 * @throws Refusal NOT_FOUND; CONFLICT no_consent, consent_ended, mandate_over, already_presented
 */
export async function requireConsent(tx: TxCtx, id: string): Promise<LockedRepresentation> {
  const representation = await lockRepresentation(tx, id);
  const { state, ends_on: endsOn, mandate_state: mandateState } = representation;
  if (state === 'asked' || state === 'refused') throw refusedFor('no_consent');
  if (state !== 'given' || endsOn === null || endsOn < dayOf(tx.clock.now())) throw refusedFor('consent_ended');
  if (mandateState !== 'open') throw refusedFor('mandate_over');
  const presented = await tx.db
    .selectFrom('presentation')
    .select('id')
    .where('representation_id', '=', id)
    .executeTakeFirst();
  if (presented) throw refusedFor('already_presented');
  return representation;
}

export const refusedFor = (reason: ProblemReason): Refusal => new Refusal('CONFLICT', { reason });

type Columns = Partial<Pick<LockedRepresentation, 'answered_at' | 'ends_on'>>;

/** Of a locked one. */
export async function moveRepresentation(
  tx: TxCtx,
  { id, state: from }: Pick<LockedRepresentation, 'id' | 'state'>,
  to: RepresentationState,
  columns: Columns = {},
): Promise<void> {
  const ended = to === 'taken_back' || to === 'ended' ? { ended_at: tx.clock.now() } : {};
  await tx.db
    .updateTable('representation')
    .set({ state: to, ...ended, ...columns })
    .where('id', '=', id)
    .execute();
  await tx.emit('representation.changed', { representationId: id, from, to });
}
