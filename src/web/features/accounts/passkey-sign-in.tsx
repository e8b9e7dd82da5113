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

/** A button, and passkeys among the browser's suggestions in the email field. */
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
      await signIn(await choose(), next);
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

type Answer = Awaited<ReturnType<typeof askForPasskey>>;

const choose = async (isAutofill = false): Promise<Answer> =>
  askForPasskey(await api.passkeys.beginSignIn({}), { isAutofill });

async function signIn(answer: Answer, next: string | undefined): Promise<void> {
  await enterAs((await api.passkeys.signIn(answer)).viewer, next);
}

async function offerInField(next: string | undefined, onProblem: (text: string) => void): Promise<void> {
  if (!(await supportsAutofill())) return;
  // Nothing was chosen, the button's own request is pending, or autofill is unavailable: the user did not ask for it.
  const answer = await choose(true).catch(() => undefined);
  if (answer) await signIn(answer, next).catch((error: unknown) => onProblem(passkeyText(error)));
}
