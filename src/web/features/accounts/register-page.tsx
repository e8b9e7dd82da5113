import { useState } from 'react';
import { redirect, useSearchParams } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { readJobToApplyFor } from '#web/features/applications/apply/apply-href.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';

import type { Route } from './+types/register-page';
import { AccountAside } from './account-aside.tsx';
import { AccountPage } from './account-page.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { sameSitePath } from './same-site-path.ts';
import { storeNext } from './stored-next.ts';
import { useRegisterForm } from './use-register-form.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.auth_register_title() });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer, locale } = requestOf(context);
  const next = sameSitePath(url.searchParams.get('next'));
  if (viewer && !viewer.unclaimed) throw redirect(next ?? href(paths.home()));
  const [job, providers] = await Promise.all([readJobToApplyFor(api, next, locale), api.identities.providers()]);
  return { job, providers };
}

/** The registration page (specification, section 2). */
export default function RegisterPage({ loaderData: { job, providers } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const next = sameSitePath(search.get('next'));
  const [email, setEmail] = useState<string>();
  const [isSent, setSent] = useState(false);
  const registration = useRegisterForm({
    userType: search.get('as') === 'employer' ? 'employer' : 'job_seeker',
    onRegistered(sentTo) {
      storeNext(next);
      setEmail(sentTo);
      setSent(true);
    },
  });
  const userType = registration.form.watch('userType') ?? 'job_seeker';
  if (isSent && email !== undefined) return <CheckInbox email={email} onChangeAddress={() => setSent(false)} />;
  return (
    <AccountPage
      title={m.auth_register_title()}
      lead={job && m.auth_register_to_apply(job)}
      isNews={email !== undefined}
      aside={<AccountAside userType={userType} />}
    >
      <RegisterForm {...registration} next={next} />
      <ProviderButtons providers={providers} next={next} />
      <p className="mt-8 border-t border-line pt-6">
        {m.auth_have_account()} <Link to={href(paths.login(), { next })}>{m.app_sign_in()}</Link>
      </p>
    </AccountPage>
  );
}

function CheckInbox({ email, onChangeAddress }: { email: string; onChangeAddress: () => void }) {
  return (
    <AccountPage title={m.auth_inbox_title()} lead={m.auth_inbox_text({ email })} isNews>
      <p className="mb-5">{m.auth_inbox_hint()}</p>
      <ResendVerification email={email} />
      <Button variant="ghost" className="mt-3 -ms-4.5" onClick={onChangeAddress}>
        {m.auth_change_address()}
      </Button>
    </AccountPage>
  );
}
