import { useId, useState } from 'react';

import type { SecondFactor as State } from '#contract/accounts/second-factor.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { sayFailed } from '#web/app/say-failed.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { loadLater } from '#web/ui/load-later.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { CodeField } from './code-field.tsx';
import { CurrentPassword } from './current-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAccountForm } from './use-account-form.ts';

const SetUpSecondFactor = loadLater(async () => ({
  default: (await import('./set-up-second-factor.tsx')).SetUpSecondFactor,
}));

interface SecondFactorProps {
  initial: State;
  email: string;
  hasPassword: boolean;
}

/** The reader's second factor: sets it up, renews its recovery codes, switches it off. */
export function SecondFactor({ initial, email, hasPassword }: SecondFactorProps) {
  const [state, setState] = useState(initial);
  const [asks, setAsks] = useState<'off' | 'renew'>();
  const [codes, setCodes] = useState<string[]>();
  const refresh = async () => setState(await api.secondFactor.read());
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (state.since === null) return <SetUpSecondFactor onDone={() => void refresh().catch(sayFailed)} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <Badge variant="secondary">{m.security_factor_is_on()}</Badge>
      <p className="text-soft">{m.security_factor_codes_left({ count: state.recoveryCodesLeft })}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsks('renew')}>
          {m.security_recovery_renew()}
        </Button>
        <Button variant="outline" onClick={() => setAsks('off')}>
          {m.security_factor_off()}
        </Button>
      </div>
      {asks === 'off' && (
        <SwitchOff
          email={email}
          hasPassword={hasPassword}
          onClose={() => setAsks(undefined)}
          onDone={async () => {
            await refresh();
            showToast({ title: m.security_factor_is_off() });
          }}
        />
      )}
      {asks === 'renew' && (
        <Renew
          onClose={() => setAsks(undefined)}
          onDone={async (renewed) => {
            setCodes(renewed);
            await refresh();
          }}
        />
      )}
    </div>
  );
}

const offResolver = contractResolver(
  async () => (await import('#contract/accounts/second-factor.ts')).disableSecondFactorInput,
);
const codeResolver = contractResolver(async () => (await import('#contract/accounts/second-factor.ts')).codeInput);

interface AskProps<Result> {
  onClose: () => void;
  onDone: (result: Result) => Promise<unknown>;
}

function SwitchOff({ email, hasPassword, onClose, onDone }: AskProps<void> & Omit<SecondFactorProps, 'initial'>) {
  const formId = useId();
  const { form, problem, submit } = useAccountForm({
    resolver: offResolver,
    fields: ['password', 'code'],
    async send(input) {
      await api.secondFactor.disable(input);
      await onDone();
      onClose();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      title={m.security_factor_off_title()}
      onClose={onClose}
      footer={<Footer {...{ formId, isSubmitting, onClose }} label={m.security_factor_off()} isDestructive />}
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
        <p>{hasPassword ? m.security_factor_off_text() : m.security_factor_off_without_password()}</p>
        {hasPassword && (
          <CurrentPassword field={form.register('password')} errorMessage={errors.password?.message} email={email} />
        )}
        <CodeField field={form.register('code')} errorMessage={errors.code?.message} />
        {problem && <Alert variant="attention">{problem}</Alert>}
      </form>
    </Dialog>
  );
}

function Renew({ onClose, onDone }: AskProps<string[]>) {
  const formId = useId();
  const { form, problem, submit } = useAccountForm({
    resolver: codeResolver,
    fields: ['code'],
    async send(input) {
      const { recoveryCodes } = await api.secondFactor.renewRecoveryCodes(input);
      onClose();
      await onDone(recoveryCodes);
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog
      isOpen
      size="sm"
      title={m.security_recovery_renew()}
      onClose={onClose}
      footer={<Footer {...{ formId, isSubmitting, onClose }} label={m.security_recovery_renew()} />}
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
        <p>{m.security_recovery_renew_text()}</p>
        <CodeField field={form.register('code')} errorMessage={errors.code?.message} />
        {problem && <Alert variant="attention">{problem}</Alert>}
      </form>
    </Dialog>
  );
}

interface FooterProps {
  formId: string;
  isSubmitting: boolean;
  onClose: () => void;
  label: string;
  isDestructive?: boolean;
}

function Footer({ formId, isSubmitting, onClose, label, isDestructive = false }: FooterProps) {
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button type="submit" form={formId} variant={isDestructive ? 'destructive' : 'default'} isPending={isSubmitting}>
        {label}
      </Button>
    </>
  );
}
