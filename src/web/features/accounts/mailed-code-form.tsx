import { useEffect, useRef, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { useViewer } from '#web/app/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

import { CodeField } from './code-field.tsx';
import { useAccountForm } from './use-account-form.ts';

interface MailedCodeFormProps {
  id: string;
  onPending: (isPending: boolean) => void;
  /** Whether the form can be sent: not before a code was requested. */
  onReady: (isReady: boolean) => void;
  onDone: () => void;
}

const resolver = contractResolver(async () => (await import('#contract/accounts/second-factor.ts')).codeInput);

/** For users with neither a password nor a passkey: an emailed code. */
export function MailedCodeForm({ id, onPending, onReady, onDone }: MailedCodeFormProps) {
  const email = useViewer()?.email ?? '';
  const [state, setState] = useState<'asking' | 'pending' | 'sent'>('asking');
  const [failure, setFailure] = useState<string>();
  useEffect(() => onReady(state === 'sent'), [state, onReady]);
  const ask = async () => {
    const before = state;
    setState('pending');
    setFailure(undefined);
    try {
      await api.accounts.requestMailedCode({});
      setState('sent');
    } catch (error) {
      setFailure(problemText(problemOf(error)));
      setState(before);
    }
  };
  const again = (
    <Button
      {...(state === 'sent' ? { variant: 'ghost', size: 'sm', className: '-ms-3' } : {})}
      isPending={state === 'pending'}
      onClick={() => void ask()}
    >
      {state === 'sent' ? m.security_mail_code_send_again() : m.security_mail_code_send()}
    </Button>
  );
  return (
    <>
      <p role="status">
        {state === 'sent' ? m.security_mail_code_sent({ email }) : m.security_mail_code_about({ email })}
      </p>
      {state === 'sent' && <EnterCode {...{ id, onPending, onDone }} />}
      {failure && <Alert variant="attention">{failure}</Alert>}
      {again}
    </>
  );
}

function EnterCode({ id, onPending, onDone }: Pick<MailedCodeFormProps, 'id' | 'onPending' | 'onDone'>) {
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['code'],
    async send(input) {
      onPending(true);
      try {
        await api.accounts.proveByMail(input);
      } finally {
        onPending(false);
      }
      onDone();
    },
  });
  const own = useRef<HTMLFormElement>(null);
  // The pressed button has been replaced.
  useEffect(() => own.current?.querySelector('input')?.focus(), []);
  return (
    <form ref={own} id={id} noValidate onSubmit={submit} className="flex w-full flex-col gap-4">
      <CodeField field={form.register('code')} errorMessage={form.formState.errors.code?.message} />
      {problem && <Alert variant="attention">{problem}</Alert>}
    </form>
  );
}
