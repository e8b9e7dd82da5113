import { useEffect, useRef, useState } from 'react';

import type { SecondFactorSecret } from '#contract/accounts/second-factor.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusWhenLost } from '#web/ui/focus.ts';

import { AccountForm, SubmitButton } from './account-form.tsx';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Shows a secret for an app, asks for a first code, then shows the recovery codes. */
export function SetUpSecondFactor({ onDone }: { onDone: () => void }) {
  const [begun, setBegun] = useState<SecondFactorSecret>();
  const [codes, setCodes] = useState<string[]>();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const begin = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      setBegun(await api.secondFactor.begin({}));
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    setPending(false);
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (begun) return <FirstCode begun={begun} onConfirmed={setCodes} />;
  return (
    <div className="flex flex-col gap-5">
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button variant="secondary" isPending={isPending} className="self-start" onClick={() => void begin()}>
        {m.security_factor_set_up()}
      </Button>
    </div>
  );
}

const resolver = contractResolver(async () => (await import('#contract/accounts/second-factor.ts')).codeInput);

interface FirstCodeProps {
  begun: SecondFactorSecret;
  onConfirmed: (codes: string[]) => void;
}

function FirstCode({ begun: { secret, qrCode }, onConfirmed }: FirstCodeProps) {
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['code'],
    send: async (input) => onConfirmed((await api.secondFactor.confirm(input)).recoveryCodes),
  });
  const { errors, isSubmitting } = form.formState;
  const title = useRef<HTMLParagraphElement>(null);
  // The pressed button has disappeared.
  useEffect(() => focusWhenLost(() => title.current), []);
  return (
    <AccountForm onSubmit={submit} problem={problem} className="max-w-[28rem]">
      <div>
        <p ref={title} tabIndex={-1} className="font-semibold outline-none">
          {m.security_factor_scan()}
        </p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
          alt={m.security_factor_qr()}
          width={200}
          height={200}
          className="mt-3 rounded-card border border-line"
        />
        <p className="mt-3 text-soft">{m.security_factor_key()}</p>
        <p className="mt-1 font-mono text-sm break-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
      <CodeField field={form.register('code')} label={m.security_factor_enter()} errorMessage={errors.code?.message} />
      <SubmitButton isPending={isSubmitting} className="self-start">
        {m.security_factor_on()}
      </SubmitButton>
    </AccountForm>
  );
}
