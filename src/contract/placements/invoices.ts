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
      summary: 'List the invoices of the house agency, latest first',
      description:
        '`GET /api/agency/invoices/{id}/xml` answers one as EN 16931 XML (UBL 2.1), `GET /api/agency/invoices.csv` all as CSV.',
      tags,
    })
    .input(z.strictObject(cursorInput))
    .output(z.object({ invoices: z.array(invoiceSchema), nextCursor: z.string().nullable() })),
  read: reading
    .route({ method: 'GET', path: '/agency/invoices/{id}', summary: 'Get an invoice', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(invoiceSchema),
  issue: forEmployers
    .route({
      method: 'POST',
      path: '/agency/placements/{id}/invoices',
      summary: 'Issue the invoice of a placement’s fee, or the credit note after an early end',
      description:
        'Numbers have no gaps, and an invoice never changes. 409 `wrong_status` if there is nothing to invoice. 422 with the missing fields of `seller` (the agency) and `buyer` (the client).',
      tags,
      successStatus: 201,
    })
    .input(z.strictObject({ id: z.uuid(), kind: z.enum(invoiceKinds) }))
    .output(invoiceSchema),
};
