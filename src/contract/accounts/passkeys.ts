import { z } from 'zod';

import { PASSKEY_NAME_MAX, PASSKEYS_MAX } from '#contract/limits.ts';
import { forAnyone, forOwnAccount, forOwnAccountAgain } from '#contract/procedure.ts';
import { lineSchema } from '#contract/text.ts';

import { problem, signedInSchema } from './accounts.ts';

/** Bytes in base64url. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

/** 1023 bytes (WebAuthn, section 4). */
const credentialId = bytes(1_364);

export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether it also works on other devices of the person. */
  isBackedUp: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export type Passkey = z.infer<typeof passkeySchema>;

/** In the browser's format (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })).optional(),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
  attestation: z.literal('none'),
});

export type PasskeyCreation = z.infer<typeof creationOptionsSchema>;

const requestOptionsSchema = z.object({
  rpId: z.string().optional(),
  challenge: z.string(),
  timeout: z.number().optional(),
  userVerification: z.literal('required'),
});

export type PasskeyRequest = z.infer<typeof requestOptionsSchema>;

const name = lineSchema(PASSKEY_NAME_MAX).pipe(z.string().min(1));

export const passkeyNameInput = z.strictObject({ name });

/** The authenticator's response at registration. */
export const addPasskeyInput = z.strictObject({
  name,
  credentialId,
  clientData: bytes(8_000),
  attestation: bytes(16_000),
  /** How a browser reaches the authenticator (WebAuthn, section 5.8.4); unknown values are accepted. */
  transports: z.array(z.string().regex(/^[a-z-]{1,30}$/)).max(10),
});

/** The authenticator's signed response. */
export const usePasskeyInput = z.strictObject({
  credentialId,
  clientData: bytes(8_000),
  authenticatorData: bytes(4_000),
  signature: bytes(8_000),
  /** The account's id. */
  userHandle: bytes(88).optional(),
});

const empty = z.strictObject({});
const done = z.object({ done: z.literal(true) });
const tags = ['Passkeys'];
const expires =
  '409 `sign_in_expired` if this browser did not begin within the last ten minutes, or has finished already.';

export const passkeysContract = {
  beginSignIn: forAnyone
    .route({ method: 'POST', path: '/auth/passkey/begin', summary: 'Begin to sign in with a passkey', tags })
    .input(empty)
    .output(requestOptionsSchema),
  signIn: forAnyone
    .errors(problem('UNAUTHENTICATED'))
    .errors(problem('CONFLICT'))
    .route({
      method: 'POST',
      path: '/auth/passkey',
      summary: 'Sign in with a passkey',
      description: `A passkey counts as both factors. ${expires}`,
      tags,
    })
    .input(usePasskeyInput)
    .output(signedInSchema),
  beginProof: forOwnAccount
    .route({
      method: 'POST',
      path: '/auth/prove/passkey/begin',
      summary: 'Begin to prove your identity again with a passkey',
      tags,
    })
    .input(empty)
    .output(requestOptionsSchema),
  prove: forOwnAccount
    .route({
      method: 'POST',
      path: '/auth/prove/passkey',
      summary: 'Prove your identity again with a passkey',
      description: `The proof is valid in this session for ten minutes. ${expires}`,
      tags,
    })
    .input(usePasskeyInput)
    .output(done),
  list: forOwnAccount
    .route({ method: 'GET', path: '/me/passkeys', summary: 'List your passkeys', tags })
    .output(z.array(passkeySchema)),
  begin: forOwnAccountAgain
    .route({
      method: 'POST',
      path: '/me/passkeys/begin',
      summary: 'Begin to add a passkey',
      description: `409 \`too_many_passkeys\` if you have ${PASSKEYS_MAX}.`,
      tags,
    })
    .input(empty)
    .output(creationOptionsSchema),
  add: forOwnAccountAgain
    .route({ method: 'POST', path: '/me/passkeys', summary: 'Add a passkey', description: expires, tags })
    .input(addPasskeyInput)
    .output(passkeySchema),
  rename: forOwnAccount
    .route({ method: 'PATCH', path: '/me/passkeys/{id}', summary: 'Rename a passkey', tags })
    .input(passkeyNameInput.extend({ id: z.uuid() }))
    .output(done),
  remove: forOwnAccountAgain
    .route({
      method: 'DELETE',
      path: '/me/passkeys/{id}',
      summary: 'Remove a passkey',
      description: '409 `only_way_in` if you have no other way to sign in.',
      tags,
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(done),
};
