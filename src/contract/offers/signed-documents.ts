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
      summary: 'List the public keys with which this site signs offers, latest first',
      description: 'A JSON Web Key Set (RFC 7517).',
      tags: ['Offers'],
    })
    .output(z.object({ keys: z.array(publicKeySchema) })),
  verify: forAnyone
    .route({
      method: 'POST',
      path: '/signed-documents/verify',
      summary: 'Check that this site signed a document, and that it is unaltered',
      description: 'The check says nothing about the contents.',
      tags: ['Offers'],
    })
    .input(z.strictObject({ /** SHA-256 of the file, in hexadecimal. */ digest: z.string().regex(/^[\da-f]{64}$/) }))
    .output(
      z.object({ /** Null: not signed by this site, or changed since. */ signedAt: z.iso.datetime().nullable() }),
    ),
};
