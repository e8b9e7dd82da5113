import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast.tsx';

export function BlindSwitch({ jobId, first }: { jobId: string; first: boolean }) {
  const [isBlind, setBlind] = useState(first);
  const [problem, setProblem] = useState<string>();
  const save = async (wanted: boolean) => {
    setBlind(wanted);
    setProblem(undefined);
    try {
      await api.blindReview.save({ id: jobId, isBlind: wanted });
      showToast({ title: wanted ? m.blind_on() : m.blind_off() });
    } catch (failure) {
      setBlind(!wanted);
      setProblem(problemText(problemOf(failure)));
    }
  };
  return (
    <>
      <Switch
        label={m.blind_switch()}
        hint={m.blind_before()}
        checked={isBlind}
        onChange={(event) => void save(event.currentTarget.checked)}
      />
      {problem && <Alert variant="attention">{problem}</Alert>}
    </>
  );
}
