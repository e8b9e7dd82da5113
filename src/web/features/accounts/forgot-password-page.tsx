import { useState } from 'react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';

import type { Route } from './+types/forgot-password-page';
import { AccountPage } from './account-page.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.auth_forgot_title() });

/** Asks for a link to set a new password (specification, section 2, Forgot password). */
export default function ForgotPasswordPage() {
  const [email, setEmail] = useState<string>();
  const [isSent, setSent] = useState(false);
  const backToSignIn = <Link to={href(paths.login())}>{m.auth_back_to_sign_in()}</Link>;
  if (isSent && email !== undefined) {
    return (
      <AccountPage title={m.auth_reset_sent_title()} lead={m.auth_reset_sent_text({ email })} isNews>
        <p className="mb-6">{m.auth_inbox_hint()}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button variant="outline" onClick={() => setSent(false)}>
            {m.auth_try_different_email()}
          </Button>
          {backToSignIn}
        </div>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={m.auth_forgot_title()} lead={m.auth_forgot_lead()} isNews={email !== undefined}>
      <ForgotPasswordForm
        email={email}
        onSent={(sentTo) => {
          setEmail(sentTo);
          setSent(true);
        }}
      />
      <p className="mt-8">{backToSignIn}</p>
    </AccountPage>
  );
}
