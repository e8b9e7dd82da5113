import { sql } from 'kysely';

import type { FeeTerms } from '#contract/clients/fee-terms.ts';
import { feeOf } from '#contract/placements/fees.ts';
import type { PlacementState } from '#contract/placements/placement-choices.ts';
import type { NewPlacementInput, Placement, PlacementDraft, PlacementInput } from '#contract/placements/placements.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { requireAgency } from '../agency/access.ts';
import { requireConsultant } from '../agency/consultants.ts';
import { requireClient, requireMandateOf } from '../clients/access.ts';
import { recordClientEntry } from '../clients/entries.ts';
import '../presenting/table.ts';
import { profileName } from '../profiles/profile-name.ts';
import '../profiles/table.ts';
import { lockPlacement } from './access.ts';
import { readPlacement } from './find.ts';

const DRAFT_MAX = 100;

/**
 * What a placement by hand can be for.
 * @throws Refusal NOT_FOUND
 */
export async function preparePlacement(ctx: Ctx, clientId: string): Promise<PlacementDraft> {
  const client = await requireClient(ctx, clientId);
  const mandates = await ctx.db
    .selectFrom('mandate')
    .select(['id', 'title'])
    .where('client_id', '=', clientId)
    .orderBy('opened_on', 'desc')
    .orderBy('id', 'desc')
    .limit(DRAFT_MAX)
    .execute();
  const presented = await findPresented(ctx, clientId)
    .where('presentation.answer', 'in', ['yes', 'perhaps'])
    .orderBy('presentation.presented_at', 'desc')
    .orderBy('presentation.id')
    .limit(DRAFT_MAX)
    .execute();
  return {
    client: { id: client.id, name: client.name },
    mandates,
    presented: presented.map((row) => ({
      presentationId: row.presentation_id,
      mandateId: row.mandate_id,
      name: profileName(row),
    })),
  };
}

/** People who were presented to a client and are not placed. */
const findPresented = ({ db }: Pick<Ctx, 'db'>, clientId: string) =>
  db
    .selectFrom('presentation')
    .innerJoin('representation', 'representation.id', 'presentation.representation_id')
    .innerJoin('mandate', 'mandate.id', 'representation.mandate_id')
    .innerJoin('profile', 'profile.id', 'representation.profile_id')
    .select(['presentation.id as presentation_id', 'representation.mandate_id', 'representation.profile_id'])
    .select(['profile.first_name', 'profile.last_name', 'profile.username'])
    .where('mandate.client_id', '=', clientId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('placement')
            .select('placement.id')
            .whereRef('placement.presentation_id', '=', 'presentation.id')
            .where('placement.state', '<>', 'cancelled'),
        ),
      ),
    );

/** @throws Refusal NOT_FOUND, INVALID for a mandate of another client, CONFLICT wrong_status for someone who is placed */
export async function createPlacement(
  ctx: Ctx,
  { clientId, mandateId, presentationId, ...fields }: NewPlacementInput,
): Promise<Placement> {
  return inTransaction(ctx, async (tx) => {
    const client = await requireClient(tx, clientId);
    if (client.agency_id !== (await requireAgency(tx))) throw invalidField('clientId', 'invalid');
    if (mandateId !== null) await requireMandateOf(tx, { clientId, mandateId });
    const presented =
      presentationId === null ? null : await requirePresented(tx, { clientId, mandateId, presentationId });
    const id = await insertPlacement(tx, {
      agencyId: client.agency_id,
      clientId,
      mandateId,
      presentationId,
      profileId: presented?.profile_id ?? null,
      terms: client.fee,
      consultantId: userIdOf(tx),
      ...fields,
    });
    if (id === undefined) throw wrongStatus();
    return readPlacement(tx, id);
  });
}

async function requirePresented(
  tx: TxCtx,
  { clientId, mandateId, presentationId }: { clientId: string; mandateId: string | null; presentationId: string },
) {
  const found = await tx.db
    .selectFrom('presentation')
    .innerJoin('representation', 'representation.id', 'presentation.representation_id')
    .innerJoin('mandate', 'mandate.id', 'representation.mandate_id')
    .select('representation.profile_id')
    .where('presentation.id', '=', presentationId)
    .where('mandate.id', '=', mandateId)
    .where('mandate.client_id', '=', clientId)
    .executeTakeFirst();
  if (!found) throw invalidField('presentationId', 'invalid');
  return found;
}

interface NewPlacement extends Omit<NewPlacementInput, 'clientId' | 'mandateId' | 'presentationId'> {
  agencyId: string;
  clientId: string;
  mandateId: string | null;
  presentationId: string | null;
  profileId: string | null;
  terms: FeeTerms | null;
  /** Who brought it about. */
  consultantId: string | null;
}

/** Undefined if the presented person is placed already. */
export async function insertPlacement(tx: TxCtx, placement: NewPlacement): Promise<string | undefined> {
  const { clientId, mandateId, profileId, terms, consultantId } = placement;
  const now = tx.clock.now();
  const added = await tx.db
    .insertInto('placement')
    .values({
      id: newId(),
      agency_id: placement.agencyId,
      client_id: clientId,
      mandate_id: mandateId,
      profile_id: profileId,
      presentation_id: placement.presentationId,
      title: placement.title,
      state: 'expected',
      starts_on: placement.startsOn,
      fixed_pay: placement.fixedPay,
      variable_pay: placement.variablePay,
      currency: placement.currency,
      fee_terms: terms && JSON.stringify(terms),
      fee: terms ? feeOf(terms, placement) : 0,
      guarantee_until: null,
      ended_on: null,
      created_by: userIdOf(tx),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('presentation_id')
        // Not a parameter: a prepared statement's generic plan would not find the index by it.
        .where('state', '<>', sql.lit<PlacementState>('cancelled'))
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!added) return undefined;
  if (consultantId !== null)
    await tx.db
      .insertInto('placement_share')
      .values({ placement_id: added.id, user_id: consultantId, percent: 100 })
      .execute();
  await recordClientEntry(tx, { clientId, mandateId, profileId, kind: 'placed' });
  return added.id;
}

/** @throws Refusal NOT_FOUND, CONFLICT wrong_status once it has started, INVALID for shares of others than consultants */
export async function changePlacement(
  ctx: Ctx,
  { id, shares, ...fields }: PlacementInput & { id: string },
): Promise<Placement> {
  return inTransaction(ctx, async (tx) => {
    const placement = await lockPlacement(tx, id, ['expected']);
    for (const { userId } of shares) await requireConsultant(tx, placement.agency_id, userId);
    const terms = placement.fee_terms ?? (await requireClient(tx, placement.client_id)).fee;
    await tx.db
      .updateTable('placement')
      .set({
        title: fields.title,
        starts_on: fields.startsOn,
        fixed_pay: fields.fixedPay,
        variable_pay: fields.variablePay,
        currency: fields.currency,
        fee_terms: terms && JSON.stringify(terms),
        fee: terms ? feeOf(terms, fields) : 0,
        updated_at: tx.clock.now(),
      })
      .where('id', '=', id)
      .execute();
    await tx.db.deleteFrom('placement_share').where('placement_id', '=', id).execute();
    await tx.db
      .insertInto('placement_share')
      .values(shares.map(({ userId, percent }) => ({ placement_id: id, user_id: userId, percent })))
      .execute();
    return readPlacement(tx, id);
  });
}
