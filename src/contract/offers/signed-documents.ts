import { z } from 'zod';

import { forAnyone } from '#contract/procedure.ts';

export const signedDocumentsContract = {
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
