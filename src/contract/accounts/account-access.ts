import { z } from 'zod';

import { forOwnAccount, forOwnAccountAgain } from '#contract/procedure.ts';

/** Ways into an account besides its password, and things that act for its owner. */
export const accessKinds = ['session', 'passkey', 'identity', 'calendar', 'key', 'push'] as const;

export type AccessKind = (typeof accessKinds)[number];

const accessSchema = z.object({
  kind: z.enum(accessKinds),
  id: z.uuid(),
  /** The name of a passkey, a linked site or a key; the browser of a session or a device; empty for a calendar. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export type AccountAccess = z.infer<typeof accessSchema>;

const tags = ['Accounts'];
const withoutPassword =
  'In an account without a password, passkeys and linked sites stay: they are the only ways to sign in.';

export const accountAccessContract = {
  list: forOwnAccount
    .route({
      method: 'GET',
      path: '/me/access',
      summary: 'List everything that opens your account or acts for it, except this session and the password',
      description: withoutPassword,
      tags,
    })
    .output(z.array(accessSchema)),
  endAll: forOwnAccountAgain
    .route({
      method: 'POST',
      path: '/me/access/end',
      summary: 'End everything that opens your account or acts for it, except this session and the password',
      description: withoutPassword,
      tags,
    })
    .input(z.strictObject({}))
    .output(z.object({ done: z.literal(true) })),
};
