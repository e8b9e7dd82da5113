import { pagesWithText } from '#contract/own-pages/own-page-choices.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { ownPageDay, ownPageName, ownPagePath } from '#web/app/own-page-names.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import type { Api } from '#web/app/request-context.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';

import type { Route } from './+types/pages-tab';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.admin_pages() });

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  return { pages: await requestOf(args.context).api.admin.pages.list() };
}

export default function PagesTab({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2>{m.admin_pages()}</h2>
        <p className="mt-1 max-w-prose text-soft">{m.admin_pages_text()}</p>
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {pages.map((page) => (
          <PageCard key={page.page} page={page} />
        ))}
      </ul>
    </div>
  );
}

type ListedPage = Awaited<ReturnType<Api['admin']['pages']['list']>>[number];

function PageCard({ page: { page, current, upcoming, hasDraft } }: { page: ListedPage }) {
  const came = pagesWithText.includes(page);
  const state = current
    ? m.legal_version_of({ date: ownPageDay(current.publishedAt) })
    : came
      ? m.admin_pages_state_default()
      : m.admin_pages_state_none();
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3>{ownPageName(page)}</h3>
        {hasDraft && <Badge variant="outline">{m.admin_pages_draft()}</Badge>}
      </div>
      <p className="mt-1 text-sm text-soft">{state}</p>
      {upcoming && (
        <p className="text-sm text-soft">{m.admin_pages_upcoming({ date: ownPageDay(upcoming.inForceFrom) })}</p>
      )}
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
        <Link to={href(paths.adminPage(page))} aria-label={`${m.admin_pages_edit()}: ${ownPageName(page)}`}>
          {m.admin_pages_edit()}
        </Link>
        {(current || came) && (
          <Link to={href(ownPagePath(page))} aria-label={`${m.admin_pages_see()}: ${ownPageName(page)}`}>
            {m.admin_pages_see()}
          </Link>
        )}
      </p>
    </Card>
  );
}
