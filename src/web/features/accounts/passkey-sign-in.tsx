import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useWhenIdle } from '#web/app/form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

import {
  askForPasskey,
  passkeyText,
  stopAsking,
  supportsAutofill,
  supportsPasskeys,
  usePasskeySupport,
} from './passkey.ts';
import { enterAs } from './sign-in.ts';

/** A button, and passkeys among what the browser offers in the field of the address. */
export function PasskeySignIn({ next }: { next: string | undefined }) {
  const isSupported = usePasskeySupport();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  useWhenIdle(() => offerInField(next, setProblem));
  useEffect(() => () => void (supportsPasskeys() && stopAsking()), []);
  if (!isSupported) return null;
  const press = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await signInWithPasskey(next);
    } catch (error) {
      setProblem(passkeyText(error));
      setPending(false);
    }
  };
  return (
    <div className="mt-5 flex flex-col gap-4 noscript:hidden">
      <Button variant="outline" isPending={isPending} onClick={() => void press()}>
        <KeyRound aria-hidden className="size-4.5 shrink-0" />
        {m.passkey_sign_in()}
      </Button>
      {problem && <Alert variant="attention">{problem}</Alert>}
    </div>
  );
}

async function signInWithPasskey(next: string | undefined, { isAutofill = false } = {}): Promise<void> {
  const answer = await askForPasskey(await api.passkeys.beginSignIn({}), { isAutofill });
  await enterAs((await api.passkeys.signIn(answer)).viewer, next);
}

async function offerInField(next: string | undefined, onProblem: (text: string) => void): Promise<void> {
  if (!(await supportsAutofill())) return;
  try {
    await signInWithPasskey(next, { isAutofill: true });
  } catch (error) {
    // Nothing was chosen, or the button asks instead.
    if (!isBrowsers(error)) onProblem(passkeyText(error));
  }
}

const isBrowsers = (error: unknown): boolean =>
  error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name);
