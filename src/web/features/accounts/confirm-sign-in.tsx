import { useLocation } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { useSignOut } from '#web/app/sign-out.ts';
import { useViewer } from '#web/app/site.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import { AccountPage } from './account-page.tsx';

/** A changed address is confirmed by its person alone, who comes back here after signing in. */
export function ConfirmSignIn() {
  const viewer = useViewer();
  const signOut = useSignOut();
  const { pathname, search } = useLocation();
  const text = viewer ? m.auth_confirm_other_person({ email: viewer.email }) : m.auth_confirm_sign_in_text();
  return (
    <AccountPage title={m.auth_confirm_sign_in_title()} lead={text} isNews>
      {viewer ? (
        <Button onClick={signOut}>{m.app_sign_out()}</Button>
      ) : (
        <ButtonLink to={href(paths.login(), { next: pathname + search })}>{m.app_sign_in()}</ButtonLink>
      )}
    </AccountPage>
  );
}
