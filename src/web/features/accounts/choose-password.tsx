import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** For users who registered with another site: sends a link to choose a password by email. */
export function ChoosePassword({ email }: { email: string }) {
  const [state, setState] = useState<'asking' | 'pending' | 'sent'>('asking');
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setState('pending');
    setProblem(undefined);
    try {
      await api.accounts.forgotPassword({ email });
      setState('sent');
    } catch (error) {
      setProblem(problemText(problemOf(error)));
      setState('asking');
    }
  };
  if (state === 'sent') return <Alert variant="success">{m.identity_password_sent({ email })}</Alert>;
  return (
    <div className="flex flex-col items-start gap-4">
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button variant="secondary" isPending={state === 'pending'} onClick={() => void send()}>
        {m.identity_choose_password()}
      </Button>
    </div>
  );
}
