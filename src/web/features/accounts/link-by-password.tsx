import type { Viewer } from '#contract/accounts/viewer.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { href } from '#web/app/href.ts';
import { Link } from '#web/ui/link.tsx';

import { AccountForm, SubmitButton } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { CurrentPassword } from './current-password.tsx';
import { useAccountForm } from './use-account-form.ts';

const resolver = contractResolver(async () => (await import('#contract/accounts/identities.ts')).linkInput);

interface LinkByPasswordProps {
  /** The other site's name. */
  label: string;
  email: string;
  enter: (viewer: Viewer | null) => Promise<void>;
}

/** Links the other site after the user entered the password of the account with this address. */
export function LinkByPassword({ label, email, enter }: LinkByPasswordProps) {
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['password'],
    send: async (input) => enter((await api.identities.confirmLink(input)).viewer),
    onRefused({ fields }) {
      // The usual text mentions a "current" password.
      if (fields.some(({ code }) => code === 'wrong_password'))
        form.setError('password', { message: m.auth_wrong_password() });
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountPage title={m.identity_password_title()} lead={m.identity_password_text({ email, provider: label })} isNews>
      <AccountForm onSubmit={submit} problem={problem}>
        <CurrentPassword field={form.register('password')} errorMessage={errors.password?.message} email={email} />
        <p className="-mt-2">
          <Link to={href(paths.forgotPassword())}>{m.auth_forgot_link()}</Link>
        </p>
        <SubmitButton isPending={isSubmitting}>{m.identity_password_submit()}</SubmitButton>
      </AccountForm>
      <p className="mt-8 border-t border-line pt-6">
        {m.identity_password_else({ provider: label })} <Link to={href(paths.login())}>{m.identity_back()}</Link>
      </p>
    </AccountPage>
  );
}
