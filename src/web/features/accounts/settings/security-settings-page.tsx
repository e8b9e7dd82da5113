import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { requireViewer } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';

import { AccountAccess } from '../account-access.tsx';
import { ChangePassword } from '../change-password.tsx';
import { ChoosePassword } from '../choose-password.tsx';
import { Identities } from '../identities.tsx';
import { Passkeys } from '../passkeys.tsx';
import { SecondFactor } from '../second-factor.tsx';
import { Sessions } from '../sessions.tsx';
import type { Route } from './+types/security-settings-page';
import { SettingsCard } from './settings-card.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.auth_settings_security() });

/** How users sign in, and where they are signed in. */
export async function loader(args: Route.LoaderArgs) {
  const { email } = requireViewer(args);
  const { accounts, accountAccess, passkeys, identities, secondFactor } = requestOf(args.context).api;
  const [sessions, waysIn, ownPasskeys, linked, providers, factor, access] = await Promise.all([
    accounts.sessions(),
    accounts.waysIn(),
    passkeys.list(),
    identities.list(),
    identities.providers(),
    secondFactor.read(),
    accountAccess.list(),
  ]);
  const readAt = Date.now();
  return { email, sessions, ...waysIn, passkeys: ownPasskeys, identities: linked, providers, factor, access, readAt };
}

export default function SecuritySettingsPage({ loaderData }: Route.ComponentProps) {
  const { email, hasPassword, sessions, passkeys, identities, providers, factor, access, readAt } = loaderData;
  const { ended, readAgain } = useEnding();
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <div className="flex min-w-0 flex-col gap-6">
        <SettingsCard
          title={m.auth_settings_password_title()}
          text={hasPassword ? m.auth_settings_password_text() : m.identity_no_password()}
        >
          {hasPassword ? <ChangePassword email={email} /> : <ChoosePassword email={email} />}
        </SettingsCard>
        <SettingsCard title={m.passkey_title()} text={m.passkey_about()}>
          <Passkeys key={ended} initial={passkeys} readAt={readAt} />
        </SettingsCard>
        {(providers.length > 0 || identities.length > 0) && (
          <SettingsCard title={m.identity_title()} text={m.identity_about()}>
            <Identities key={ended} initial={identities} providers={providers} readAt={readAt} />
          </SettingsCard>
        )}
        <SettingsCard title={m.security_factor_title()} text={m.security_factor_about()}>
          <SecondFactor initial={factor} email={email} hasPassword={hasPassword} />
        </SettingsCard>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <SettingsCard title={m.auth_sessions_title()}>
          <Sessions initial={sessions} readAt={readAt} />
        </SettingsCard>
        <SettingsCard id="access" title={m.access_title()} text={m.access_about()}>
          <AccountAccess initial={access} readAt={readAt} onEnded={readAgain} />
        </SettingsCard>
      </div>
    </div>
  );
}

/** One card ends all access; `ended` remounts the cards that show parts of it. */
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
