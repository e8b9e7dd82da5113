import { useEffect, useId, useState } from 'react';

import type { WaysIn } from '#contract/accounts/accounts.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { answerProof, type MissingProof } from '#web/app/proof.ts';
import { useViewer } from '#web/app/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

import { ChoosePassword } from './choose-password.tsx';
import { CodeField } from './code-field.tsx';
import { MailedCodeForm } from './mailed-code-form.tsx';
import { askForPasskey, passkeyText, usePasskeySupport } from './passkey.ts';
import { ProveByProvider } from './prove-by-provider.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Where they cannot be read, the usual ones are offered. */
const USUAL: WaysIn = { hasPassword: true, hasPasskey: true, hasSecondFactor: true };

type Way = 'password' | 'passkey' | 'code' | 'mail';

/** Offered in this order. An authenticator's code does not replace a password. */
function waysOf({ hasPassword, hasPasskey, hasSecondFactor }: WaysIn, missing: MissingProof): Way[] {
  const ways: Way[] = [];
  if (hasPassword) ways.push('password');
  if (hasSecondFactor && missing === 'sign_in_again') ways.push('code');
  if (hasPasskey) ways.push('passkey');
  if (!hasPassword && !hasPasskey) ways.push('mail');
  return ways;
}

/** Shown while a call waits for the person to prove again who they are (api-client.ts). */
export function ProofDialog({ missing }: { missing: MissingProof }) {
  const [waysIn, setWaysIn] = useState<WaysIn>();
  useEffect(() => {
    void api.accounts.waysIn().then(setWaysIn, () => setWaysIn(USUAL));
  }, []);
  return waysIn && <Proof ways={waysOf(waysIn, missing)} hasPassword={waysIn.hasPassword} />;
}

const switchTexts: Record<Exclude<Way, 'passkey'>, () => string> = {
  password: m.security_prove_by_password,
  code: m.security_prove_by_code,
  mail: m.security_prove_by_mail,
};

function Proof({ ways, hasPassword }: { ways: Way[]; hasPassword: boolean }) {
  const formId = useId();
  const [chosen, setChosen] = useState(ways[0]);
  const [isPending, setPending] = useState(false);
  const [isReady, setReady] = useState(true);
  const isAlone = chosen === 'passkey';
  const footer = (
    <>
      <Button variant="outline" onClick={() => answerProof(false)}>
        {m.ui_cancel()}
      </Button>
      {!isAlone && (chosen !== 'mail' || isReady) && (
        <Button type="submit" form={formId} isPending={isPending}>
          {m.security_prove()}
        </Button>
      )}
    </>
  );
  const form = { id: formId, onPending: setPending };
  return (
    <Dialog isOpen size="sm" title={m.security_prove_title()} footer={footer} onClose={() => answerProof(false)}>
      <div className="flex flex-col items-start gap-4 pt-2">
        <p className="text-soft">{m.security_prove_text()}</p>
        {chosen === 'password' && <PasswordForm {...form} />}
        {chosen === 'code' && <CodeForm {...form} />}
        {chosen === 'mail' && <MailedCodeForm {...form} onReady={setReady} onDone={() => answerProof(true)} />}
        {ways.includes('passkey') && <ByPasskey isAlone={isAlone} />}
        {ways.map(
          (way) =>
            way !== chosen &&
            way !== 'passkey' && (
              <Button key={way} variant="ghost" size="sm" className="-ms-3 text-start" onClick={() => setChosen(way)}>
                {switchTexts[way]()}
              </Button>
            ),
        )}
        <ProveByProvider />
        {!hasPassword && ways.includes('passkey') && <WithoutPasskey />}
      </div>
    </Dialog>
  );
}

/** `isAlone`: no other method is offered next to it. */
function ByPasskey({ isAlone }: { isAlone: boolean }) {
  const isSupported = usePasskeySupport();
  const [problem, setProblem] = useState<string>();
  const ask = async () => {
    setProblem(undefined);
    try {
      await api.passkeys.prove(await askForPasskey(await api.passkeys.beginProof({})));
      answerProof(true);
    } catch (error) {
      setProblem(passkeyText(error));
    }
  };
  return (
    <>
      {problem && <Alert variant="attention">{problem}</Alert>}
      {isSupported && (
        <Button {...(isAlone ? {} : { variant: 'ghost', size: 'sm', className: '-ms-3' })} onClick={() => void ask()}>
          {isAlone ? m.security_prove_with_passkey() : m.security_prove_by_passkey()}
        </Button>
      )}
    </>
  );
}

/** Users who have lost their only passkey choose a password by email. */
function WithoutPasskey() {
  const email = useViewer()?.email ?? '';
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-4">
      <p className="text-sm text-soft">{m.security_prove_without_passkey()}</p>
      <ChoosePassword email={email} />
    </div>
  );
}

interface FormProps {
  id: string;
  onPending: (isPending: boolean) => void;
}

async function prove(input: { password: string } | { code: string }, onPending: FormProps['onPending']): Promise<void> {
  onPending(true);
  try {
    await api.accounts.prove(input);
  } finally {
    onPending(false);
  }
  answerProof(true);
}

const byPassword = contractResolver(async () =>
  (await import('#contract/accounts/accounts.ts')).loginInput.pick({ password: true }),
);

function PasswordForm({ id, onPending }: FormProps) {
  const { form, problem, submit } = useAccountForm({
    resolver: byPassword,
    fields: ['password'],
    send: (input) => prove(input, onPending),
  });
  return (
    <form id={id} noValidate onSubmit={submit} className="flex w-full flex-col gap-4">
      <PasswordField
        label={m.auth_password()}
        autoComplete="current-password"
        isRequired
        errorMessage={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      {problem && <Alert variant="attention">{problem}</Alert>}
    </form>
  );
}

const byCode = contractResolver(async () => (await import('#contract/accounts/second-factor.ts')).codeInput);

function CodeForm({ id, onPending }: FormProps) {
  const { form, problem, submit } = useAccountForm({
    resolver: byCode,
    fields: ['code'],
    send: (input) => prove(input, onPending),
  });
  return (
    <form id={id} noValidate onSubmit={submit} className="flex w-full flex-col gap-4">
      <CodeField field={form.register('code')} errorMessage={form.formState.errors.code?.message} />
      {problem && <Alert variant="attention">{problem}</Alert>}
    </form>
  );
}
