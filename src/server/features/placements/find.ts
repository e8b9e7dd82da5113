import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { feeCurrency } from '#contract/placements/fees.ts';
import type { InvoiceKind, PlacementState } from '#contract/placements/placement-choices.ts';
import type { ListedPlacement, Placement } from '#contract/placements/placements.ts';
import { dayPosition } from '#contract/positions.ts';

import type { Ctx } from '../../context.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { throwNotFound } from '../../platform/http/refusal.ts';
import { requireAgency } from '../agency/access.ts';
import '../clients/table.ts';
import { profileName } from '../profiles/profile-name.ts';
import '../profiles/table.ts';
import { visibleTo } from './access.ts';

const PAGE_SIZE = 50;

/** Those that the actor may see. */
const findPlacements = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>) =>
  db
    .selectFrom('placement')
    .innerJoin('client', 'client.id', 'placement.client_id')
    .leftJoin('mandate', 'mandate.id', 'placement.mandate_id')
    .leftJoin('profile', 'profile.id', 'placement.profile_id')
    .selectAll('placement')
    .select(['client.name as client_name', 'mandate.title as mandate_title'])
    .select(['profile.first_name', 'profile.last_name', 'profile.username'])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('invoice')
          .select(['invoice.id', 'invoice.kind', 'invoice.number', 'invoice.issued_on as issuedOn'])
          .select('invoice.due_on as dueOn')
          .whereRef('invoice.placement_id', '=', 'placement.id')
          .orderBy('invoice.kind'),
      ).as('invoices'),
      jsonArrayFrom(
        selectFrom('placement_share as share')
          .innerJoin('user_account as account', 'account.id', 'share.user_id')
          .select(['share.user_id as userId', 'account.name', 'share.percent'])
          .whereRef('share.placement_id', '=', 'placement.id')
          .orderBy('share.percent', 'desc')
          .orderBy('account.name'),
      ).as('shares'),
    ])
    .where(visibleTo(actor));

type PlacementRow = Awaited<ReturnType<ReturnType<typeof findPlacements>['execute']>>[number];

interface Filters {
  state?: PlacementState | undefined;
  client?: string | undefined;
  cursor?: string | undefined;
}

/**
 * Of the current agency.
 * @throws Refusal NOT_FOUND, INVALID for an invalid cursor
 */
export async function listPlacements(ctx: Ctx, { state, client, cursor }: Filters) {
  const agencyId = await requireAgency(ctx);
  let query = findPlacements(ctx)
    .where('placement.agency_id', '=', agencyId)
    .orderBy('placement.starts_on', 'desc')
    .orderBy('placement.id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (state) query = query.where('placement.state', '=', state);
  if (client) query = query.where('placement.client_id', '=', client);
  if (cursor !== undefined) {
    const [day, id] = readCursor(cursor, dayPosition);
    query = query.where(sql<boolean>`(placement.starts_on, placement.id) < (${day}::date, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    placements: shown.map(presentListed),
    nextCursor: rows.length > PAGE_SIZE && last ? writeCursor([last.starts_on, last.id]) : null,
  };
}

/** @throws Refusal NOT_FOUND */
export async function readPlacement(ctx: Ctx, id: string): Promise<Placement> {
  const row = await findPlacements(ctx).where('placement.id', '=', id).executeTakeFirst();
  return row ? presentPlacement(row) : throwNotFound();
}

const personName = ({ first_name: firstName, last_name: lastName, username }: PlacementRow): string | null =>
  firstName === null || lastName === null || username === null
    ? null
    : profileName({ first_name: firstName, last_name: lastName, username });

/** The fee once the person has started, and the refund once that is invoiced. */
export function toInvoice({
  state,
  refund,
  fee,
  invoices,
}: Pick<PlacementRow, 'state' | 'refund' | 'fee'> & {
  invoices: readonly { kind: InvoiceKind }[];
}): InvoiceKind | null {
  if (state === 'expected' || state === 'cancelled' || fee === 0) return null;
  const isIssued = (kind: InvoiceKind) => invoices.some((invoice) => invoice.kind === kind);
  if (!isIssued('fee')) return 'fee';
  return refund > 0 && !isIssued('refund') ? 'refund' : null;
}

export const presentListed = (row: PlacementRow): ListedPlacement => ({
  id: row.id,
  client: { id: row.client_id, name: row.client_name },
  personName: personName(row),
  title: row.title,
  state: row.state,
  startsOn: row.starts_on,
  guaranteeUntil: row.guarantee_until,
  fee: row.fee_terms && { amount: row.fee, currency: feeCurrency(row.fee_terms, row) },
  toInvoice: toInvoice(row),
});

const presentPlacement = (row: PlacementRow): Placement => ({
  ...presentListed(row),
  mandate: row.mandate_id === null ? null : { id: row.mandate_id, title: row.mandate_title ?? '' },
  fixedPay: row.fixed_pay,
  variablePay: row.variable_pay,
  currency: row.currency,
  terms: row.fee_terms,
  endedOn: row.ended_on,
  refund: row.refund,
  shares: row.shares,
  invoices: row.invoices,
  can: {
    change: row.state === 'expected',
    start: row.state === 'expected',
    end: row.state === 'started',
    cancel: row.state === 'expected',
  },
});
