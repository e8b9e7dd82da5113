import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { SecretDialog } from '#web/features/keys/secret-dialog.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMomentText } from '#web/ui/use-moment-text.ts';

interface RenewSecretProps {
  of: { id: string; webhookId: string };
  /** Until when deliveries are also signed with the previous secret. */
  oldSecretUntil: string | null;
}

export function RenewSecret({ of, oldSecretUntil }: RenewSecretProps) {
  const { revalidate } = useRevalidator();
  const momentText = useMomentText();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const [secret, setSecret] = useState<string | null>(null);
  const renew = async () => {
    setState('pending');
    try {
      setSecret((await api.webhooks.rotate(of)).secret);
      await revalidate();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="flex max-w-[40rem] flex-col items-start gap-4">
      <p className="text-soft">{m.webhooks_renew_about()}</p>
      {oldSecretUntil && <p>{m.webhooks_old_secret({ time: momentText(oldSecretUntil) })}</p>}
      {state === 'failed' && <Alert variant="attention">{m.ui_failed()}</Alert>}
      <Button variant="outline" isPending={state === 'pending'} onClick={() => void renew()}>
        {m.webhooks_renew()}
      </Button>
      <SecretDialog title={m.webhooks_secret()} secret={secret} onClose={() => setSecret(null)} />
    </div>
  );
}
