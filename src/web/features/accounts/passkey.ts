import { useSyncExternalStore } from 'react';
import type { z } from 'zod';

import type { addPasskeyInput, PasskeyCreation, PasskeyRequest, usePasskeyInput } from '#contract/accounts/passkeys.ts';
import { m } from '#generated/paraglide/messages.js';
import { problemOf, problemText } from '#web/app/problem.ts';

type NewPasskey = Omit<z.infer<typeof addPasskeyInput>, 'name'>;
type PasskeyAnswer = z.infer<typeof usePasskeyInput>;

const load = () => import('@simplewebauthn/browser');

export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const never = () => () => {};

/** Before hydration, assumes that the browser supports passkeys. */
export const usePasskeySupport = (): boolean => useSyncExternalStore(never, supportsPasskeys, () => true);

/** Whether the email field can suggest passkeys. */
export const supportsAutofill = async (): Promise<boolean> =>
  supportsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** @throws the browser's DOMException; see `passkeyText`. */
export async function createPasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await load();
  const { id, response } = await startRegistration({ optionsJSON: options });
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  };
}

/**
 * `isAutofill`: waits until the user chooses one in the email field.
 * @throws the browser's DOMException; see `passkeyText`.
 */
export async function askForPasskey(options: PasskeyRequest, { isAutofill = false } = {}): Promise<PasskeyAnswer> {
  const { startAuthentication } = await load();
  const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: isAutofill });
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle,
  };
}

export const stopAsking = async (): Promise<void> => (await load()).WebAuthnAbortService.cancelCeremony();

/** Names of the browser's errors; others come from the API. */
const texts: Record<string, () => string> = {
  NotAllowedError: m.passkey_cancelled,
  AbortError: m.passkey_cancelled,
  InvalidStateError: m.passkey_device_has_one,
  NotSupportedError: m.passkey_not_supported,
  SecurityError: m.passkey_wrong_address,
};

export function passkeyText(error: unknown): string {
  const text = error instanceof Error ? texts[error.name] : undefined;
  return text?.() ?? problemText(problemOf(error));
}
