import { useId, useState, useSyncExternalStore } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { answerProof, isAskingForProof, onProofChange } from '#web/app/proof.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

import { CodeField } from './code-field.tsx';
import { askForPasskey, passkeyText, usePasskeySupport } from './passkey.ts';
import { useAccountForm } from './use-account-form.ts';

/** Shown while a call waits for the person to prove again who they are (api-client.ts). */
export function ProofDialog() {
  const isAsking = useSyncExternalStore(onProofChange, isAskingForProof, () => false);
  return isAsking ? <Asking /> : null;
}

const byPassword = contractResolver(async () =>
  (await import('#contract/accounts.ts')).loginInput.pick({ password: true }),
);
const byCode = contractResolver(async () => (await import('#contract/second-factor.ts')).codeInput);

function Asking() {
  const formId = useId();
  const [usesCode, setUsesCode] = useState(false);
  const [isPending, setPending] = useState(false);
  const isSupported = usePasskeySupport();
  const [problem, setProblem] = useState<string>();
  const byPasskey = async () => {
    setProblem(undefined);
    try {
      await api.passkeys.prove(await askForPasskey(await api.passkeys.beginProof({})));
      answerProof(true);
    } catch (error) {
      setProblem(passkeyText(error));
    }
  };
  const footer = (
    <>
      <Button variant="outline" onClick={() => answerProof(false)}>
        {m.ui_cancel()}
      </Button>
      <Button type="submit" form={formId} isPending={isPending}>
        {m.security_prove()}
      </Button>
    </>
  );
  const Form = usesCode ? CodeForm : PasswordForm;
  return (
    <Dialog isOpen size="sm" title={m.security_prove_title()} footer={footer} onClose={() => answerProof(false)}>
      <div className="flex flex-col items-start gap-4 pt-2">
        <p className="text-soft">{m.security_prove_text()}</p>
        <Form id={formId} onPending={setPending} />
        <div className="-ms-3 flex flex-col items-start gap-1">
          <Button variant="ghost" size="sm" onClick={() => setUsesCode(!usesCode)}>
            {usesCode ? m.security_prove_by_password() : m.security_prove_by_code()}
          </Button>
          {isSupported && (
            <Button variant="ghost" size="sm" onClick={() => void byPasskey()}>
              {m.security_prove_by_passkey()}
            </Button>
          )}
        </div>
        {problem && <Alert variant="attention">{problem}</Alert>}
      </div>
    </Dialog>
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
