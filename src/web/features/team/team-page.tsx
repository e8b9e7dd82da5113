import { companyMemberRoles } from '#contract/company-roles.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRole } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { postsJobs } from '#web/app/navigation.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { roleAbout, roleName } from '#web/features/companies/role-texts.ts';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import type { Route } from './+types/team-page';
import { InviteForm } from './invite-form.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { OwnCompanies } from './own-companies.tsx';
import { TeamMembers } from './team-members.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.team_title() });

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireRole(args, 'employer');
  const { api } = requestOf(args.context);
  const companies = await api.teams.mine();
  const current = companies.find(({ isCurrent }) => isCurrent);
  return {
    canNameStages: postsJobs(viewer),
    companies,
    current,
    team: current && (await api.teams.read({ id: current.id })),
  };
}

/** The members of the current company, and the reader's other companies. */
export default function TeamPage({ loaderData: { canNameStages, companies, current, team } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-6 md:pt-14">
      <h1>{m.team_title()}</h1>
      {current && team ? (
        <>
          <p className="mt-2 mb-8 text-lg text-soft">{m.team_about({ company: current.name })}</p>
          <ProfileSection id="members" title={m.team_members()}>
            <TeamMembers company={current} team={team} />
          </ProfileSection>
          {team.can.invite && <InviteForm companyId={current.id} />}
          {team.invitations.length > 0 && <OpenInvitations companyId={current.id} invitations={team.invitations} />}
          {canNameStages && (
            <ProfileSection id="stages" title={m.stages_title()}>
              <p className="mb-3 max-w-[40rem] text-soft">{m.stages_about()}</p>
              <Link to={href(paths.stages())}>{m.stages_link()}</Link>
            </ProfileSection>
          )}
          {canNameStages && (
            <ProfileSection id="reasons" title={m.rejections_title()}>
              <p className="mb-3 max-w-[40rem] text-soft">{m.rejections_about()}</p>
              <Link to={href(paths.rejectionReasons())}>{m.rejections_link()}</Link>
            </ProfileSection>
          )}
          {canNameStages && (
            <ProfileSection id="templates" title={m.own_templates_title()}>
              <p className="mb-3 max-w-[40rem] text-soft">{m.own_templates_about()}</p>
              <Link to={href(paths.messageTemplates())}>{m.own_templates_link()}</Link>
            </ProfileSection>
          )}
          {canNameStages && (
            <ProfileSection id="imports" title={m.imports_title()}>
              <p className="mb-3 max-w-[40rem] text-soft">{m.imports_about()}</p>
              <Link to={href(paths.imports())}>{m.imports_link()}</Link>
            </ProfileSection>
          )}
          <ProfileSection id="roles" title={m.team_roles_title()}>
            <RoleList />
          </ProfileSection>
          <OwnCompanies companies={companies} />
        </>
      ) : (
        <div className="mt-8">
          <EmptyState
            title={m.team_members()}
            action={<ButtonLink to={href(paths.employerProfile())}>{m.company_create()}</ButtonLink>}
          >
            {m.team_no_company()}
          </EmptyState>
        </div>
      )}
    </div>
  );
}

const RoleList = () => (
  <dl className="grid max-w-[40rem] gap-x-6 gap-y-3 md:grid-cols-[10rem_minmax(0,1fr)]">
    {companyMemberRoles.map((role) => (
      <div key={role} className="contents">
        <dt className="font-semibold max-md:mt-2">{roleName(role)}</dt>
        <dd className="text-soft">{roleAbout(role)}</dd>
      </div>
    ))}
  </dl>
);
