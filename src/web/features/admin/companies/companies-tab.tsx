import { Building2 } from 'lucide-react';

import type { CompanyRow } from '#contract/admin/admin-verification.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { requireAdministrator } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { Time } from '#web/ui/time.tsx';

import type { Route } from './+types/companies-tab';
import { CompanyFilterForm } from './company-filter-form.tsx';
import { companiesHref, type CompanyQuery, readCompanyQuery } from './company-filters.ts';
import { StateBadge } from './state-badge.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.admin_companies() });

interface CompaniesPage {
  companies: CompanyRow[];
  nextCursor: string | null;
}

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  const query = readCompanyQuery(args.url.searchParams);
  return { query, first: await requestOf(args.context).api.admin.companies.list(query), readAt: Date.now() };
}

export default function CompaniesTab({ loaderData: { query, first, readAt } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-5">
      <h2>{m.admin_companies()}</h2>
      <CompanyFilterForm query={query} />
      <Companies key={readAt} {...{ query, first, readAt }} />
    </div>
  );
}

function Companies({ query, first, readAt }: { query: CompanyQuery; first: CompaniesPage; readAt: number }) {
  const { pages, last, more } = useRenderedList({
    key: queries.admin.companies.list.key(),
    read: (cursor): Promise<CompaniesPage> => api.admin.companies.list({ ...query, cursor }),
    first,
    cursor: query.cursor,
    readAt,
  });
  const companies = distinctById(pages.flatMap((page) => page.companies));
  if (companies.length === 0) {
    return (
      <EmptyState icon={<Building2 />} title={m.admin_companies_none()} level={3}>
        {m.admin_companies_none_text()}
      </EmptyState>
    );
  }
  return (
    <div>
      <Table
        caption={m.admin_companies()}
        isCaptionHidden
        rows={companies}
        rowKey={({ id }) => id}
        columns={columns()}
      />
      <LoadMore
        first={query.cursor && companiesHref({ ...query, cursor: undefined })}
        next={last.nextCursor ? companiesHref({ ...query, cursor: last.nextCursor }) : undefined}
        count={companies.length}
        more={more}
      />
    </div>
  );
}

const columns = (): Column<CompanyRow>[] => [
  { id: 'name', header: m.admin_user_company(), isRowHeader: true, cell: (company) => <Name company={company} /> },
  {
    id: 'state',
    header: m.company_verification(),
    cell: (company) => <StateBadge verification={company.verification} />,
  },
  {
    id: 'jobs',
    header: m.company_jobs(),
    cell: ({ isHiring }) =>
      isHiring ? m.admin_companies_is_hiring() : <span className="text-soft">{m.admin_companies_not_hiring()}</span>,
  },
  {
    id: 'created',
    header: m.admin_companies_created(),
    align: 'end',
    cell: ({ createdAt }) => <Time iso={createdAt} className="whitespace-nowrap" />,
  },
];

function Name({ company: { id, name, domain, logoUrl } }: { company: CompanyRow }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} src={logoUrl} size="sm" isSquare />
      {/* The row's baseline is that of the first line. */}
      <span className="min-w-0 self-baseline">
        <Link to={href(paths.adminCompany(id))} look="quiet">
          {name}
        </Link>
        {domain && <span className="block font-normal text-soft">{domain}</span>}
      </span>
    </span>
  );
}
