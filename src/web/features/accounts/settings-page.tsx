import type { ReactNode } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { requireViewer } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { PREFERENCES_ID } from '#web/features/notifications/preferences-href.ts';
import { Preferences } from '#web/features/notifications/preferences.tsx';
import { Card } from '#web/ui/card.tsx';

import type { Route } from './+types/settings-page';
import { ChangeEmail } from './change-email.tsx';
import { ChangeLanguage } from './change-language.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnData } from './own-data.tsx';
import { Sessions } from './sessions.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.app_settings() });

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args);
  const { api } = requestOf(args.context);
  const [sessions, preferences] = await Promise.all([api.accounts.sessions(), api.notifications.preferences()]);
  return { viewer, sessions, preferences, readAt: Date.now() };
}

/** The account's own settings: language, notifications, address, password, sessions, and what becomes of all data. */
export default function SettingsPage({ loaderData: { viewer, sessions, preferences, readAt } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-10 pb-16 md:pt-16">
      <div className="mx-auto max-w-[44rem]">
        <h1>{m.app_settings()}</h1>
        <div className="mt-8 flex flex-col gap-6">
          <SettingsCard title={m.app_language()} text={m.auth_settings_language_text()}>
            <ChangeLanguage />
          </SettingsCard>
          {preferences.length > 0 && (
            <SettingsCard id={PREFERENCES_ID} title={m.notifications_title()} text={m.notifications_preferences_text()}>
              <Preferences initial={preferences} />
            </SettingsCard>
          )}
          <SettingsCard
            title={m.auth_settings_email_title()}
            text={m.auth_settings_email_text({ email: viewer.email })}
          >
            <ChangeEmail />
          </SettingsCard>
          <SettingsCard title={m.auth_settings_password_title()} text={m.auth_settings_password_text()}>
            <ChangePassword email={viewer.email} />
          </SettingsCard>
          <SettingsCard title={m.auth_sessions_title()}>
            <Sessions initial={sessions} readAt={readAt} />
          </SettingsCard>
          <SettingsCard title={m.owndata_title()}>
            <OwnData viewer={viewer} />
          </SettingsCard>
        </div>
      </div>
    </div>
  );
}

function SettingsCard({
  id,
  title,
  text,
  children,
}: {
  id?: string;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <Card as="section" id={id}>
      <h2>{title}</h2>
      {text && <p className="mt-1 text-soft">{text}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  );
}
