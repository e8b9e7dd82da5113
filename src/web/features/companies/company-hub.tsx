import { ChevronDown } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { splitLocale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { NavigationLink } from '#web/app/navigation-link.tsx';
import { useViewer } from '#web/app/site.ts';

/** Around the pages of the current company, with a list of them at their side. */
export default function CompanyHub() {
  const viewer = useViewer();
  const { path } = splitLocale(useLocation().pathname);
  return (
    <div className="page-width grid gap-x-12 gap-y-8 pt-6 pb-12 md:pt-12 min-[64rem]:grid-cols-[12rem_minmax(0,1fr)] min-[64rem]:items-start">
      {/* Folded again on another page. */}
      {viewer && <CompanyNavigation key={path} path={path} groups={linkGroups(viewer)} />}
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

interface LinkGroup {
  title?: string;
  links: { label: string; path: string }[];
}

/** What the viewer's role in the company lets them see. */
function linkGroups({ companyRole, isConsultant }: Viewer): LinkGroup[] {
  const own = [
    { label: m.company_page(), path: paths.ownCompany() },
    { label: m.team_title(), path: paths.team() },
  ];
  const approval = { label: m.approval_rules_title(), path: paths.approvalRules() };
  if (companyRole === 'hiring_manager') return [{ links: [...own, approval] }];
  if (companyRole !== 'owner' && companyRole !== 'recruiter') return [{ links: own }];
  const hiring = [
    { label: m.stages_title(), path: paths.stages() },
    { label: m.questions_of_jobs_title(), path: paths.questionsOfJobs() },
    { label: m.rejections_title(), path: paths.rejectionReasons() },
    { label: m.own_templates_title(), path: paths.messageTemplates() },
    approval,
    { label: m.offers_templates_title(), path: paths.offerTemplates() },
    { label: m.retention_company_title(), path: paths.companyRetention() },
  ];
  const agency = { label: m.agency_settings(), path: paths.agencySettings() };
  const connections = [
    { label: m.imports_title(), path: paths.imports() },
    { label: m.own_site_title(), path: paths.jobsOnOwnSite() },
  ];
  const ofOwners = [
    { label: m.keys_title(), path: paths.companyKeys() },
    { label: m.webhooks_title(), path: paths.webhooks() },
  ];
  return [
    { links: isConsultant ? [...own, agency] : own },
    { title: m.company_hiring(), links: hiring },
    { title: m.company_connections(), links: companyRole === 'owner' ? [...connections, ...ofOwners] : connections },
  ];
}

function CompanyNavigation({ path, groups }: { path: string; groups: LinkGroup[] }) {
  const current = groups.flatMap(({ links }) => links).find((link) => link.path === path);
  return (
    <details className="side-sheet rounded-card border border-line bg-surface min-[64rem]:border-0 min-[64rem]:bg-transparent">
      <summary className="flex min-h-12 list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {current?.label ?? m.app_company()}
        <ChevronDown aria-hidden="true" className="ms-auto size-4.5 text-soft" />
      </summary>
      <nav aria-label={m.app_company()} className="flex flex-col gap-4 px-1 pb-3 min-[64rem]:-mx-3 min-[64rem]:px-0">
        {groups.map(({ title, links }) => (
          <div key={title}>
            {title && <p className="px-3 text-sm text-soft">{title}</p>}
            <ul>
              {links.map((link) => (
                <li key={link.path}>
                  <NavigationLink to={href(link.path)} className="nav-link whitespace-normal">
                    {link.label}
                  </NavigationLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  );
}
