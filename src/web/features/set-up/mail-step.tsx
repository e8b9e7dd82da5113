import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { Step, type StepOfSetUp } from './step.tsx';
import { useSent } from './use-sent.ts';

export function MailStep({ token, setUp: { hasMailServer, mailFrom } }: StepOfSetUp) {
  const [address, setAddress] = useState('');
  const [came, setCame] = useState<{ isSent: boolean; answer: string }>();
  const { problem, problems, isSending, send } = useSent();
  const test = () => send(async () => setCame(await api.setUp.testMail({ token, address })));
  const result = came && (
    <Alert
      variant={came.isSent ? 'success' : 'attention'}
      title={came.isSent ? m.setup_mail_sent() : m.setup_mail_failed()}
    >
      {came.answer && (
        <p className="break-words">
          {m.setup_mail_answer()} <code>{came.answer}</code>
        </p>
      )}
    </Alert>
  );
  return (
    <Step
      title={m.setup_mail()}
      text={hasMailServer ? m.setup_mail_from({ from: mailFrom }) : m.setup_mail_none()}
      action={m.setup_mail_test()}
      problem={problem}
      isPending={isSending}
      onSubmit={() => void test()}
      result={result}
    >
      <TextField
        label={m.setup_mail_address()}
        type="email"
        isRequired
        autoComplete="email"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        errorMessage={problems.get('address')}
      />
    </Step>
  );
}
