import { z } from 'zod';

import { partySchema } from '#contract/agency/party.ts';
import { currencies } from '#contract/currencies.ts';

/** What an invoice states; amounts in hundredths of the currency. */
export const invoiceContentSchema = z.strictObject({
  seller: partySchema,
  buyer: partySchema,
  currency: z.enum(currencies),
  /** Of the only line. */
  description: z.string(),
  net: z.int(),
  vatPercent: z.number(),
  vat: z.int(),
  total: z.int(),
  paymentDays: z.int(),
  /** Of a refund: the number of the invoice that it corrects. */
  corrects: z.string().nullable(),
});

export type InvoiceContent = z.infer<typeof invoiceContentSchema>;

export const invoicesContract = {};
