import { useState } from 'react';

import type { Membership } from '#contract/companies/teams.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { storeToast } from '#web/app/pending-toast.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { leaveFor } from '#web/app/session-change.ts';
import { roleName } from '#web/features/companies/role-texts.ts';
import { CompanyNameForm } from '#web/features/profiles/company-name-form.tsx';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

/** The page's data then belongs to another company, so the page is loaded again. */
async function switchTo({ name }: Pick<Membership, 'name'>): Promise<never> {
  storeToast({ title: m.team_company_chosen({ name }) });
  return leaveFor(href(paths.team()));
}

export function OwnCompanies({ companies }: { companies: Membership[] }) {
  const [problem, setProblem] = useState<string>();
  const choose = async (company: Membership) => {
    setProblem(undefined);
    try {
      await api.teams.choose({ id: company.id });
    } catch (error) {
      setProblem(problemText(problemOf(error)));
      return;
    }
    await switchTo(company);
  };
  return (
    <ProfileSection id="companies" title={m.team_companies()} about={companies.length > 1 && m.team_companies_about()}>
      {problem && (
        <Alert variant="attention" className="mb-4">
          {problem}
        </Alert>
      )}
      <ul className="-mt-4 mb-4 divide-y divide-line">
        {companies.map((company) => (
          <li key={company.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
            <Avatar name={company.name} src={company.logoUrl ?? undefined} />
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold wrap-anywhere">{company.name}</p>
              <p className="text-sm text-soft">{roleName(company.role)}</p>
            </div>
            {company.isCurrent ? (
              companies.length > 1 && <Badge variant="secondary">{m.team_company_current()}</Badge>
            ) : (
              <Button
                variant="outline"
                size="sm"
                aria-label={m.team_company_choose_of({ name: company.name })}
                onClick={() => void choose(company)}
              >
                {m.team_company_choose()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <AnotherCompany />
    </ProfileSection>
  );
}

const AnotherCompany = () => (
  <details className="border-t border-line pt-4">
    <summary className="mb-4 cursor-pointer font-semibold">{m.team_company_another()}</summary>
    <CompanyNameForm
      hint={m.team_company_another_about()}
      create={async ({ name }) => {
        await api.companies.create({ name, another: true });
        await switchTo({ name });
      }}
    />
  </details>
);
