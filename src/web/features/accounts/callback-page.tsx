import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { redirect, useSearchParams } from 'react-router';

import type { Finished } from '#contract/accounts/identities.ts';
import { isLocale, localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { storeToast } from '#web/app/pending-toast.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { requestOf } from '#web/app/request-context.ts';
import { leaveFor } from '#web/app/session-change.ts';
import { useViewer } from '#web/app/site.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

import type { Route } from './+types/callback-page';
import { AccountPage } from './account-page.tsx';
import { LinkByPassword } from './link-by-password.tsx';
import { tellProved } from './proved-elsewhere.ts';
import { RegisterIdentity } from './register-identity.tsx';
import { enterAs } from './sign-in.ts';
import { findNext, storeNext } from './stored-next.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.identity_callback_title() });

/** Each provider has one callback address, so the state contains the user's language. */
export function loader({ context, url, params }: Route.LoaderArgs) {
  const wanted = url.searchParams.get('state')?.split('.', 1)[0];
  if (isLocale(wanted) && wanted !== requestOf(context).locale)
    throw redirect(localizePath(paths.signInCallback(params.provider), wanted) + url.search);
  return null;
}

type State =
  | Extract<Finished, { outcome: 'needs_password' | 'needs_registration' | 'proved' }>
  | { outcome: 'waiting' }
  | Failure;

interface Failure {
  outcome: 'failed';
  text: string;
}

/** Where other sites redirect the browser. Sends the parameters of the address to the API, which accepts them once. */
export default function CallbackPage() {
  const state = useFinishing();
  switch (state.outcome) {
    case 'needs_password':
      return <LinkByPassword {...state} enter={enter} />;
    case 'needs_registration':
      return <RegisterIdentity {...state} enter={enter} />;
    case 'proved':
      return <AccountPage title={m.identity_proved_title()} lead={m.identity_proved_text()} isNews />;
    case 'failed':
      return <Failed text={state.text} />;
    default:
      return (
        <AccountPage
          title={m.identity_callback_title()}
          lead={
            <p role="status" className="flex items-center gap-3">
              <Spinner />
              {m.identity_callback_wait()}
            </p>
          }
        />
      );
  }
}

function Failed({ text }: { text: string }) {
  const viewer = useViewer();
  return (
    <AccountPage title={m.identity_failed_title()} lead={text} isNews>
      {viewer ? (
        <ButtonLink to={href(paths.securitySettings())}>{m.auth_go_to_settings()}</ButtonLink>
      ) : (
        <ButtonLink to={href(paths.login())}>{m.identity_back()}</ButtonLink>
      )}
    </AccountPage>
  );
}

async function enter(viewer: Parameters<typeof enterAs>[0]): Promise<void> {
  const next = findNext();
  storeNext(undefined);
  await enterAs(viewer, next);
}

function useFinishing(): State {
  const [search] = useSearchParams();
  const [state, setState] = useState<State>({ outcome: 'waiting' });
  const finish = useEffectEvent(async () => {
    const [code, given, iss] = ['code', 'state', 'iss'].map((name) => search.get(name) ?? undefined);
    // Neither a reload nor the history may send it again.
    history.replaceState(history.state, '', location.pathname);
    if (code === undefined || given === undefined) return setState({ outcome: 'failed', text: m.identity_cancelled() });
    try {
      await settle(await api.identities.finish({ code, state: given, iss }), setState);
    } catch (error) {
      setState({ outcome: 'failed', text: problemText(problemOf(error)) });
    }
    return undefined;
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    // The parameters work once, and React may run an effect twice.
    if (!hasBegun.current) void finish();
    hasBegun.current = true;
  }, []);
  return state;
}

async function settle(finished: Finished, show: (state: State) => void): Promise<void> {
  switch (finished.outcome) {
    case 'signed_in':
      return enter(finished.viewer);
    case 'needs_code':
      return enter(null);
    case 'linked':
      storeToast({ title: m.identity_linked({ provider: finished.label }) });
      return leaveFor(href(paths.securitySettings()));
    case 'proved':
      tellProved();
      window.close();
      // In browsers that let the user decide about this.
      return show(finished);
    default:
      return show(finished);
  }
}
