import { z } from 'zod';

import { partySchema } from '#contract/agency/party.ts';
import { currencies } from '#contract/currencies.ts';
import { cursorInput } from '#contract/positions.ts';
import { forEmployers, orByKey } from '#contract/procedure.ts';

import { invoiceKinds } from './placement-choices.ts';

/** What an invoice states; amounts in hundredths of the currency. */
const invoiceContentSchema = z.strictObject({
  seller: partySchema,
  buyer: partySchema,
  currency: z.enum(currencies),
  /** Of the only line, in the client's language, without the person's name. */
  description: z.string(),
  net: z.int(),
  vatPercent: z.number(),
  vat: z.int(),
  total: z.int(),
  /** How it is paid, in the client's language. */
  payment: z.string(),
  /** Why no tax is charged; null where it is. */
  untaxed: z.strictObject({ reason: z.enum(['reverse_charge', 'exempt']), words: z.string() }).nullable(),
  /** Of a refund: the number of the invoice that it corrects. */
  corrects: z.string().nullable(),
});

export type InvoiceContent = z.infer<typeof invoiceContentSchema>;

const invoiceSchema = z.object({
  id: z.uuid(),
  placementId: z.uuid(),
  kind: z.enum(invoiceKinds),
  number: z.string(),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  content: invoiceContentSchema,
});

export type Invoice = z.infer<typeof invoiceSchema>;

const tags = ['Placements'];
const reading = orByKey.employers('read_agency');

export const invoicesContract = {
  list: reading
    .route({
      method: 'GET',
      path: '/agency/invoices',
      summary: 'Invoices of the house agency, the latest first',
      description:
        'As EN 16931 XML (UBL 2.1): GET /api/agency/invoices/{id}/xml. All of them as CSV: GET /api/agency/invoices.csv.',
      tags,
    })
    .input(z.strictObject(cursorInput))
    .output(z.object({ invoices: z.array(invoiceSchema), nextCursor: z.string().nullable() })),
  read: reading
    .route({ method: 'GET', path: '/agency/invoices/{id}', summary: 'An invoice', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(invoiceSchema),
  issue: forEmployers
    .route({
      method: 'POST',
      path: '/agency/placements/{id}/invoices',
      summary: 'Issue what is to be invoiced for a placement: the fee, or after an early end the refund',
      description:
        'Numbers have no gaps, and an invoice is never changed. 409: wrong_status if nothing is to be invoiced. 422: seller.… or buyer.… (required, invalid) where the agency’s or the client’s details are incomplete.',
      tags,
      successStatus: 201,
    })
    .input(z.strictObject({ id: z.uuid(), kind: z.enum(invoiceKinds) }))
    .output(invoiceSchema),
};
