import { redirect, useSearchParams } from 'react-router';

import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { landingPath } from '#web/app/landing.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { leaveFor } from '#web/app/session-change.ts';
import { useSignOut } from '#web/app/sign-out.ts';
import { Button } from '#web/ui/button.tsx';

import type { Route } from './+types/set-up-page';
import { AccountPage } from './account-page.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { sameSitePath } from './same-site-path.ts';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.security_factor_required_title() });

export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, lacking, locale } = requestOf(context);
  const next = sameSitePath(url.searchParams.get('next'));
  if (!lacking)
    throw redirect(next ?? (viewer ? localizePath(landingPath(viewer), viewer.locale ?? locale) : href(paths.login())));
  return { landing: localizePath(landingPath(lacking), lacking.locale ?? locale) };
}

/** For users whose account requires a second factor: they can use nothing else before setting it up. */
export default function SetUpPage({ loaderData: { landing } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const signOut = useSignOut();
  const next = sameSitePath(search.get('next')) ?? landing;
  return (
    <AccountPage
      title={m.security_factor_required_title()}
      lead={
        <>
          <p>{m.security_factor_required_text()}</p>
          <p className="mt-3">{m.security_factor_about()}</p>
        </>
      }
    >
      <SetUpSecondFactor onDone={() => void leaveFor(next)} />
      <p className="mt-8 mb-4">{m.passkey_instead()}</p>
      <AddPasskey onAdded={() => void leaveFor(next)} />
      <p className="mt-8 border-t border-line pt-4">
        <Button variant="ghost" className="-ms-4.5" onClick={signOut}>
          {m.app_sign_out()}
        </Button>
      </p>
    </AccountPage>
  );
}
