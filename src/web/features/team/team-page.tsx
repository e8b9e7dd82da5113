import { companyMemberRoles } from '#contract/companies/company-roles.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireRole } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { SavedSwitch } from '#web/app/saved-switch.tsx';
import { roleAbout, roleName } from '#web/features/companies/role-texts.ts';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import type { Route } from './+types/team-page';
import { InviteForm } from './invite-form.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { OwnCompanies } from './own-companies.tsx';
import { TeamMembers } from './team-members.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.team_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRole(args, 'employer');
  const { teams } = requestOf(args.context).api;
  const companies = await teams.mine();
  const current = companies.find(({ isCurrent }) => isCurrent);
  return {
    companies,
    current,
    team: current && (await teams.read({ id: current.id })),
  };
}

/** The members of the current company, and the reader's other companies. */
export default function TeamPage({ loaderData: { companies, current, team } }: Route.ComponentProps) {
  return (
    <>
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
          <ProfileSection id="roles" title={m.team_roles_title()}>
            <RoleList />
          </ProfileSection>
          <OwnCompanies companies={companies} />
        </>
      ) : (
        <div className="mt-8">
          <EmptyState
            title={m.team_members()}
            action={<ButtonLink to={href(paths.ownCompany())}>{m.company_create()}</ButtonLink>}
          >
            {m.team_no_company()}
          </EmptyState>
        </div>
      )}
    </>
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
