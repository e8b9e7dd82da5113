import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Link } from '#web/ui/link.tsx';

import type { Route } from './+types/employer-profile-page';
import { AboutSection } from './about-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { LanguagesSection } from './languages-section.tsx';
import { useOwnCompany } from './own-company.ts';
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
      <AboutSection profile={profile} about={m.profile_about_about_employer()} />
      <LanguagesSection profile={profile} about={m.profile_languages_about_employer()} />
      <ProfileSection id="company" title={m.company_yours()}>
        <Link to={href(paths.ownCompany())}>{company?.name ?? m.company_create()}</Link>
      </ProfileSection>
    </div>
  );
}
