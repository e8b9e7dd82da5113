import type { Passkey } from '#contract/accounts/passkeys.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { deviceName } from './device.ts';
import { createPasskey, usePasskeySupport } from './passkey.ts';
import { usePasskeyAction } from './use-passkey-action.ts';

/** Adds a passkey, which is named after the device. */
export function AddPasskey({ onAdded }: { onAdded: (passkey: Passkey) => void }) {
  const isSupported = usePasskeySupport();
  const { isPending, problem, start } = usePasskeyAction();
  if (!isSupported) return <p className="text-soft">{m.passkey_not_supported()}</p>;
  const add = async () => {
    const made = await createPasskey(await api.passkeys.begin({}));
    onAdded(await api.passkeys.add({ name: deviceName(navigator.userAgent), ...made }));
    showToast({ title: m.passkey_added() });
  };
  return (
    <div className="flex flex-col items-start gap-4">
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button variant="secondary" isPending={isPending} onClick={() => start(add)}>
        {m.passkey_add()}
      </Button>
    </div>
  );
}
