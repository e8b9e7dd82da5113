import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';

import type { registerInput, UserType } from '#contract/accounts/accounts.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { problemText, type Problem } from '#web/app/problem.ts';
import { useSite } from '#web/app/site.ts';
import { showToast } from '#web/ui/toast.tsx';

import { withRepeatedPassword, type RepeatedPassword } from './repeated-password.ts';
import { accountFieldText, useAccountForm } from './use-account-form.ts';

type Registration = z.input<typeof registerInput>;
type Registered = z.output<typeof registerInput>;

export const registerFields = [
  'firstName',
  'lastName',
  'email',
  'userType',
  'password',
  'confirmPassword',
  'acceptsTerms',
] as const;

export const registerLabels: Record<(typeof registerFields)[number], () => string> = {
  firstName: m.auth_first_name,
  lastName: m.auth_last_name,
  email: m.auth_email,
  userType: m.auth_i_am,
  password: m.auth_password,
  confirmPassword: m.auth_confirm_password,
  acceptsTerms: m.app_terms,
};

const resolver = withRepeatedPassword(
  withTerms(contractResolver(async () => (await import('#contract/accounts/accounts.ts')).registerInput)),
  'password',
  m.auth_passwords_dont_match,
);

/** `onRegistered` gets the address to which the verification email was sent. */
const REGISTER = 'register';

export function useRegisterForm({
  userType,
  onRegistered,
}: {
  userType: UserType;
  onRegistered: (email: string) => void;
}) {
  const { name } = useSite();
  return useAccountForm<Registration & RepeatedPassword, Registered>({
    resolver,
    fields: registerFields,
    defaultValues: { userType },
    async send(registration) {
      await api.accounts.register(registration);
      showToast({ action: REGISTER, title: m.auth_welcome({ name }), description: m.auth_welcome_text() });
      onRegistered(registration.email);
    },
    onRefused: (problem) =>
      showToast({
        action: REGISTER,
        title: m.auth_registration_failed(),
        description: refusalText(problem),
        variant: 'destructive',
      }),
  });
}

/** Why a registration was refused: one line per field error, else the reason. */
function refusalText(problem: Problem): string {
  const found = problem.fields.flatMap((field) => {
    const name = registerFields.find((known) => known === field.path);
    return name ? [m.auth_field_problem({ field: registerLabels[name](), problem: accountFieldText(field) })] : [];
  });
  return found.length > 0 ? found.join('\n') : problemText(problem);
}

/** Not accepting the terms has its own message (specification, section 5). */
export function withTerms<Input extends { acceptsTerms: unknown }, Output>(
  check: Resolver<Input, unknown, Output>,
): Resolver<Input, unknown, Output> {
  return async (...form) => {
    const checked = await check(...form);
    const { acceptsTerms } = checked.errors as { acceptsTerms?: { message?: string } };
    if (acceptsTerms) acceptsTerms.message = m.auth_terms_needed();
    return checked;
  };
}
