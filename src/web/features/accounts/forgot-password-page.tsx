import { useState } from 'react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { problemText } from '#web/app/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/forgot-password-page';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { useAccountForm } from './use-account-form.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.auth_forgot_title() });

/** The forgot-password page (specification, section 2). */
export default function ForgotPasswordPage() {
  const [email, setEmail] = useState<string>();
  const [isSent, setSent] = useState(false);
  const backToSignIn = <Link to={href(paths.login())}>{m.auth_back_to_sign_in()}</Link>;
  if (isSent && email !== undefined) {
    return (
      <AccountPage title={m.auth_reset_sent_title()} lead={m.auth_reset_sent_text({ email })} isNews>
        <p className="mb-6">{m.auth_inbox_hint()}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button variant="outline" onClick={() => setSent(false)}>
            {m.auth_try_different_email()}
          </Button>
          {backToSignIn}
        </div>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={m.auth_forgot_title()} lead={m.auth_forgot_lead()} isNews={email !== undefined}>
      <ForgotPasswordForm
        email={email}
        onSent={(sentTo) => {
          setEmail(sentTo);
          setSent(true);
        }}
      />
      <p className="mt-8">{backToSignIn}</p>
    </AccountPage>
  );
}

const resolver = contractResolver(async () => (await import('#contract/accounts/accounts.ts')).emailInput);

interface ForgotPasswordFormProps {
  email: string | undefined;
  onSent: (email: string) => void;
}

const RESET = 'reset password';

function ForgotPasswordForm({ email: tried, onSent }: ForgotPasswordFormProps) {
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['email'],
    async send({ email }) {
      await api.accounts.forgotPassword({ email });
      showToast({ action: RESET, title: m.auth_reset_sent_title(), description: m.auth_reset_sent() });
      onSent(email);
    },
    onRefused: (refused) =>
      showToast({
        action: RESET,
        title: m.auth_reset_not_sent(),
        description: problemText(refused),
        variant: 'destructive',
      }),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountForm onSubmit={submit} problem={problem}>
      <TextField
        label={m.auth_email()}
        type="email"
        autoComplete="email"
        isRequired
        defaultValue={tried}
        errorMessage={errors.email?.message}
        {...form.register('email')}
      />
      <SubmitButton isPending={isSubmitting}>{m.auth_forgot_submit()}</SubmitButton>
    </AccountForm>
  );
}
