import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

import type { confirmOutcomes } from '#contract/accounts/accounts.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { problemOf } from '#web/app/problem.ts';
import { useSignOut } from '#web/app/sign-out.ts';
import { useViewer } from '#web/app/site.ts';
import { findJobId } from '#web/features/jobs/job-address.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/confirm-page';
import { AccountPage } from './account-page.tsx';
import { type ConfirmFailureKind, failureOf, failureOfCode } from './confirm-failure-kind.ts';
import { ConfirmPassword } from './confirm-password.tsx';
import { useLeaveSoon } from './leave-soon.ts';
import { useKeepLinkToken, useLinkToken } from './link-token.ts';
import { findNext, storeNext } from './stored-next.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.auth_confirm_page_title() });

/**
 * The result of a verification link (specification, section 2, Email verification). The page sends the token itself, so
 * that email scanners that only fetch the link do not use it up.
 */
export default function ConfirmPage() {
  const [search] = useSearchParams();
  const token = useLinkToken('address');
  const { state, settle, retry } = useConfirmation(token, search.get('error'));
  switch (state.kind) {
    case 'loading':
      return <AccountPage title={m.auth_confirm_loading_title()} lead={<Waiting />} />;
    case 'verified':
      return <Verified />;
    case 'email_changed':
      return <EmailChanged />;
    case 'contact_confirmed':
      return <ContactConfirmed />;
    case 'needs_password':
      return <ConfirmPassword token={token ?? ''} onSettled={settle} />;
    case 'needs_sign_in':
      return <ConfirmSignIn token={token ?? ''} />;
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

/** To the homepage (specification), or back to the user's previous page. */
function Verified() {
  const [next] = useState(findNext);
  const home = href(paths.home());
  const { soon, go } = next === undefined ? toHome : findJobId(next) ? toJob : back;
  useEffect(() => storeNext(undefined), []);
  useLeaveSoon(next ?? home);
  return (
    <AccountPage title={m.auth_confirm_done_title()} lead={m.auth_confirm_done()} isNews>
      <p className="mb-6">{soon()}</p>
      <ButtonLink to={next ?? home} reloadDocument>
        {go()}
      </ButtonLink>
    </AccountPage>
  );
}

const toHome = { soon: m.auth_confirm_soon, go: m.auth_go_to_homepage };
const toJob = { soon: m.auth_confirm_soon_job, go: m.auth_go_to_job };
const back = { soon: m.auth_confirm_soon_back, go: m.auth_go_on };

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

function ContactConfirmed() {
  return (
    <AccountPage title={m.auth_contact_confirmed_title()} lead={m.auth_contact_confirmed()} isNews>
      <ButtonLink to={href(paths.seekerProfile())} reloadDocument>
        {m.app_profile()}
      </ButtonLink>
    </AccountPage>
  );
}

const texts: Record<ConfirmFailureKind, () => string> = {
  expired: m.problem_link_expired,
  taken: m.problem_email_taken,
  incomplete: m.auth_confirm_incomplete,
  unexpected: m.auth_confirm_unexpected,
  unknown: m.auth_confirm_failed,
};

function ConfirmFailure({ failure, onRetry }: { failure: ConfirmFailureKind; onRetry: () => void }) {
  return (
    <AccountPage title={m.auth_confirm_failed_title()} lead={texts[failure]()} isNews>
      {failure === 'expired' && (
        <p className="mb-6">
          {m.auth_confirm_expired_hint()} <Link to={href(paths.login())}>{m.app_sign_in()}</Link>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {failure === 'unexpected' ? <Button onClick={onRetry}>{m.app_try_again()}</Button> : null}
        <ButtonLink to={href(paths.registerAgain())} variant={failure === 'unexpected' ? 'outline' : 'default'}>
          {m.auth_register_again()}
        </ButtonLink>
        <ButtonLink to={href(paths.home())} variant="outline">
          {m.auth_go_to_homepage()}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}

function ConfirmSignIn({ token }: { token: string }) {
  const viewer = useViewer();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  useKeepLinkToken('address', token);
  const text = viewer ? m.auth_confirm_other_person({ email: viewer.email }) : m.auth_confirm_sign_in_text();
  return (
    <AccountPage title={m.auth_confirm_sign_in_title()} lead={text} isNews>
      {viewer ? (
        <Button onClick={signOut}>{m.app_sign_out()}</Button>
      ) : (
        <ButtonLink to={href(paths.login(), { next: pathname })}>{m.app_sign_in()}</ButtonLink>
      )}
    </AccountPage>
  );
}

type Outcome = (typeof confirmOutcomes)[number];

type ConfirmState = { kind: 'loading' } | { kind: Outcome } | { kind: 'failed'; failure: ConfirmFailureKind };

/** Milliseconds before a link without a token counts as failed (specification, section 9). */
const TIMEOUT = 1_000;

/** Sends the token of a verification link after hydration. */
function useConfirmation(token: string | undefined, errorCode: string | null) {
  const [state, setState] = useState<ConfirmState>(
    errorCode === null ? { kind: 'loading' } : { kind: 'failed', failure: failureOfCode(errorCode) },
  );
  const settle = (outcome: Outcome) => {
    if (outcome === 'verified') showToast({ title: m.auth_confirm_done_title(), description: m.auth_confirm_done() });
    setState({ kind: outcome });
  };
  const confirm = async () => {
    setState({ kind: 'loading' });
    try {
      settle((await api.accounts.confirm({ token: token ?? '' })).outcome);
    } catch (error) {
      setState({ kind: 'failed', failure: failureOf(problemOf(error)) });
    }
  };
  const begin = useEffectEvent(() => void confirm());
  const hasBegun = useRef(false);
  useEffect(() => {
    if (errorCode !== null || token === undefined) return undefined;
    if (token === '') {
      const timer = setTimeout(() => setState({ kind: 'failed', failure: 'incomplete' }), TIMEOUT);
      return () => clearTimeout(timer);
    }
    // A token works once, and React may run an effect twice.
    if (!hasBegun.current) begin();
    hasBegun.current = true;
    return undefined;
  }, [token, errorCode]);
  return { state, settle, retry: () => void confirm() };
}
