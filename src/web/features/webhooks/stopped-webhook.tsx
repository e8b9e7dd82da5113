import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Its owner is no longer an owner of the company: the reader takes it over. */
export function StoppedWebhook({ of }: { of: { id: string; webhookId: string } }) {
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const takeOver = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await api.webhooks.takeOver(of);
      showToast({ title: m.webhooks_taken_over() });
      await revalidate();
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    setPending(false);
  };
  return (
    <div className="mb-8 flex max-w-[42rem] flex-col items-start gap-4">
      <Alert variant="attention" isStatic>
        {m.webhooks_stopped()}
      </Alert>
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button isPending={isPending} onClick={() => void takeOver()}>
        {m.webhooks_take_over()}
      </Button>
    </div>
  );
}
