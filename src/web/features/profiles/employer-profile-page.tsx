import { m } from '#generated/paraglide/messages.js';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/employer-profile-page';
import { AboutSection } from './about-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { CompanyNameForm } from './company-name-form.tsx';
import { CompanySections } from './company-sections.tsx';
import { LanguagesSection } from './languages-section.tsx';
import { useCreateCompany, useOwnCompany } from './own-company.ts';
import { requireOwner } from './own-page.ts';
import { useOwnProfile } from './own-profile.ts';
import { ProfileSection } from './profile-section.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.profile_title() });

export async function loader(args: Route.LoaderArgs) {
  requireOwner(args, 'employer');
  const { api } = requestOf(args.context);
  const [profile, company] = await Promise.all([api.profiles.mine(), api.companies.mine()]);
  return { profile, company };
}

export default function EmployerProfilePage({ loaderData }: Route.ComponentProps) {
  const profile = useOwnProfile(loaderData.profile);
  const company = useOwnCompany(loaderData.company);
  return (
    <div className="page-width pt-8 pb-6 md:pt-14">
      <div className="pb-10 md:pb-14">
        <BasicsSection profile={profile} />
      </div>
      {company ? <CompanySections company={company} /> : <CompanyCreate />}
      <AboutSection profile={profile} about={m.profile_about_about_employer()} />
      <LanguagesSection profile={profile} about={m.profile_languages_about_employer()} />
    </div>
  );
}

/** The first step of an employer, who has to enter only the company's name. */
function CompanyCreate() {
  const create = useCreateCompany();
  return (
    <ProfileSection id="company" title={m.company_yours()} about={m.company_create_about()}>
      <CompanyNameForm
        hint={m.company_name_hint()}
        create={create}
        onCreated={() => showToast({ title: m.company_created() })}
        autoComplete="organization"
      />
    </ProfileSection>
  );
}
