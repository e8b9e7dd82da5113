import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { ButtonLink } from '#web/ui/link.tsx';

import type { Route } from './+types/reset-password-page';
import { AccountPage } from './account-page.tsx';
import { useLeaveSoon } from './leave-soon.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.auth_reset_title() });

/** Sets a new password by the link of a mail (specification, section 2, Reset password). */
export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [state, setState] = useState<'form' | 'expired' | 'done'>(token ? 'form' : 'expired');
  // The address bar is seen by others and remembered by the browser; this page alone needs the token.
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname);
  }, []);
  if (state === 'done') return <Updated />;
  if (state === 'expired') return <Expired isNews={token !== ''} />;
  return (
    <AccountPage title={m.auth_reset_title()} lead={m.auth_reset_lead()}>
      <ResetPasswordForm token={token} onDone={() => setState('done')} onExpired={() => setState('expired')} />
    </AccountPage>
  );
}

function Updated() {
  const login = href(paths.login());
  useLeaveSoon(login);
  return (
    <AccountPage title={m.auth_password_updated_title()} lead={m.auth_password_updated()} isNews>
      <p className="mb-6">{m.auth_to_sign_in_soon()}</p>
      <ButtonLink to={login} reloadDocument>
        {m.app_sign_in()}
      </ButtonLink>
    </AccountPage>
  );
}

function Expired({ isNews }: { isNews: boolean }) {
  return (
    <AccountPage title={m.auth_link_expired_title()} lead={m.auth_link_expired()} isNews={isNews}>
      <ButtonLink to={href(paths.forgotPassword())}>{m.auth_link_new()}</ButtonLink>
    </AccountPage>
  );
}
