import { Outlet, useLocation } from 'react-router';

import { splitLocale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { requestOf } from '#web/app/request-context.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

import type { Route } from './+types/admin-page';

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  // The page is useful without the count.
  return {
    cases: await requestOf(args.context)
      .api.admin.moderation.count()
      .catch(() => null),
  };
}

export default function AdminPage({ loaderData: { cases } }: Route.ComponentProps) {
  const { path } = splitLocale(useLocation().pathname);
  const tabs = [
    { label: m.admin_waiting(), path: paths.admin() },
    { label: m.admin_settings(), path: paths.adminSettings() },
    { label: m.admin_users(), path: paths.adminUsers() },
    { label: m.admin_analytics(), path: paths.adminAnalytics() },
    { label: m.admin_moderation(), path: paths.adminModeration(), count: cases?.open },
    { label: m.admin_companies(), path: paths.adminCompanies() },
    { label: m.admin_mails(), path: paths.adminMails() },
    { label: m.admin_pages(), path: paths.adminPages() },
    { label: m.admin_words(), path: paths.adminSearchWords() },
    { label: m.admin_health(), path: paths.adminHealth() },
    { label: m.keys_title(), path: paths.adminKeys() },
    { label: m.admin_audit(), path: paths.adminAudit() },
  ];
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <h1>{m.app_admin()}</h1>
      <div className="mt-6">
        <LinkTabs
          label={m.admin_parts()}
          links={tabs.map((tab) => ({ ...tab, to: href(tab.path), isCurrent: tab.path === path }))}
        />
      </div>
      <div className="pt-6">
        <Outlet />
      </div>
    </div>
  );
}
