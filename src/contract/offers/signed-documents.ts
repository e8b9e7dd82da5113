import { z } from 'zod';

import { forAnyone } from '#contract/procedure.ts';

const publicKeySchema = z.object({
  kty: z.literal('RSA'),
  use: z.literal('sig'),
  alg: z.literal('RS256'),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
  /** The certificate. */
  x5c: z.array(z.string()),
});

export const signedDocumentsContract = {
  keys: forAnyone
    .route({
      method: 'GET',
      path: '/signed-documents/keys',
      summary: 'The public keys by which this site signs offers, as a JSON Web Key Set (RFC 7517); the last one first',
      tags: ['Offers'],
    })
    .output(z.object({ keys: z.array(publicKeySchema) })),
  verify: forAnyone
    .route({
      method: 'POST',
      path: '/signed-documents/verify',
      summary: 'Whether a document was signed by this site and is unaltered; it says nothing of what is in it',
      tags: ['Offers'],
    })
    .input(z.strictObject({ /** SHA-256 of the file, in hexadecimal. */ digest: z.string().regex(/^[\da-f]{64}$/) }))
    .output(
      z.object({ /** Null: not signed by this site, or changed since. */ signedAt: z.iso.datetime().nullable() }),
    ),
};
