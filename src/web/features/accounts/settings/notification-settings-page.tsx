import { redirect } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireViewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Preferences } from '#web/features/notifications/preferences.tsx';
import { PushDevice } from '#web/features/notifications/push-device.tsx';

import type { Route } from './+types/notification-settings-page';
import { SettingsCard } from './settings-card.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.notifications_settings() });

export async function loader(args: Route.LoaderArgs) {
  if (requireViewer(args).role === 'admin') throw redirect(href(paths.settings()));
  const { notifications, push } = requestOf(args.context).api;
  const [preferences, pushState] = await Promise.all([notifications.preferences(), push.read()]);
  return { preferences, pushState };
}

export default function NotificationSettingsPage({ loaderData: { preferences, pushState } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <SettingsCard title={m.notifications_title()} text={m.notifications_preferences_text()}>
        <Preferences initial={preferences} />
      </SettingsCard>
      <SettingsCard title={m.push_title()} text={m.push_about()}>
        <PushDevice initial={pushState} kinds={preferences.map(({ type }) => type)} />
      </SettingsCard>
    </div>
  );
}
