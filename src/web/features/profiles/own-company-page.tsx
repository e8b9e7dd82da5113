import { m } from '#generated/paraglide/messages.js';
import { requireRole } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/own-company-page';
import { CompanyNameForm } from './company-name-form.tsx';
import { CompanySections } from './company-sections.tsx';
import { useCreateCompany, useOwnCompany } from './own-company.ts';
import { ProfileSection } from './profile-section.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.company_page() });

export async function loader(args: Route.LoaderArgs) {
  requireRole(args, 'employer');
  return { company: await requestOf(args.context).api.companies.mine() };
}

/** What the public page of the current company says. */
export default function OwnCompanyPage({ loaderData }: Route.ComponentProps) {
  const company = useOwnCompany(loaderData.company);
  return (
    <>
      <h1 className="mb-8">{m.company_page()}</h1>
      {company ? <CompanySections company={company} /> : <CompanyCreate />}
    </>
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
