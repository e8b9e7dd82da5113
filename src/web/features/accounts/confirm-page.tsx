import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

import type { Route } from './+types/confirm-page';
import { AccountPage } from './account-page.tsx';
import { ConfirmFailure } from './confirm-failure.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { ConfirmSignIn } from './confirm-sign-in.tsx';
import { findNext, keepNext } from './stored-next.ts';
import { useLeaveSoon } from './leave-soon.ts';
import { useConfirmation } from './use-confirmation.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.auth_confirm_page_title() });

/**
 * What became of a verification link (specification, section 2, Email verification). The page itself sends the token, so
 * that a mail scanner that only fetches the link uses nothing up.
 */
export default function ConfirmPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { state, settle, retry } = useConfirmation(token, search.get('error'));
  switch (state.kind) {
    case 'loading':
      return <AccountPage title={m.auth_confirm_loading_title()} lead={<Waiting />} />;
    case 'verified':
      return <Verified />;
    case 'email_changed':
      return <EmailChanged />;
    case 'needs_password':
      return <ConfirmPassword token={token} onSettled={settle} />;
    case 'needs_sign_in':
      return <ConfirmSignIn />;
    default:
      return <ConfirmFailure failure={state.failure} onRetry={retry} />;
  }
}

function Waiting() {
  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner />
      {m.auth_confirm_loading()}
    </p>
  );
}

/** To the homepage (specification), or back to what made somebody register. */
function Verified() {
  const [next] = useState(findNext);
  const home = href(paths.home());
  useEffect(() => keepNext(undefined), []);
  useLeaveSoon(next ?? home);
  return (
    <AccountPage title={m.auth_confirm_done_title()} lead={m.auth_confirm_done()} isNews>
      <p className="mb-6">{m.auth_confirm_soon()}</p>
      <ButtonLink to={next ?? home} reloadDocument>
        {next ? m.auth_go_on() : m.auth_go_to_homepage()}
      </ButtonLink>
    </AccountPage>
  );
}

function EmailChanged() {
  return (
    <AccountPage title={m.auth_email_changed_title()} lead={m.auth_email_changed()} isNews>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink to={href(paths.settings())} reloadDocument>
          {m.auth_go_to_settings()}
        </ButtonLink>
        <Link to={href(paths.home())} reloadDocument>
          {m.auth_go_to_homepage()}
        </Link>
      </div>
    </AccountPage>
  );
}
