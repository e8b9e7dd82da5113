import { useState } from 'react';
import { redirect } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { requirePerson } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { landingPath } from '#web/app/landing.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { ButtonLink } from '#web/ui/link.tsx';

import type { Route } from './+types/claim-page';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { ClaimByPasskey } from './claim-by-passkey.tsx';
import { enterAccount } from './enter-account.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { withRepeatedPassword } from './repeated-password.ts';
import { SendLink } from './send-link.tsx';
import { useAccountForm } from './use-account-form.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.person_claim() });

export function loader(args: Route.LoaderArgs) {
  const viewer = requirePerson(args);
  if (!viewer.unclaimed) throw redirect(href(landingPath(viewer)));
  return { email: viewer.email, isConfirmed: viewer.unclaimed.isConfirmed };
}

/** People without an account keep what they have here in one. */
export default function ClaimPage({ loaderData: { email, isConfirmed } }: Route.ComponentProps) {
  const [hasAccount, setHasAccount] = useState(false);
  if (hasAccount)
    return (
      <AccountPage title={m.person_claim_exists_title()} lead={m.person_claim_exists({ email })} isNews>
        <ButtonLink to={href(paths.login(), { next: href(paths.seekerApplications()) })} state={{ email }}>
          {m.app_sign_in()}
        </ButtonLink>
      </AccountPage>
    );
  if (!isConfirmed)
    return (
      <AccountPage title={m.person_claim()} lead={m.person_claim_unconfirmed({ email })}>
        <SendLink email={email} />
      </AccountPage>
    );
  return (
    <AccountPage title={m.person_claim()} lead={m.person_claim_lead({ email })}>
      <ClaimForm email={email} onHasAccount={() => setHasAccount(true)} />
      <ClaimByPasskey onHasAccount={() => setHasAccount(true)} />
    </AccountPage>
  );
}

const resolver = withRepeatedPassword(
  contractResolver(async () =>
    (await import('#contract/accounts/accounts.ts')).resetPasswordInput.omit({ token: true }),
  ),
  'password',
  m.auth_passwords_do_not_match,
);

function ClaimForm({ email, onHasAccount }: { email: string; onHasAccount: () => void }) {
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['password'],
    async send(input) {
      const { outcome } = await api.personLinks.claim(input);
      return outcome === 'needs_sign_in' ? onHasAccount() : enterAccount();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountForm onSubmit={submit} problem={problem}>
      {/* For password managers: the account of this password. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        password={{ ...form.register('password'), errorMessage: errors.password?.message }}
        repeated={{ ...form.register('confirmPassword'), errorMessage: errors.confirmPassword?.message }}
      />
      <SubmitButton isPending={isSubmitting}>{m.auth_create_account()}</SubmitButton>
    </AccountForm>
  );
}
