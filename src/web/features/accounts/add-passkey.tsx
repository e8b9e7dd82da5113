import { useState } from 'react';

import type { Passkey } from '#contract/accounts/passkeys.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { deviceName } from './device.ts';
import { createPasskey, passkeyText, usePasskeySupport } from './passkey.ts';

/** Adds a passkey, which is named after the device. */
export function AddPasskey({ onAdded }: { onAdded: (passkey: Passkey) => void }) {
  const isSupported = usePasskeySupport();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!isSupported) return <p className="text-soft">{m.passkey_not_supported()}</p>;
  const add = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      const made = await createPasskey(await api.passkeys.begin({}));
      onAdded(await api.passkeys.add({ name: deviceName(navigator.userAgent), ...made }));
      showToast({ title: m.passkey_added() });
    } catch (error) {
      setProblem(passkeyText(error));
    }
    setPending(false);
  };
  return (
    <div className="flex flex-col items-start gap-4">
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button variant="secondary" isPending={isPending} onClick={() => void add()}>
        {m.passkey_add()}
      </Button>
    </div>
  );
}
