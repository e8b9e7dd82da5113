import { useNavigate } from 'react-router';

import { paths } from '#contract/paths.ts';
import { INVITATION_TEXT_MAX } from '#contract/talent/talent-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { PartPage } from '#web/app/part-page.tsx';
import { requestOf } from '#web/app/request-context.ts';
import { AccountForm, SubmitButton } from '#web/features/accounts/account-form.tsx';
import { useAccountForm } from '#web/features/accounts/use-account-form.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { fullName } from '#web/features/profiles/profile-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/invite-page';

/** A company rarely has more open jobs. */
const JOBS_SHOWN = 100;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? m.talent_invite_name({ name: loaderData.name }) : m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api: server } = requestOf(args.context);
  const [profile, { jobs }] = await Promise.all([
    orNotFound(server.profiles.read({ id: args.params.profileId })),
    server.jobs.manage({ status: 'active', sort: 'title', limit: JOBS_SHOWN }),
  ]);
  return { id: profile.id, name: fullName(profile), jobs: jobs.map(({ id, title }) => ({ id, title })) };
}

/** Lets a company invite a person whom it found to one of its open jobs. */
export default function InvitePage({ loaderData: { id, name, jobs } }: Route.ComponentProps) {
  return (
    <PartPage
      back={{ to: href(paths.viewProfile(id)), label: m.talent_back_to_profile(), isRecorded: true }}
      title={m.talent_invite_name({ name })}
      about={
        <>
          <p>{m.talent_invite_about()}</p>
          <p className="text-sm text-soft">{m.talent_invite_rules()}</p>
        </>
      }
    >
      {jobs.length > 0 ? (
        <InviteForm profileId={id} jobs={jobs} />
      ) : (
        <EmptyState
          title={m.talent_no_open_job()}
          action={<ButtonLink to={href(paths.manageJobs())}>{m.talent_to_jobs()}</ButtonLink>}
        >
          {m.talent_no_open_job_text()}
        </EmptyState>
      )}
    </PartPage>
  );
}

const resolver = contractResolver(async () => (await import('#contract/talent/talent.ts')).invitationInput);

interface InviteFormProps {
  profileId: string;
  jobs: readonly { id: string; title: string }[];
}

function InviteForm({ profileId, jobs }: InviteFormProps) {
  const navigate = useNavigate();
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['jobId', 'text'],
    async send(input) {
      await api.talent.invite({ id: profileId, ...input });
      showToast({ title: m.talent_invited() });
      await navigate(href(paths.sentInvitations()));
    },
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <AccountForm onSubmit={submit} problem={problem}>
      <NativeSelect
        label={m.talent_job()}
        isRequired
        errorMessage={errors.jobId?.message}
        options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
        {...register('jobId')}
      />
      <TextArea
        label={m.talent_why()}
        hint={m.talent_why_hint()}
        isRequired
        rows={6}
        maxLength={INVITATION_TEXT_MAX}
        errorMessage={errors.text?.message}
        {...register('text')}
      />
      <SubmitButton isPending={isSubmitting}>{m.talent_send()}</SubmitButton>
    </AccountForm>
  );
}
