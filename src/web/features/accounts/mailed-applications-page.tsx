import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { storeToast } from '#web/app/pending-toast.ts';
import { type Problem, problemOf, problemText } from '#web/app/problem.ts';
import { leaveFor } from '#web/app/session-change.ts';
import { useViewer } from '#web/app/site.ts';
import { applyHref } from '#web/features/applications/apply/apply-href.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import type { Route } from './+types/mailed-applications-page';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { useLinkToken } from './link-token.ts';
import { useAccountForm } from './use-account-form.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.applications_own_title() });

/**
 * Behind the link in the emails to people without an account. The page sends the token itself, so that email scanners
 * that only fetch the link do not use it up.
 */
export default function MailedApplicationsPage() {
  const token = useLinkToken('person');
  const { state, retry } = useOpening(token);
  if (token === '') return <AskForLink title={m.person_link_title()} lead={m.person_link_lead()} />;
  switch (state.kind) {
    case 'opening':
      return <AccountPage title={m.applications_own_title()} lead={<Opening />} />;
    case 'opened':
      return <NotSent {...state.opened} />;
    case 'expired':
      return <AskForLink title={m.auth_link_expired_title()} lead={m.person_expired()} isNews />;
    default:
      return (
        <AccountPage title={m.applications_own_title()} lead={problemText(state.problem)} isNews>
          <Button onClick={retry}>{m.app_try_again()}</Button>
        </AccountPage>
      );
  }
}

const Opening = () => (
  <p role="status" className="flex items-center gap-3">
    <Spinner />
    {m.person_opening()}
  </p>
);

/** Applications that waited for the link, and why they were not sent. */
function NotSent({ closed, applied, changed }: Opened) {
  return (
    <AccountPage title={m.person_unsent_title()} isNews>
      <ul className="flex flex-col gap-4">
        {closed.map((title) => (
          <li key={title}>{m.person_unsent_closed({ title })}</li>
        ))}
        {applied.map((title) => (
          <li key={title}>{m.person_unsent_applied({ title })}</li>
        ))}
        {changed.map(({ jobId, title }) => (
          <li key={jobId}>
            {m.person_unsent_changed({ title })}{' '}
            <Link to={applyHref(jobId)} reloadDocument>
              {m.person_unsent_answer()}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={href(paths.jobs())} reloadDocument>
          {m.app_browse_jobs()}
        </ButtonLink>
        <ButtonLink to={href(paths.seekerApplications())} variant="outline" reloadDocument>
          {m.applications_own_title()}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}

type Opened = Awaited<ReturnType<typeof api.personLinks.open>>;

type State =
  | { kind: 'opening' }
  | { kind: 'opened'; opened: Opened }
  | { kind: 'expired' }
  | { kind: 'failed'; problem: Problem };

function useOpening(token: string | undefined) {
  const [state, setState] = useState<State>({ kind: 'opening' });
  const open = async () => {
    setState({ kind: 'opening' });
    try {
      const opened = await api.personLinks.open({ token: token ?? '' });
      const { sent, closed, applied, changed } = opened;
      if (closed.length + applied.length + changed.length > 0) setState({ kind: 'opened', opened });
      else await enter(sent);
    } catch (error) {
      const problem = problemOf(error);
      // Malformed: the link was cut off.
      const isExpired = problem.reason === 'link_expired' || problem.fields.some(({ path }) => path === 'token');
      setState(isExpired ? { kind: 'expired' } : { kind: 'failed', problem });
    }
  };
  const begin = useEffectEvent(() => void open());
  const hasBegun = useRef(false);
  useEffect(() => {
    // A token works once, and React may run an effect twice.
    if (token && !hasBegun.current) {
      hasBegun.current = true;
      begin();
    }
  }, [token]);
  return { state, retry: () => void open() };
}

function enter(sent: readonly string[]): Promise<never> {
  const [first, ...others] = sent;
  if (first !== undefined) storeToast({ title: m.applications_apply_sent(), description: m.person_sent_text() });
  const hasOne = first !== undefined && others.length === 0;
  return leaveFor(href(paths.seekerApplications(), hasOne ? { id: first } : {}));
}

interface AskForLinkProps {
  title: string;
  lead: string;
  isNews?: boolean;
}

/** Answers the same for every address. */
function AskForLink({ title, lead, isNews = false }: AskForLinkProps) {
  const viewer = useViewer();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined)
    return (
      <AccountPage title={m.auth_inbox_title()} lead={m.person_link_sent({ email: sentTo })} isNews>
        <Button variant="outline" onClick={() => setSentTo(undefined)}>
          {m.auth_try_different_email()}
        </Button>
      </AccountPage>
    );
  return (
    <AccountPage title={title} lead={lead} isNews={isNews}>
      {viewer?.unclaimed?.isConfirmed && (
        <Alert isStatic className="mb-6" action={<OwnApplications />}>
          {viewer.email}
        </Alert>
      )}
      <AskForm onSent={setSentTo} />
    </AccountPage>
  );
}

/** Their session lasts longer than the link, which they may have opened once more. */
const OwnApplications = () => (
  <ButtonLink to={href(paths.seekerApplications())}>{m.applications_own_title()}</ButtonLink>
);

const resolver = contractResolver(async () => (await import('#contract/accounts/accounts.ts')).emailInput);

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['email'],
    async send({ email }) {
      await api.personLinks.ask({ email });
      onSent(email);
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountForm onSubmit={submit} problem={problem}>
      <TextField
        label={m.auth_email()}
        type="email"
        autoComplete="email"
        isRequired
        errorMessage={errors.email?.message}
        {...form.register('email')}
      />
      <SubmitButton isPending={isSubmitting}>{m.person_link_ask()}</SubmitButton>
    </AccountForm>
  );
}
