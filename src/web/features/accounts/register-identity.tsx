import { Controller } from 'react-hook-form';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';

import { AccountForm, SubmitButton } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { AcceptTerms, NameFields, UserType } from './register-form.tsx';
import { useAccountForm } from './use-account-form.ts';
import { withTerms } from './use-register-form.ts';

const resolver = withTerms(
  contractResolver(async () => (await import('#contract/accounts/identities.ts')).registerIdentityInput),
);

interface RegisterIdentityProps {
  /** The other site's name. */
  label: string;
  email: string;
  firstName: string;
  lastName: string;
  enter: (viewer: Viewer | null) => Promise<void>;
}

/** Asks for what the other site did not provide for a new account. */
export function RegisterIdentity({ label, email, firstName, lastName, enter }: RegisterIdentityProps) {
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['firstName', 'lastName', 'userType', 'acceptsTerms'],
    defaultValues: { firstName, lastName, userType: 'job_seeker' },
    send: async (input) => enter((await api.identities.register(input)).viewer),
  });
  const { register, control } = form;
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountPage title={m.auth_register_title()} lead={m.identity_register_text({ provider: label, email })} isNews>
      <AccountForm onSubmit={submit} problem={problem}>
        <NameFields first={register('firstName')} last={register('lastName')} errors={errors} />
        <Controller
          control={control}
          name="userType"
          render={({ field }) => <UserType {...field} errorMessage={errors.userType?.message} />}
        />
        <AcceptTerms field={register('acceptsTerms')} errorMessage={errors.acceptsTerms?.message} />
        <SubmitButton isPending={isSubmitting}>{m.auth_create_account()}</SubmitButton>
      </AccountForm>
    </AccountPage>
  );
}
