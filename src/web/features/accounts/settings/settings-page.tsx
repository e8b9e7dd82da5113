import { Outlet, useLocation } from 'react-router';

import { splitLocale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { useViewer } from '#web/app/site.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

export default function SettingsPage() {
  const viewer = useViewer();
  const { path } = splitLocale(useLocation().pathname);
  if (viewer?.unclaimed)
    return (
      <div className="page-width pt-10 pb-16 md:pt-16">
        <h1 className="mb-6">{m.app_settings()}</h1>
        <Outlet />
      </div>
    );
  const tabs = [
    { label: m.auth_settings_account(), path: paths.settings() },
    { label: m.auth_settings_security(), path: paths.securitySettings() },
    // Administrators are notified of nothing that they could turn off.
    ...(viewer?.role === 'admin' ? [] : [{ label: m.notifications_title(), path: paths.notificationSettings() }]),
    { label: m.owndata_title(), path: paths.ownData() },
  ];
  return (
    <div className="page-width pt-10 pb-16 md:pt-16">
      <h1>{m.app_settings()}</h1>
      <div className="mt-6 mb-6">
        <LinkTabs
          label={m.auth_settings_tabs()}
          links={tabs.map((tab) => ({ label: tab.label, to: href(tab.path), isCurrent: tab.path === path }))}
        />
      </div>
      <Outlet />
    </div>
  );
}
