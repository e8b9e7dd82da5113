import { KeyRound } from 'lucide-react';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

import { deviceName } from './device.ts';
import { enterAccount } from './enter-account.ts';
import { createPasskey, usePasskeySupport } from './passkey.ts';
import { usePasskeyAction } from './use-passkey-action.ts';

/** An account that is entered with a passkey, without a password. */
export function ClaimByPasskey({ onHasAccount }: { onHasAccount: () => void }) {
  const isSupported = usePasskeySupport();
  const { isPending, problem, start } = usePasskeyAction();
  if (!isSupported) return null;
  const claim = async () => {
    const { creation } = await api.personLinks.beginPasskey({});
    if (!creation) return onHasAccount();
    const passkey = { name: deviceName(navigator.userAgent), ...(await createPasskey(creation)) };
    const { outcome } = await api.personLinks.claim({ passkey });
    return outcome === 'needs_sign_in' ? onHasAccount() : enterAccount();
  };
  return (
    <div className="mt-5 flex flex-col gap-4">
      <Button variant="outline" isPending={isPending} onClick={() => start(claim)}>
        <KeyRound aria-hidden className="size-4.5 shrink-0" />
        {m.person_claim_passkey()}
      </Button>
      {problem && <Alert variant="attention">{problem}</Alert>}
    </div>
  );
}
