import { z } from 'zod';

import { countrySchema } from '#contract/choice-schemas.ts';
import { lineSchema } from '#contract/text.ts';

/** Who issues or receives an invoice. */
export const partySchema = z.strictObject({
  name: lineSchema(160).pipe(z.string().min(1)),
  street: lineSchema(160),
  postcode: lineSchema(20),
  city: lineSchema(80),
  country: countrySchema,
  /** With the country's prefix: `DE123456789`; or empty. */
  vatId: lineSchema(20),
  /** Of the commercial register or the tax office, for sellers without a VAT number. */
  registration: lineSchema(60),
  email: z.union([z.literal(''), z.email().max(254)]),
  /** To which the invoice is paid; of sellers. */
  iban: lineSchema(34),
});

export type Party = z.infer<typeof partySchema>;
