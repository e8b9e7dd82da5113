import { useState } from 'react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/reset-password-page';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { useLeaveSoon } from './leave-soon.ts';
import { useLinkToken } from './link-token.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { withRepeatedPassword } from './repeated-password.ts';
import { useAccountForm } from './use-account-form.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.auth_reset_title() });

/** The reset-password page (specification, section 2). */
export default function ResetPasswordPage() {
  const token = useLinkToken('password');
  const [state, setState] = useState<'form' | 'expired' | 'done'>('form');
  if (state === 'done') return <Updated />;
  if (state === 'expired' || token === '') return <Expired />;
  return (
    <AccountPage title={m.auth_reset_title()} lead={m.auth_reset_lead()}>
      <ResetPasswordForm token={token ?? ''} onDone={() => setState('done')} onExpired={() => setState('expired')} />
    </AccountPage>
  );
}

function Updated() {
  const login = href(paths.login());
  useLeaveSoon(login);
  return (
    <AccountPage title={m.auth_password_updated_title()} lead={m.auth_password_updated()} isNews>
      <p className="mb-6">{m.auth_to_sign_in_soon()}</p>
      <ButtonLink to={login} reloadDocument>
        {m.app_sign_in()}
      </ButtonLink>
    </AccountPage>
  );
}

function Expired() {
  return (
    <AccountPage title={m.auth_link_expired_title()} lead={m.auth_link_expired()} isNews>
      <ButtonLink to={href(paths.forgotPassword())}>{m.auth_link_new()}</ButtonLink>
    </AccountPage>
  );
}

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  onExpired: () => void;
}

const resetForm = contractResolver(async () =>
  (await import('#contract/accounts/accounts.ts')).resetPasswordInput.omit({ token: true }),
);
const resolver = withRepeatedPassword(resetForm, 'password', m.auth_passwords_do_not_match);

function ResetPasswordForm({ token, onDone, onExpired }: ResetPasswordFormProps) {
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['password'],
    async send({ password }) {
      await api.accounts.resetPassword({ token, password });
      showToast({ title: m.auth_password_updated_title(), description: m.auth_password_updated() });
      onDone();
    },
    onRefused({ reason, fields }) {
      // Malformed: the link was cut off.
      if (reason === 'link_expired' || fields.some(({ path }) => path === 'token')) onExpired();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountForm onSubmit={submit} problem={problem}>
      <NewPasswordFields
        password={{ ...form.register('password'), errorMessage: errors.password?.message }}
        repeated={{ ...form.register('confirmPassword'), errorMessage: errors.confirmPassword?.message }}
      />
      <SubmitButton isPending={isSubmitting}>{m.auth_reset_submit()}</SubmitButton>
    </AccountForm>
  );
}
