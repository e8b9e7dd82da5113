import { useState } from 'react';
import { useLocation } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { contractResolver } from '#web/app/form.ts';
import { href } from '#web/app/href.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { AccountForm, SubmitButton } from './account-form.tsx';
import { CurrentPassword } from './current-password.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { isUnverified, showSignInFailure, signIn } from './sign-in.ts';
import { useAccountForm } from './use-account-form.ts';

const resolver = contractResolver(async () => (await import('#contract/accounts/accounts.ts')).loginInput);

/** `next` is where to go after signing in. */
export function LoginForm({ next }: { next: string | undefined }) {
  const known = useKnownEmail();
  const [unverified, setUnverified] = useState<string>();
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['email', 'password'],
    send: (credentials) => signIn(credentials, next),
    onRefused(refused) {
      setUnverified(isUnverified(refused) ? form.getValues('email') : undefined);
      showSignInFailure(refused);
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      {unverified !== undefined && (
        <Alert
          variant="attention"
          title={m.auth_unverified_title()}
          action={<ResendVerification email={unverified} />}
          className="mb-6"
        >
          {m.problem_email_not_verified()}
        </Alert>
      )}
      <AccountForm onSubmit={submit} problem={unverified === undefined ? problem : undefined}>
        <TextField
          label={m.auth_email()}
          type="email"
          autoComplete="email webauthn"
          isRequired
          defaultValue={known}
          errorMessage={errors.email?.message}
          {...form.register('email')}
        />
        <CurrentPassword field={form.register('password')} errorMessage={errors.password?.message} />
        <p className="-mt-2">
          <Link to={href(paths.forgotPassword())}>{m.auth_forgot_link()}</Link>
        </p>
        <SubmitButton isPending={isSubmitting}>{m.app_sign_in()}</SubmitButton>
      </AccountForm>
    </>
  );
}

/** The address typed on the previous page, passed outside the URL. */
function useKnownEmail(): string | undefined {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : undefined;
}
