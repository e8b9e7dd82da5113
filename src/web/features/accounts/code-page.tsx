import { redirect, useSearchParams } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Link } from '#web/ui/link.tsx';

import type { Route } from './+types/code-page';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { CodeField } from './code-field.tsx';
import { sameSitePath } from './same-site-path.ts';
import { enterAs } from './sign-in.ts';
import { useAccountForm } from './use-account-form.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.security_code_step_title() });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { needs } = await requestOf(context).api.accounts.pendingSignIn();
  if (needs === null) throw redirect(href(paths.login(), { next: sameSitePath(url.searchParams.get('next')) }));
  return null;
}

const resolver = contractResolver(async () => (await import('#contract/accounts/second-factor.ts')).codeInput);

/** The second step of signing in. */
export default function CodePage() {
  const [search] = useSearchParams();
  const next = sameSitePath(search.get('next'));
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['code'],
    send: async (input) => enterAs((await api.accounts.loginWithCode(input)).viewer, next),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountPage title={m.security_code_step_title()} lead={m.security_code_step_text()}>
      <AccountForm onSubmit={submit} problem={problem}>
        <CodeField field={form.register('code')} errorMessage={errors.code?.message} />
        <SubmitButton isPending={isSubmitting}>{m.app_sign_in()}</SubmitButton>
      </AccountForm>
      <p className="mt-8 border-t border-line pt-6">
        <Link to={href(paths.login(), { next })}>{m.security_code_step_start_again()}</Link>
      </p>
    </AccountPage>
  );
}
