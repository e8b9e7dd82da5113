import { redirect, useSearchParams } from 'react-router';

import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { landingPath } from '#web/app/landing.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useSite } from '#web/app/site.ts';
import { Link } from '#web/ui/link.tsx';

import type { Route } from './+types/login-page';
import { AccountAside } from './account-aside.tsx';
import { AccountPage } from './account-page.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginForm } from './login-form.tsx';
import { sameSitePath } from './same-site-path.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.auth_sign_in_title() });

export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, locale } = requestOf(context);
  if (!viewer) return;
  throw redirect(
    sameSitePath(url.searchParams.get('next')) ?? localizePath(landingPath(viewer), viewer.locale ?? locale),
  );
}

/** Where people sign in (specification, section 2, Login). */
export default function LoginPage() {
  const [search] = useSearchParams();
  const { demoAccounts } = useSite();
  const next = sameSitePath(search.get('next'));
  const aside =
    demoAccounts.length > 0 ? (
      <DemoAccounts accounts={demoAccounts} next={next} />
    ) : (
      <AccountAside userType="job_seeker" />
    );
  return (
    <AccountPage title={m.auth_sign_in_title()} aside={aside}>
      <LoginForm next={next} />
      <p className="mt-8 border-t border-line pt-6">
        {m.auth_no_account()} <Link to={href(paths.register(), { next })}>{m.auth_sign_up()}</Link>
      </p>
    </AccountPage>
  );
}
