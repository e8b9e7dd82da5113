import { companyMemberRoles } from '#contract/companies/company-roles.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireRole } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { postsJobs } from '#web/app/navigation.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { SavedSwitch } from '#web/app/saved-switch.tsx';
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
  const { teams } = requestOf(args.context).api;
  const companies = await teams.mine();
  const current = companies.find(({ isCurrent }) => isCurrent);
  return {
    canNameStages: postsJobs(viewer),
    companies,
    current,
    team: current && (await teams.read({ id: current.id })),
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
          {team.can.invite && (
            <ProfileSection id="security" title={m.security_company_factor_title()}>
              <SavedSwitch
                first={team.requiresSecondFactor}
                label={m.security_company_factor()}
                hint={m.security_company_factor_text()}
                save={(isRequired) => api.teams.requireSecondFactor({ id: current.id, isRequired })}
                done={() => m.security_company_factor_saved()}
              />
            </ProfileSection>
          )}
          <CompanyParts canNameStages={canNameStages} isOwner={current.role === 'owner'} />
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

/** Other settings for the company's recruitment, each on a separate page. */
const CompanyParts = ({ canNameStages, isOwner }: { canNameStages: boolean; isOwner: boolean }) => (
  <>
    {canNameStages && (
      <>
        <PartLink id="stages" title={m.stages_title()} about={m.stages_about()} to={paths.stages()}>
          {m.stages_link()}
        </PartLink>
        <PartLink id="reasons" title={m.rejections_title()} about={m.rejections_about()} to={paths.rejectionReasons()}>
          {m.rejections_link()}
        </PartLink>
        <PartLink
          id="templates"
          title={m.own_templates_title()}
          about={m.own_templates_about()}
          to={paths.messageTemplates()}
        >
          {m.own_templates_link()}
        </PartLink>
        <PartLink id="imports" title={m.imports_title()} about={m.imports_about()} to={paths.imports()}>
          {m.imports_link()}
        </PartLink>
        <PartLink id="own-site" title={m.own_site_title()} about={m.own_site_about_team()} to={paths.jobsOnOwnSite()}>
          {m.own_site_link()}
        </PartLink>
      </>
    )}
    {isOwner && (
      <>
        <PartLink id="keys" title={m.keys_title()} about={m.keys_about_team()} to={paths.companyKeys()}>
          {m.keys_link()}
        </PartLink>
        <PartLink id="webhooks" title={m.webhooks_title()} about={m.webhooks_about_team()} to={paths.webhooks()}>
          {m.webhooks_link()}
        </PartLink>
      </>
    )}
  </>
);

interface PartLinkProps {
  id: string;
  title: string;
  about: string;
  to: string;
  children: string;
}

const PartLink = ({ id, title, about, to, children }: PartLinkProps) => (
  <ProfileSection id={id} title={title}>
    <p className="mb-3 max-w-[40rem] text-soft">{about}</p>
    <Link to={href(to)}>{children}</Link>
  </ProfileSection>
);

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
