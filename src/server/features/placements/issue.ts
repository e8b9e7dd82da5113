import type { Party } from '#contract/agency/party.ts';
import type { FeeTerms } from '#contract/clients/fee-terms.ts';
import { isCountryCode } from '#contract/countries.ts';
import type { Currency } from '#contract/currencies.ts';
import type { Locale } from '#contract/locales.ts';
import { dayAfter, feeCurrency, vatOf } from '#contract/placements/fees.ts';
import type { Invoice, InvoiceContent } from '#contract/placements/invoices.ts';
import type { InvoiceKind } from '#contract/placements/placement-choices.ts';
import type { FieldProblem } from '#contract/problems.ts';
import { m } from '#generated/paraglide/messages.js';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import '../agency/table.ts';
import { requireClient } from '../clients/access.ts';
import { recordClientEntry } from '../clients/entries.ts';
import { dayOf } from '../jobs/term.ts';
import { type LockedPlacement, lockPlacement } from './access.ts';
import './events.ts';
import { toInvoice } from './find.ts';
import { readInvoice } from './invoices.ts';

interface Issued extends Pick<InvoiceContent, 'seller' | 'buyer' | 'corrects'> {
  terms: FeeTerms;
  kind: InvoiceKind;
  dueOn: string;
}

/**
 * Issues what is to be invoiced now.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status, INVALID for what the seller or the buyer lacks
 */
export async function issueInvoice(ctx: Ctx, { id, kind }: { id: string; kind: InvoiceKind }): Promise<Invoice> {
  return inTransaction(ctx, async (tx) => {
    const placement = await lockPlacement(tx, id, ['started', 'guaranteed', 'ended_early']);
    const invoices = await tx.db
      .selectFrom('invoice')
      .select(['kind', 'number'])
      .where('placement_id', '=', id)
      .execute();
    const { fee_terms: terms } = placement;
    if (!terms || toInvoice({ ...placement, invoices }) !== kind) throw wrongStatus();
    const client = await requireClient(tx, placement.client_id);
    const corrects = invoices.find((invoice) => invoice.kind === 'fee')?.number ?? null;
    // Locks the agency last: its numbers wait for nothing else, and have no gaps.
    const { seller, number } = await takeNumber(tx, placement.agency_id);
    const parties = requireComplete(seller, client.buyer, feeCurrency(terms, placement));
    const today = dayOf(tx.clock.now());
    const dueOn = dayAfter(today, terms.paymentDays);
    const content = contentOf(placement, { ...parties, terms, kind, corrects, dueOn }, client.locale);
    const invoiceId = newId();
    await tx.db
      .insertInto('invoice')
      .values({
        id: invoiceId,
        agency_id: placement.agency_id,
        placement_id: id,
        kind,
        number,
        issued_on: today,
        due_on: dueOn,
        content: JSON.stringify(content),
        created_by: userIdOf(tx),
      })
      .execute();
    const { client_id: clientId, mandate_id: mandateId, profile_id: profileId } = placement;
    await recordClientEntry(tx, { clientId, mandateId, profileId, kind: 'invoiced', words: number });
    await tx.emit('invoice.issued', { agencyId: placement.agency_id });
    return readInvoice(tx, invoiceId);
  });
}

/** Counts up the number of a locked agency; a transaction that fails takes none. */
async function takeNumber(tx: TxCtx, agencyId: string) {
  const {
    seller,
    invoice_prefix: prefix,
    invoice_number: number,
  } = await tx.db
    .updateTable('agency')
    .set(({ eb }) => ({ invoice_number: eb('invoice_number', '+', 1) }))
    .where('company_id', '=', agencyId)
    .returning(['seller', 'invoice_prefix', 'invoice_number'])
    .executeTakeFirstOrThrow();
  return { seller, number: `${prefix}${String(number).padStart(4, '0')}` };
}

const NONE: Party = {
  name: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
  vatId: '',
  registration: '',
  email: '',
  iban: '',
};

const ADDRESS = ['name', 'street', 'postcode', 'city', 'country'] as const;

/** Prefixes of VAT numbers that are no country codes. */
const OTHER_VAT_PREFIXES = new Set(['EL', 'XI']);

const isVatId = (vatId: string): boolean =>
  /^[A-Z]{2}[A-Z\d+*]{2,18}$/.test(vatId) &&
  (isCountryCode(vatId.slice(0, 2)) || OTHER_VAT_PREFIXES.has(vatId.slice(0, 2)));

const spelt = (party: Partial<Party>): Party => {
  const all = { ...NONE, ...party };
  return { ...all, vatId: all.vatId.replaceAll(/[\s.-]/g, '').toUpperCase() };
};

/** @throws Refusal INVALID, with each field that an invoice by EN 16931 needs and does not have */
function requireComplete(
  ofSeller: Partial<Party>,
  ofBuyer: Partial<Party>,
  currency: Currency,
): { seller: Party; buyer: Party } {
  const seller = spelt(ofSeller);
  const buyer = spelt(ofBuyer);
  const problems: FieldProblem[] = [];
  const check = (whose: 'seller' | 'buyer', party: Party) => {
    for (const field of ADDRESS)
      if (party[field] === '') problems.push({ path: `${whose}.${field}`, code: 'required' });
    if (party.vatId !== '' && !isVatId(party.vatId)) problems.push({ path: `${whose}.vatId`, code: 'invalid' });
  };
  check('seller', seller);
  check('buyer', buyer);
  if (seller.vatId === '' && seller.registration === '') problems.push({ path: 'seller.vatId', code: 'required' });
  // Bulgaria has used the euro since 2026, so the rules no longer know the lev.
  if (currency === 'BGN') problems.push({ path: 'currency', code: 'invalid' });
  if (problems.length > 0) throw new Refusal('INVALID', { fields: problems });
  return { seller, buyer };
}

function contentOf(
  placement: LockedPlacement,
  { seller, buyer, terms, kind, corrects, dueOn }: Issued,
  locale: Locale,
): InvoiceContent {
  const { title, starts_on: startsOn, fee, refund } = placement;
  const net = kind === 'fee' ? fee : refund;
  const vat = vatOf(net, terms.vatPercent);
  const words = { title, date: day(startsOn, locale) };
  return {
    seller,
    buyer,
    currency: feeCurrency(terms, placement),
    description: kind === 'fee' ? m.invoice_line_fee(words, { locale }) : m.invoice_line_refund(words, { locale }),
    net,
    vatPercent: terms.vatPercent,
    vat,
    total: net + vat,
    payment:
      kind === 'fee'
        ? m.invoice_payment({ date: day(dueOn, locale) }, { locale })
        : m.invoice_payment_refund({}, { locale }),
    untaxed: terms.vatPercent > 0 ? null : untaxed(seller, buyer, locale),
    corrects: kind === 'fee' ? null : corrects,
  };
}

/** Between countries, the buyer owes the tax where both have a VAT number (article 196 of directive 2006/112/EC). */
const untaxed = (seller: Party, buyer: Party, locale: Locale): InvoiceContent['untaxed'] =>
  seller.country !== buyer.country && seller.vatId !== '' && buyer.vatId !== ''
    ? { reason: 'reverse_charge', words: m.invoice_reverse_charge({}, { locale }) }
    : { reason: 'exempt', words: m.invoice_exempt({}, { locale }) };

const day = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
