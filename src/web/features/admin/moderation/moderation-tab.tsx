import { ShieldCheck } from 'lucide-react';

import { caseStates, type CaseState } from '#contract/admin/admin-choices.ts';
import type { CaseRow } from '#contract/admin/moderation.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api, queries } from '#web/app/api-client.ts';
import { requireAdministrator } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { readCursor, readOneOf, textsOf } from '#web/app/list-params.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { Time } from '#web/ui/time.tsx';

import type { Route } from './+types/moderation-tab';
import { caseName, causeText, kindText, standing } from './case-words.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.admin_moderation() });

interface CaseQuery {
  state: CaseState;
  cursor?: string;
}

interface CasesPage {
  cases: CaseRow[];
  nextCursor: string | null;
}

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  const { state, cursor } = textsOf(args.url.searchParams);
  const query: CaseQuery = { state: readOneOf(caseStates, state) ?? 'open', cursor: readCursor(cursor) };
  return { query, first: await requestOf(args.context).api.admin.moderation.list(query), readAt: Date.now() };
}

const pageHref = (state: CaseState, cursor?: string): string =>
  href(paths.adminModeration(), { state: state === 'open' ? undefined : state, cursor });

export default function ModerationTab({ loaderData: { query, first, readAt } }: Route.ComponentProps) {
  const links = [
    { state: 'open', label: m.admin_case_open() },
    { state: 'appealed', label: m.admin_case_appealed() },
    { state: 'decided', label: m.admin_case_decided() },
  ] as const;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2>{m.admin_moderation()}</h2>
        <p className="mt-1 max-w-prose text-soft">{m.admin_moderation_text()}</p>
        <p className="mt-2">
          <Link to={href(paths.adminModerationYear())}>{m.admin_moderation_year()}</Link>
        </p>
      </div>
      <LinkTabs
        label={m.admin_case_state()}
        links={links.map(({ state, label }) => ({ label, to: pageHref(state), isCurrent: state === query.state }))}
      />
      <Cases key={readAt} {...{ query, first, readAt }} />
    </div>
  );
}

function Cases({ query, first, readAt }: { query: CaseQuery; first: CasesPage; readAt: number }) {
  const { pages, last, more } = useRenderedList({
    key: queries.admin.moderation.list.key(),
    read: (cursor): Promise<CasesPage> => api.admin.moderation.list({ ...query, cursor }),
    first,
    cursor: query.cursor,
    readAt,
  });
  const cases = distinctById(pages.flatMap((page) => page.cases));
  if (cases.length === 0) {
    return (
      <EmptyState icon={<ShieldCheck />} title={noneTitles[query.state]()} level={3}>
        {m.admin_moderation_none_text()}
      </EmptyState>
    );
  }
  return (
    <div>
      <Table
        caption={m.admin_moderation()}
        isCaptionHidden
        rows={cases}
        rowKey={({ id }) => id}
        columns={columns(query.state)}
      />
      <LoadMore
        first={query.cursor && pageHref(query.state)}
        next={last.nextCursor ? pageHref(query.state, last.nextCursor) : undefined}
        count={cases.length}
        more={more}
      />
    </div>
  );
}

const noneTitles: Record<CaseState, () => string> = {
  open: m.admin_moderation_none,
  appealed: m.admin_moderation_none_appealed,
  decided: m.admin_moderation_none_decided,
};

const columns = (state: CaseState): Column<CaseRow>[] => [
  { id: 'subject', header: m.admin_case_subject(), isRowHeader: true, cell: (row) => <SubjectCell row={row} /> },
  { id: 'cause', header: m.admin_case_cause(), cell: causeText },
  ...(state === 'open'
    ? []
    : [
        {
          id: 'state',
          header: m.admin_users_state(),
          cell: (row: CaseRow) => <Badge variant={standing(row).variant}>{standing(row).text}</Badge>,
        },
      ]),
  {
    id: 'at',
    header: state === 'open' ? m.admin_case_since() : m.admin_case_decided_at(),
    align: 'end',
    cell: ({ openedAt, decided }) => (
      <Time iso={decided?.at ?? openedAt} show="datetime" className="whitespace-nowrap" />
    ),
  },
];

function SubjectCell({ row }: { row: CaseRow }) {
  const { id, subject, job, company } = row;
  return (
    <span className="block min-w-0">
      <Link
        isRecorded
        to={href(paths.adminCase(id))}
        look="quiet"
        lang={!job || job.locale === getLocale() ? undefined : job.locale}
      >
        {caseName(row)}
      </Link>
      <span className="block font-normal text-soft">{subject === 'job' ? company?.name : kindText(subject)}</span>
    </span>
  );
}
