import { z } from 'zod';

import { forAnyone, forOwnAccount, forOwnAccountAgain } from '#contract/procedure.ts';

import { passwordSchema, problem, registerInput, signedInSchema } from './accounts.ts';
import { viewerSchema } from './viewer.ts';

const providerSchema = z.object({ id: z.string(), label: z.string() });

export type Provider = z.infer<typeof providerSchema>;

export const identitySchema = z.object({
  id: z.uuid(),
  /** Null for a provider that the operator has removed. */
  provider: z.string().nullable(),
  /** The provider's name. */
  label: z.string(),
  /** The address at the provider. */
  email: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export type Identity = z.infer<typeof identitySchema>;

/**
 * `needs_password`: an account has the address, and its password links them. `needs_registration`: there is none.
 * `needs_code`: the account has a second factor. `proved`: the person signed in there again, which proves their
 * identity in this session.
 */
const finishedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed_in'), viewer: viewerSchema }),
  z.object({ outcome: z.literal('needs_code') }),
  z.object({ outcome: z.literal('linked'), label: z.string() }),
  z.object({ outcome: z.literal('proved') }),
  z.object({ outcome: z.literal('needs_password'), label: z.string(), email: z.string() }),
  z.object({
    outcome: z.literal('needs_registration'),
    label: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
]);

export type Finished = z.infer<typeof finishedSchema>;

/** The query with which the provider sends the browser back. */
const finishInput = z.strictObject({
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(8_000),
  iss: z.string().max(2_000).optional(),
});

export const linkInput = z.strictObject({ password: passwordSchema });

export const registerIdentityInput = registerInput.omit({ email: true, password: true });

const provider = z.strictObject({ provider: z.string().max(40) });
const address = z.object({ url: z.string() });
const done = z.object({ done: z.literal(true) });
const tags = ['Sign-in with other sites'];
const unreachable = '503 `provider_unreachable` if the other site does not answer.';
const expires =
  '409 `sign_in_expired` if this browser did not begin within the last ten minutes, or has finished already.';

const withProvider = forAnyone.errors({
  ...problem('UNAUTHENTICATED'),
  ...problem('CONFLICT'),
  ...problem('NOT_FOUND'),
});

export const identitiesContract = {
  providers: forAnyone
    .route({ method: 'GET', path: '/auth/providers', summary: 'List the sites that people can sign in with', tags })
    .output(z.array(providerSchema)),
  begin: withProvider
    .route({
      method: 'POST',
      path: '/auth/providers/{provider}/begin',
      summary: 'Begin to sign in with another site',
      description: `Returns the address to open. ${unreachable}`,
      tags,
    })
    .input(provider)
    .output(address),
  finish: withProvider
    .route({
      method: 'POST',
      path: '/auth/providers/finish',
      summary: 'Finish what you began at another site, with its response',
      description: `${expires} 403 \`provider_refused\` if the site refused, \`address_not_confirmed\` if it has not confirmed the address. ${unreachable}`,
      tags,
    })
    .input(finishInput)
    .output(finishedSchema),
  confirmLink: withProvider
    .route({
      method: 'POST',
      path: '/auth/providers/confirm-link',
      summary: 'Link another site to the account with the same address, and sign in',
      description: `Requires the password of that account. ${expires}`,
      tags,
    })
    .input(linkInput)
    .output(signedInSchema),
  register: withProvider
    .route({
      method: 'POST',
      path: '/auth/providers/register',
      summary: 'Create an account with the address that another site confirmed, and sign in',
      description: `${expires} 409 \`email_taken\` if the address has an account.`,
      tags,
    })
    .input(registerIdentityInput)
    .output(signedInSchema),
  list: forOwnAccount
    .route({ method: 'GET', path: '/me/identities', summary: 'List the sites linked to your account', tags })
    .output(z.array(identitySchema)),
  prove: forOwnAccount
    .route({
      method: 'POST',
      path: '/auth/providers/{provider}/prove',
      summary: 'Begin to prove your identity again at a linked site',
      description: `Returns the address to open. The proof counts only if the site states when you signed in there (\`auth_time\`). ${unreachable}`,
      tags,
    })
    .input(provider)
    .output(address),
  link: forOwnAccountAgain
    .route({
      method: 'POST',
      path: '/auth/providers/{provider}/link',
      summary: 'Begin to link another site to your account',
      description: `Returns the address to open. ${unreachable}`,
      tags,
    })
    .input(provider)
    .output(address),
  remove: forOwnAccountAgain
    .route({
      method: 'DELETE',
      path: '/me/identities/{id}',
      summary: 'Unlink a site from your account',
      description: '409 `only_way_in` if you have no other way to sign in.',
      tags,
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(done),
};
