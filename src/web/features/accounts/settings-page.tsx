import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { isLocale, type Locale, localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api, queries } from '#web/app/api-client.ts';
import { requireViewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { useLanguages } from '#web/app/languages.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { storeToast } from '#web/app/pending-toast.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useViewer } from '#web/app/site.ts';
import { BusyCalendar } from '#web/features/interviews/busy-calendar.tsx';
import { CalendarFeed } from '#web/features/interviews/calendar-feed.tsx';
import { PREFERENCES_ID } from '#web/features/notifications/preferences-href.ts';
import { Preferences } from '#web/features/notifications/preferences.tsx';
import { PushDevice } from '#web/features/notifications/push-device.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ownLanguageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

import type { Route } from './+types/settings-page';
import { OwnData } from './own-data.tsx';
import { SettingsCard } from './settings-card.tsx';
import { readSignIn, SignInSettings } from './sign-in-settings.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.app_settings() });

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args);
  const own = requestOf(args.context).api;
  const { notifications, push, calendarFeed, busyTimes } = own;
  const [signIn, preferences, pushState, feed, busy] = await Promise.all([
    readSignIn(own),
    notifications.preferences(),
    push.read(),
    calendarFeed.read(),
    viewer.role === 'employer' ? busyTimes.read() : { calendar: null },
  ]);
  return { viewer, signIn, preferences, pushState, feed, busy, readAt: Date.now() };
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { viewer, signIn, preferences, pushState, feed, busy, readAt } = loaderData;
  const { ended, readAgain } = useEnding();
  return (
    <div className="page-width pt-10 pb-16 md:pt-16">
      <h1>{m.app_settings()}</h1>
      <div className="mt-8 grid gap-6 lg:grid-cols-2 lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <SettingsCard title={m.app_language()} text={m.auth_settings_language_text()}>
            <ChangeLanguage />
          </SettingsCard>
          {preferences.length > 0 && (
            <SettingsCard id={PREFERENCES_ID} title={m.notifications_title()} text={m.notifications_preferences_text()}>
              <Preferences initial={preferences} />
            </SettingsCard>
          )}
          {preferences.length > 0 && (
            <SettingsCard title={m.push_title()} text={m.push_about()}>
              <PushDevice key={ended} initial={pushState} kinds={preferences.map(({ type }) => type)} />
            </SettingsCard>
          )}
          {viewer.role !== 'admin' && (
            <SettingsCard title={m.calendar_title()} text={m.calendar_about()}>
              <CalendarFeed key={ended} createdAt={feed.createdAt} />
            </SettingsCard>
          )}
          {viewer.role === 'employer' && (
            <SettingsCard title={m.busy_title()} text={m.busy_about()}>
              <BusyCalendar initial={busy.calendar} />
            </SettingsCard>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <SignInSettings {...signIn} {...{ readAt, ended }} email={viewer.email} onEnded={readAgain} />
          <SettingsCard title={m.decisions_title()} text={m.decisions_settings_text()}>
            <Link to={href(paths.decisions())}>{m.decisions_see_all()}</Link>
          </SettingsCard>
          <SettingsCard title={m.consents_title()} text={m.consents_lead()}>
            <Link to={href(paths.consents())}>{m.consents_see()}</Link>
          </SettingsCard>
          <SettingsCard id="own-data" title={m.owndata_title()}>
            <OwnData viewer={viewer} hasPassword={signIn.hasPassword} />
          </SettingsCard>
        </div>
      </div>
    </div>
  );
}

/** One card ends all access; other cards show parts of it. */
function useEnding() {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const [ended, setEnded] = useState(0);
  const readAgain = async () => {
    await Promise.all([revalidate(), client.invalidateQueries({ queryKey: queries.accounts.sessions.key() })]);
    setEnded((before) => before + 1);
  };
  return { ended, readAgain };
}

/** Changes the language of pages and emails, then reloads the page. */
function ChangeLanguage() {
  const [locale, setLocale] = useState<Locale>(useViewer()?.locale ?? getLocale());
  const { mutate, isPending, error } = useMutation({ mutationFn: saveLanguage });
  return (
    <div className="flex max-w-[28rem] flex-col gap-5">
      {error && <Alert variant="attention">{problemText(problemOf(error))}</Alert>}
      <NativeSelect
        label={m.app_language()}
        isLabelHidden
        value={locale}
        onChange={({ target }) => isLocale(target.value) && setLocale(target.value)}
        options={useLanguages().map((code) => ({ value: code, label: ownLanguageName(code) }))}
      />
      <Button variant="secondary" isPending={isPending} className="self-start" onClick={() => mutate(locale)}>
        {m.auth_save()}
      </Button>
    </div>
  );
}

/** A document has one language for its lifetime, so a new one is loaded. */
async function saveLanguage(locale: Locale): Promise<never> {
  await api.accounts.updateMe({ locale });
  storeToast({ title: m.auth_language_saved({}, { locale }) });
  location.assign(localizePath(paths.settings(), locale));
  return new Promise(() => {});
}
