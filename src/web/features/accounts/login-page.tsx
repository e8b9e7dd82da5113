import { useMutation } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { redirect, useSearchParams } from 'react-router';

import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import type { DemoAccount } from '#contract/site/site.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { landingPath } from '#web/app/landing.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useSite } from '#web/app/site.ts';
import { readJobToApplyFor } from '#web/features/applications/apply/apply-href.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Link } from '#web/ui/link.tsx';
import { say } from '#web/ui/say.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { userRoleWords } from '#words/accounts.ts';

import type { Route } from './+types/login-page';
import { AccountAside } from './account-aside.tsx';
import { AccountPage } from './account-page.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { sameSitePath } from './same-site-path.ts';
import { showSignInFailure, signIn } from './sign-in.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.auth_sign_in_title() });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer, lacking, locale, hasEndedUnused } = requestOf(context);
  const next = sameSitePath(url.searchParams.get('next'));
  if (lacking) throw redirect(href(paths.setUpSecondFactor(), { next }));
  // People without an account may have one elsewhere; the two are joined then.
  if (viewer && !viewer.unclaimed) throw redirect(next ?? localizePath(landingPath(viewer), viewer.locale ?? locale));
  const [job, providers] = await Promise.all([readJobToApplyFor(api, next, locale), api.identities.providers()]);
  return { job, providers, hasEndedUnused };
}

/** The login page (specification, section 2). */
export default function LoginPage({ loaderData: { job, providers, hasEndedUnused } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { demoAccounts, appliesWithoutAccount } = useSite();
  const next = sameSitePath(search.get('next'));
  const aside =
    demoAccounts.length > 0 ? (
      <DemoAccounts accounts={demoAccounts} next={next} />
    ) : (
      <AccountAside userType="job_seeker" />
    );
  return (
    <AccountPage title={m.auth_sign_in_title()} lead={job && m.auth_sign_in_to_apply(job)} aside={aside}>
      {hasEndedUnused && (
        <Alert title={m.app_session_ended_title()} className="mb-6">
          {m.auth_session_unused()}
        </Alert>
      )}
      <LoginForm next={next} />
      <PasskeySignIn next={next} />
      <ProviderButtons providers={providers} next={next} />
      <p className="mt-8 border-t border-line pt-6">
        {m.auth_no_account()} <Link to={href(paths.register(), { next })}>{m.auth_sign_up()}</Link>
      </p>
      {appliesWithoutAccount && (
        <p className="mt-3 text-sm text-soft">
          {m.person_login_hint()} <Link to={href(paths.mailedApplications())}>{m.person_login_link()}</Link>
        </p>
      )}
    </AccountPage>
  );
}

function DemoAccounts({ accounts, next }: { accounts: DemoAccount[]; next: string | undefined }) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ email, password }: DemoAccount) => signIn({ email, password }, next),
    onError: (refused) => showSignInFailure(problemOf(refused)),
  });
  return (
    <section aria-labelledby="demo" className="rounded-card bg-sunken p-5 md:p-6 lg:p-8">
      <h2 id="demo">{m.auth_demo_title()}</h2>
      <p className="mt-2 text-soft">{m.auth_demo_text()}</p>
      {error && (
        <Alert variant="attention" className="mt-4">
          {problemText(problemOf(error))}
        </Alert>
      )}
      <ul className="mt-5 flex flex-col gap-3">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              aria-disabled={isPending || undefined}
              onClick={() => isPending || mutate(account)}
              className="flex w-full items-center gap-3 rounded-card border border-edge bg-surface p-3 text-start transition-colors hover:border-ink"
            >
              <Avatar name={account.name} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{say(userRoleWords[account.role])}</span>
                <span className="block text-sm text-soft">{account.name}</span>
              </span>
              {isPending && variables === account ? (
                <Spinner />
              ) : (
                <ArrowRight aria-hidden className="size-4.5 shrink-0 text-soft" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
