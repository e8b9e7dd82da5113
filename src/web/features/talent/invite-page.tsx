import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { PartPage } from '#web/app/part-page.tsx';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { fullName } from '#web/features/profiles/profile-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import type { Route } from './+types/invite-page';
import { InviteForm } from './invite-form.tsx';

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
        <InviteForm jobs={jobs} onSend={(input) => api.talent.invite({ id, ...input })} />
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
