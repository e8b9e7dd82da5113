import { data, useRevalidator } from 'react-router';

import { ownPages } from '#contract/own-pages/own-page-choices.ts';
import type { AdminPage } from '#contract/own-pages/own-pages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { ownPageName } from '#web/app/own-page-names.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

import type { Route } from './+types/own-page-page';
import { DraftActions } from './draft-actions.tsx';
import { TextForm } from './text-form.tsx';
import { Versions } from './versions.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? ownPageName(loaderData.page.page) : m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  const page = ownPages.find((known) => known === args.params.page);
  if (!page) throw data(null, 404);
  const { api, locale } = requestOf(args.context);
  return { page: await api.admin.pages.read({ page }), locale, today: new Date().toISOString() };
}

export default function OwnPagePage({ loaderData: { page, locale, today } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <div className="page-width pt-6 pb-12 md:pt-8">
      <BackLink to={href(paths.adminPages())}>{m.admin_pages()}</BackLink>
      <Head page={page} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card as="section" className="min-w-0">
          <TextForm page={page} first={locale} onSaved={revalidate} />
        </Card>
        <div className="flex min-w-0 flex-col gap-6">
          <Card as="section">
            <h2 className="text-lg">{m.ui_actions()}</h2>
            <DraftActions {...{ page, today }} onChanged={revalidate} />
          </Card>
          <Card as="section">
            <h2 className="text-lg">{m.admin_pages_versions()}</h2>
            <Versions {...{ page, today }} onTakenUp={revalidate} />
          </Card>
        </div>
      </div>
    </div>
  );
}

const Head = ({ page: { page, draft } }: { page: AdminPage }) => (
  <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
    <h1>{ownPageName(page)}</h1>
    {draft && <Badge variant="outline">{m.admin_pages_draft()}</Badge>}
  </div>
);
