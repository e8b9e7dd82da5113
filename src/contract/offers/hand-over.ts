import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';

import { offerConditionsSchema } from './offer-conditions.ts';
import { offerSignatureSchema } from './offer-views.ts';

/** An accepted offer for a payroll or HR system: the payload of a JSON Web Signature. */
export const handOverSchema = z.strictObject({
  /** RFC 7519: the site's address, the offer, and when it was signed in seconds since 1970. */
  iss: z.url(),
  sub: z.uuid(),
  iat: z.int(),
  type: z.literal('offer.accepted'),
  /** The version of this schema: within a version, fields are only added. */
  schema: z.literal(1),
  applicationId: z.uuid(),
  acceptedAt: z.iso.datetime(),
  company: z.strictObject({ id: z.uuid(), name: z.string() }),
  job: z.strictObject({ id: z.uuid(), title: z.string() }),
  candidate: z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  conditions: offerConditionsSchema,
  /** In words, in the language that binds. */
  benefits: z.string(),
  bindingLocale: localeSchema,
  signatures: z.array(offerSignatureSchema),
  /** SHA-256 of the accepted version, in hexadecimal. */
  digest: z.string(),
  /** Null until it is made, some seconds after the acceptance. */
  document: z.strictObject({ url: z.url(), sha256: z.string() }).nullable(),
});

export type HandOver = z.infer<typeof handOverSchema>;
