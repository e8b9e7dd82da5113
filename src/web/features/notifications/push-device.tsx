import { useState } from 'react';

import type { NotificationType } from '#contract/notifications/notifications.ts';
import type { PushState } from '#contract/notifications/push.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { useAccessChange } from '#web/features/accounts/use-access-change.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { say } from '#web/ui/say.ts';
import { Switch } from '#web/ui/switch.tsx';
import { notificationTypeWords } from '#words/notifications.ts';

/** Turns on push notifications for this browser; `kinds` are the types that the reader can receive. */
export function PushDevice({ initial, kinds }: { initial: PushState; kinds: readonly NotificationType[] }) {
  const [types, setTypes] = useState(initial.device?.types);
  const [isPending, setPending] = useState(false);
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState<string>();
  const tellOfChange = useAccessChange();
  const run = async (work: () => Promise<string>) => {
    setPending(true);
    setProblem(undefined);
    try {
      setStatus(await work());
      await tellOfChange();
    } catch (error) {
      setStatus('');
      setProblem(error instanceof DOMException ? m.push_failed() : problemText(problemOf(error)));
    }
    setPending(false);
  };
  const save = async (wanted: readonly NotificationType[]) => {
    const { subscribe } = await import('./push-subscription.ts');
    const subscription = await subscribe(initial.publicKey);
    if (typeof subscription === 'string') {
      setProblem(subscription === 'blocked' ? m.push_blocked() : m.push_unsupported());
      return '';
    }
    await api.push.save({ ...subscription, types: [...wanted] });
    setTypes([...wanted]);
    return types ? m.notifications_saved() : m.push_on();
  };
  const remove = async () => {
    await api.push.remove();
    setTypes(undefined);
    return m.push_off();
  };
  return (
    <div className="flex flex-col gap-4">
      {types ? (
        <>
          <Kinds {...{ kinds, types, isPending }} onChange={(wanted) => void run(() => save(wanted))} />
          <Button variant="secondary" className="self-start" isPending={isPending} onClick={() => void run(remove)}>
            {m.push_turn_off()}
          </Button>
        </>
      ) : (
        <Button
          variant="secondary"
          className="self-start"
          isPending={isPending}
          onClick={() => void run(() => save(kinds))}
        >
          {m.push_turn_on()}
        </Button>
      )}
      <p role="status" className="text-sm text-soft empty:hidden">
        {status}
      </p>
      {problem && <Alert variant="attention">{problem}</Alert>}
    </div>
  );
}

interface KindsProps {
  kinds: readonly NotificationType[];
  types: readonly NotificationType[];
  isPending: boolean;
  onChange: (types: NotificationType[]) => void;
}

function Kinds({ kinds, types, isPending, onChange }: KindsProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 font-semibold">{m.push_kinds()}</legend>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={say(notificationTypeWords[kind])}
          checked={types.includes(kind)}
          disabled={isPending}
          onChange={({ currentTarget: { checked } }) =>
            onChange(kinds.filter((one) => (one === kind ? checked : types.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
