import { useState } from 'react';
import { useLocation } from 'react-router';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { type Problem, problemOf, problemText } from '#web/app/problem.ts';
import { useSignOut } from '#web/app/sign-out.ts';
import { useViewer } from '#web/app/site.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { useKeepLinkToken, useLinkToken } from '#web/features/accounts/link-token.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import type { Route } from './+types/confirm-domain-page';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.company_confirm_title() });

type State =
  | { kind: 'asking'; problem?: Problem }
  | { kind: 'done' }
  | { kind: 'other' }
  | { kind: 'over'; problem: Problem };

/** Email scanners open links, so only a button pressed by a member verifies. */
export default function ConfirmDomainPage() {
  const token = useLinkToken('company');
  const viewer = useViewer();
  const [state, setState] = useState<State>({ kind: 'asking' });
  if (token === undefined) return <AccountPage title={m.company_confirm_title()} />;
  if (token === '')
    return <AccountPage title={m.company_confirm_failed_title()} lead={m.company_confirm_incomplete()} />;
  if (!viewer) return <SignIn token={token} />;
  if (viewer.role !== 'employer' || state.kind === 'other') return <OtherPerson viewer={viewer} />;
  if (state.kind === 'done')
    return (
      <AccountPage title={m.company_confirm_done_title()} lead={m.company_confirm_done()} isNews>
        <ToCompany />
      </AccountPage>
    );
  if (state.kind === 'over')
    return (
      <AccountPage title={m.company_confirm_failed_title()} lead={problemText(state.problem)} isNews>
        <ToCompany />
      </AccountPage>
    );
  return <Asking token={token} problem={state.problem} onSettled={setState} />;
}

function Asking({
  token,
  problem,
  onSettled,
}: {
  token: string;
  problem: Problem | undefined;
  onSettled: (state: State) => void;
}) {
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await api.companies.confirmDomain({ token });
      onSettled({ kind: 'done' });
    } catch (failure) {
      onSettled(stateAfter(problemOf(failure)));
    }
    setPending(false);
  };
  return (
    <AccountPage title={m.company_confirm_title()} lead={m.company_confirm_lead()}>
      {problem && (
        <Alert variant="attention" className="mb-6">
          {problemText(problem)}
        </Alert>
      )}
      <Button onClick={() => void confirm()} isPending={isPending}>
        {m.company_mail_action()}
      </Button>
    </AccountPage>
  );
}

/** A link that was used or belongs to others is final; other failures can be retried. */
function stateAfter(problem: Problem): State {
  if (problem.code === 'NOT_FOUND') return { kind: 'other' };
  return problem.code === 'CONFLICT' || problem.code === 'INVALID'
    ? { kind: 'over', problem }
    : { kind: 'asking', problem };
}

function SignIn({ token }: { token: string }) {
  const { pathname } = useLocation();
  useKeepLinkToken('company', token);
  return (
    <AccountPage title={m.company_confirm_title()} lead={m.company_confirm_sign_in()}>
      <ButtonLink to={href(paths.login(), { next: pathname })}>{m.app_sign_in()}</ButtonLink>
    </AccountPage>
  );
}

function OtherPerson({ viewer: { email } }: { viewer: Viewer }) {
  const signOut = useSignOut();
  return (
    <AccountPage title={m.company_confirm_failed_title()} lead={m.company_confirm_other({ email })} isNews>
      <Button onClick={signOut}>{m.app_sign_out()}</Button>
    </AccountPage>
  );
}

const ToCompany = () => (
  <ButtonLink to={href(paths.ownCompany())} reloadDocument>
    {m.company_confirm_to_company()}
  </ButtonLink>
);
