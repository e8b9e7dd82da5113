import { type SubmitEvent, useState } from 'react';

import type { DomainMail } from '#contract/companies/companies.ts';
import { m } from '#generated/paraglide/messages.js';
import { checkInput, useWhenIdle } from '#web/app/form.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

interface MailboxFormProps {
  domain: string;
  hint: string;
  /** Rejects with the API's refusal. */
  ask: (mailbox: string) => Promise<DomainMail>;
}

const loadSchema = async () => (await import('#contract/companies/companies.ts')).mailboxSchema;

/** Asks for the part before the @, and sends a verification email there. */
export function MailboxForm({ domain, hint, ask }: MailboxFormProps) {
  const [mailbox, setMailbox] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<DomainMail>();
  const [isPending, setPending] = useState(false);
  useWhenIdle(loadSchema);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setPending(true);
    const isWrong = 'problems' in (await checkInput(loadSchema, mailbox));
    setError(isWrong ? (mailbox.trim() === '' ? m.field_required() : m.company_mailbox_wrong()) : undefined);
    if (isWrong) {
      setPending(false);
      return form.querySelector('input')?.focus();
    }
    setProblem(undefined);
    try {
      setSent(await ask(mailbox));
    } catch (failure) {
      setSent(undefined);
      setProblem(problemText(problemOf(failure)));
    }
    setPending(false);
  };
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex max-w-[34rem] flex-col items-start gap-4"
    >
      {problem && <Alert variant="attention">{problem}</Alert>}
      {sent && <Alert>{m.company_mail_sent({ email: sent.email })}</Alert>}
      <Field label={m.company_mailbox({ domain })} hint={hint} errorMessage={error} isRequired className="w-full">
        {(control) => (
          <span className="flex items-center gap-2">
            <input
              {...control}
              value={mailbox}
              onChange={({ target }) => setMailbox(target.value)}
              maxLength={64}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              className="control min-w-0 flex-1"
            />
            <span aria-hidden="true" className="max-w-[55%] text-soft max-md:hidden">
              @{domain}
            </span>
          </span>
        )}
      </Field>
      <Button type="submit" variant="outline" isPending={isPending}>
        {m.company_mail_send()}
      </Button>
    </form>
  );
}
