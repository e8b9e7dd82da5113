import { Download, ScrollText } from 'lucide-react';

import type { AuditEntry } from '#contract/admin/audit.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { requireAdministrator } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';
import { requestOf } from '#web/app/request-context.ts';
import { buttonClass } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';

import type { Route } from './+types/audit-tab';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { auditCsvHref, auditHref, type AuditQuery, readAuditQuery } from './audit-filters.ts';
import { AuditTable } from './audit-table.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.admin_audit() });

interface AuditPage {
  entries: AuditEntry[];
  nextCursor: string | null;
}

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  const query = readAuditQuery(args.url.searchParams);
  return { query, first: await requestOf(args.context).api.admin.audit(query), readAt: Date.now() };
}

export default function AuditTab({ loaderData: { query, first, readAt } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2>{m.admin_audit()}</h2>
          <p className="mt-1 max-w-prose text-soft">{m.admin_audit_text()}</p>
        </div>
        <a href={auditCsvHref(query)} download className={buttonClass({ variant: 'outline' })}>
          <Download aria-hidden="true" />
          {m.admin_csv()}
        </a>
      </div>
      <AuditFilterForm query={query} shown={first.entries} />
      <Entries key={readAt} {...{ query, first, readAt }} />
    </div>
  );
}

function Entries({ query, first, readAt }: { query: AuditQuery; first: AuditPage; readAt: number }) {
  const { pages, last, more } = useRenderedList({
    key: queries.admin.audit.key(),
    read: (cursor): Promise<AuditPage> => api.admin.audit({ ...query, cursor }),
    first,
    cursor: query.cursor,
    readAt,
  });
  const entries = distinctById(pages.flatMap((page) => page.entries));
  if (entries.length === 0) {
    return (
      <EmptyState icon={<ScrollText />} title={m.admin_audit_none()} level={3}>
        {m.admin_audit_none_text()}
      </EmptyState>
    );
  }
  return (
    <div>
      <AuditTable entries={entries} hrefOf={(filter) => auditHref({ ...query, ...filter, cursor: undefined })} />
      <LoadMore
        first={query.cursor && auditHref({ ...query, cursor: undefined })}
        next={last.nextCursor ? auditHref({ ...query, cursor: last.nextCursor }) : undefined}
        count={entries.length}
        more={more}
      />
    </div>
  );
}
