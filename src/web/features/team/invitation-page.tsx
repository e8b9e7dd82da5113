import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';

import type { Viewer } from '#contract/accounts/viewer.ts';
import type { OpenInvitation } from '#contract/companies/teams.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { storeToast } from '#web/app/pending-toast.ts';
import { type Problem, problemOf, problemText } from '#web/app/problem.ts';
import { leaveFor } from '#web/app/session-change.ts';
import { useSignOut } from '#web/app/sign-out.ts';
import { useViewer } from '#web/app/site.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { useKeepLinkToken, useLinkToken } from '#web/features/accounts/link-token.ts';
import { roleAbout, roleName } from '#web/features/companies/role-texts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';

import type { Route } from './+types/invitation-page';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.invitation_title() });

/** The link of an invitation. Email scanners open links, so only a button accepts. */
export default function InvitationPage() {
  const token = useLinkToken('invitation');
  const viewer = useViewer();
  const [isDeclined, setDeclined] = useState(false);
  const { data: invitation, error } = useQuery({
    ...queries.invitations.read.queryOptions({ input: { token: token ?? '' } }),
    enabled: Boolean(token),
  });
  if (isDeclined) return <AccountPage title={m.invitation_title()} lead={m.invitation_declined()} isNews />;
  if (token === '') return <AccountPage title={m.invitation_title()} lead={m.company_confirm_incomplete()} isNews />;
  if (error) return <Unread problem={problemOf(error)} />;
  if (!token || !invitation) return <AccountPage title={m.invitation_title()} lead={<Reading />} />;
  const { company, invitedBy, role } = invitation;
  return (
    <AccountPage
      title={m.invitation_heading({ company: company.name })}
      lead={
        <>
          <p>{m.invitation_lead({ inviter: invitedBy, company: company.name, role: roleName(role) })}</p>
          <p className="mt-3">{roleAbout(role)}</p>
        </>
      }
    >
      {viewer?.role === 'employer' ? (
        <Answer {...{ token, invitation }} onDeclined={() => setDeclined(true)} />
      ) : viewer ? (
        <OtherRole viewer={viewer} />
      ) : (
        <SignedOut token={token} />
      )}
    </AccountPage>
  );
}

function Unread({ problem }: { problem: Problem }) {
  return problem.code === 'NOT_FOUND' || problem.code === 'INVALID' ? (
    <AccountPage title={m.invitation_over_title()} lead={m.invitation_over()} isNews />
  ) : (
    <AccountPage title={m.invitation_title()} lead={problemText(problem)} isNews />
  );
}

const Reading = () => (
  <Loading>
    <SkeletonText />
  </Loading>
);

interface AnswerProps {
  token: string;
  invitation: OpenInvitation;
  onDeclined: () => void;
}

function Answer({ token, invitation: { company }, onDeclined }: AnswerProps) {
  const [pending, setPending] = useState<'accept' | 'decline'>();
  const [problem, setProblem] = useState<string>();
  const act = async (kind: 'accept' | 'decline') => {
    setPending(kind);
    setProblem(undefined);
    try {
      await api.invitations[kind]({ token });
    } catch (error) {
      setProblem(problemText(problemOf(error)));
      setPending(undefined);
      return;
    }
    if (kind === 'decline') return onDeclined();
    storeToast({ title: m.invitation_accepted({ company: company.name }) });
    await leaveFor(href(paths.employerDashboard()));
  };
  return (
    <>
      {problem && (
        <Alert variant="attention" className="mb-6">
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button isPending={pending === 'accept'} onClick={() => void act('accept')}>
          {m.invitation_accept()}
        </Button>
        <Button variant="outline" isPending={pending === 'decline'} onClick={() => void act('decline')}>
          {m.invitation_decline()}
        </Button>
      </div>
    </>
  );
}

function SignedOut({ token }: { token: string }) {
  const { pathname } = useLocation();
  useKeepLinkToken('invitation', token);
  return (
    <>
      <p className="mb-6">{m.invitation_sign_in()}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href(paths.login(), { next: pathname })}>{m.app_sign_in()}</ButtonLink>
        <ButtonLink variant="outline" to={href(paths.register(), { as: 'employer', next: pathname })}>
          {m.invitation_register()}
        </ButtonLink>
      </div>
    </>
  );
}

function OtherRole({ viewer: { email } }: { viewer: Viewer }) {
  const signOut = useSignOut();
  return (
    <>
      <p className="mb-6">{m.invitation_other_role({ email })}</p>
      <Button onClick={signOut}>{m.app_sign_out()}</Button>
    </>
  );
}
