import { sql } from 'kysely';

import type { Invoice } from '#contract/placements/invoices.ts';
import { dayPosition } from '#contract/positions.ts';

import type { Ctx } from '../../context.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/csv.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { throwNotFound } from '../../platform/http/refusal.ts';
import { requireAgency } from '../agency/access.ts';
import { invoiceVisibleTo } from './access.ts';

const PAGE_SIZE = 50;

/** Those that the actor may see. */
const findInvoices = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>) =>
  db
    .selectFrom('invoice')
    .select(['invoice.id', 'invoice.placement_id', 'invoice.kind', 'invoice.number'])
    .select(['invoice.issued_on', 'invoice.due_on', 'invoice.content'])
    .where(invoiceVisibleTo(actor));

type Row = Awaited<ReturnType<ReturnType<typeof findInvoices>['execute']>>[number];

const presentInvoice = (row: Row): Invoice => ({
  id: row.id,
  placementId: row.placement_id,
  kind: row.kind,
  number: row.number,
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  content: row.content,
});

/** @throws Refusal NOT_FOUND */
export async function readInvoice(ctx: Ctx, id: string): Promise<Invoice> {
  const row = await findInvoices(ctx).where('invoice.id', '=', id).executeTakeFirst();
  return row ? presentInvoice(row) : throwNotFound();
}

/**
 * Of the current agency.
 * @throws Refusal NOT_FOUND, INVALID for an invalid cursor
 */
export async function listInvoices(
  ctx: Ctx,
  { cursor, size = PAGE_SIZE }: { cursor?: string | undefined; size?: number },
) {
  const agencyId = await requireAgency(ctx);
  let query = findInvoices(ctx)
    .where('invoice.agency_id', '=', agencyId)
    .orderBy('invoice.issued_on', 'desc')
    .orderBy('invoice.id', 'desc')
    .limit(size + 1);
  if (cursor !== undefined) {
    const [day, id] = readCursor(cursor, dayPosition);
    query = query.where(sql<boolean>`(invoice.issued_on, invoice.id) < (${day}::date, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    invoices: shown.map(presentInvoice),
    nextCursor: rows.length > size && last ? writeCursor([last.issued_on, last.id]) : null,
  };
}

const CSV_PAGE = 500;
const HEADER = [
  'number',
  'kind',
  'issued',
  'due',
  'buyer',
  'buyer_vat_id',
  'description',
  'currency',
  'net',
  'vat_percent',
  'vat',
  'total',
  'corrects',
];

const inUnits = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** All of the agency, a page at a time. */
export async function* writeInvoicesCsv(ctx: Ctx): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(HEADER)}`;
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof listInvoices>> = await listInvoices(ctx, { cursor, size: CSV_PAGE });
    yield page.invoices.map(csvOf).join('');
    cursor = page.nextCursor;
  }
}

function csvOf({ number, kind, issuedOn, dueOn, content }: Invoice): string {
  const { buyer, description, currency, net, vatPercent, vat, total, corrects } = content;
  return csvLine([
    number,
    kind,
    issuedOn,
    dueOn,
    buyer.name,
    buyer.vatId,
    description,
    currency,
    inUnits(net),
    String(vatPercent),
    inUnits(vat),
    inUnits(total),
    corrects ?? '',
  ]);
}
