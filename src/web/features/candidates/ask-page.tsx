import { useState } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { PartPage } from '#web/app/part-page.tsx';
import { problemOf, problemText } from '#web/app/problem.ts';
import { requestOf } from '#web/app/request-context.ts';
import { AccountForm, SubmitButton } from '#web/features/accounts/account-form.tsx';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { InviteForm } from '#web/features/talent/invite-form.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/ask-page';

/** A company rarely has more open jobs. */
const JOBS_SHOWN = 100;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? titleOf(loaderData) : m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api: server } = requestOf(args.context);
  const [candidate, { jobs }] = await Promise.all([
    orNotFound(server.candidates.read({ id: args.params.candidateId })),
    server.jobs.manage({ status: 'active', sort: 'title', limit: JOBS_SHOWN }),
  ]);
  const had = new Set(candidate.applications.map(({ job }) => job.id));
  return {
    id: candidate.id,
    name: candidate.name,
    how: candidate.can.propose,
    jobs: jobs.flatMap(({ id, title }) => (had.has(id) ? [] : [{ id, title }])),
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

const titleOf = ({ how, name }: Loaded): string =>
  how === 'enter' ? m.people_enter_name({ name }) : m.people_ask_name({ name });

/** Proposes another open job to a candidate, or enters one for it who has no account. */
export default function AskPage({ loaderData }: Route.ComponentProps) {
  const { id, how, jobs } = loaderData;
  return (
    <PartPage
      back={{ to: href(paths.candidate(id)), label: loaderData.name, isRecorded: true }}
      title={titleOf(loaderData)}
      about={
        <>
          <p>{how === 'enter' ? m.people_enter_about() : m.people_ask_about()}</p>
          {how === 'ask' && <p className="text-sm text-soft">{m.talent_invite_rules()}</p>}
        </>
      }
    >
      {jobs.length === 0 || how === null ? (
        <EmptyState
          title={how === null ? m.people_told_not() : m.talent_no_open_job()}
          action={<ButtonLink to={href(paths.manageJobs())}>{m.talent_to_jobs()}</ButtonLink>}
        >
          {how === null ? m.people_enter_untold() : m.talent_no_open_job_text()}
        </EmptyState>
      ) : how === 'ask' ? (
        <InviteForm jobs={jobs} onSend={(input) => api.candidates.ask({ id, ...input })} />
      ) : (
        <EnterForm {...{ id, jobs }} />
      )}
    </PartPage>
  );
}

function EnterForm({ id, jobs }: Pick<Loaded, 'id' | 'jobs'>) {
  const navigate = useNavigate();
  const [jobId, setJobId] = useState(jobs[0]?.id ?? '');
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const enter = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      const { applicationId } = await api.candidates.enter({ id, jobId });
      showToast({ title: m.people_entered() });
      await navigate(href(paths.reviewApplication(applicationId)));
    } catch (error) {
      setProblem(problemText(problemOf(error)));
      setPending(false);
    }
  };
  return (
    <AccountForm
      problem={problem}
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <NativeSelect
        label={m.talent_job()}
        isRequired
        value={jobId}
        options={jobs.map((job) => ({ value: job.id, label: job.title }))}
        onChange={({ currentTarget }) => setJobId(currentTarget.value)}
      />
      <SubmitButton isPending={isPending}>{m.people_enter()}</SubmitButton>
    </AccountForm>
  );
}
