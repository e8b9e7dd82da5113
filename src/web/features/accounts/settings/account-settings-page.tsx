import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireViewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { BusyCalendar } from '#web/features/interviews/busy-calendar.tsx';
import { CalendarFeed } from '#web/features/interviews/calendar-feed.tsx';

import { ChangeEmail } from '../change-email.tsx';
import type { Route } from './+types/account-settings-page';
import { ChangeLanguage } from './change-language.tsx';
import { SettingsCard } from './settings-card.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.app_settings() });

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args);
  const { accounts, calendarFeed, busyTimes } = requestOf(args.context).api;
  const [{ hasPassword }, feed, busy] = await Promise.all([
    accounts.waysIn(),
    calendarFeed.read(),
    viewer.role === 'employer' ? busyTimes.read() : { calendar: null },
  ]);
  return { viewer, hasPassword, feed, busy };
}

export default function AccountSettingsPage({ loaderData: { viewer, hasPassword, feed, busy } }: Route.ComponentProps) {
  useOldAnchors();
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <div className="flex min-w-0 flex-col gap-6">
        <SettingsCard title={m.app_language()} text={m.auth_settings_language_text()}>
          <ChangeLanguage />
        </SettingsCard>
        <SettingsCard title={m.auth_settings_email_title()} text={m.auth_settings_email_text({ email: viewer.email })}>
          <ChangeEmail hasPassword={hasPassword} />
        </SettingsCard>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {viewer.role !== 'admin' && (
          <SettingsCard title={m.calendar_title()} text={m.calendar_about()}>
            <CalendarFeed createdAt={feed.createdAt} />
          </SettingsCard>
        )}
        {viewer.role === 'employer' && (
          <SettingsCard title={m.busy_title()} text={m.busy_about()}>
            <BusyCalendar initial={busy.calendar} />
          </SettingsCard>
        )}
      </div>
    </div>
  );
}

/** Emails contain them. The server does not see them, so it cannot redirect. */
const oldAnchors: Record<string, () => string> = {
  '#access': paths.accountAccess,
  '#notifications': paths.notificationSettings,
  '#own-data': paths.ownData,
};

function useOldAnchors() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const moved = oldAnchors[hash];
    if (moved) void navigate(href(moved()), { replace: true });
  }, [hash, navigate]);
}
