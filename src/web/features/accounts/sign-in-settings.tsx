import { m } from '#generated/paraglide/messages.js';
import type { Api } from '#web/app/request-context.ts';

import { AccountAccess } from './account-access.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { Identities } from './identities.tsx';
import { Passkeys } from './passkeys.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';
import { SettingsCard } from './settings-card.tsx';

/** How users sign in, and where they are signed in. */
export async function readSignIn({ accounts, accountAccess, passkeys, identities, secondFactor }: Api) {
  const [sessions, waysIn, ownPasskeys, linked, providers, factor, access] = await Promise.all([
    accounts.sessions(),
    accounts.waysIn(),
    passkeys.list(),
    identities.list(),
    identities.providers(),
    secondFactor.read(),
    accountAccess.list(),
  ]);
  return { sessions, ...waysIn, passkeys: ownPasskeys, identities: linked, providers, factor, access };
}

type SignInSettingsProps = Awaited<ReturnType<typeof readSignIn>> & {
  email: string;
  /** When all of it was read, in milliseconds since 1970. */
  readAt: number;
  /** Counts how often all access was ended on this page: cards that show access are remounted then. */
  ended: number;
  onEnded: () => Promise<unknown>;
};

export function SignInSettings({ email, readAt, hasPassword, providers, ended, onEnded, ...own }: SignInSettingsProps) {
  const { sessions, passkeys, identities, factor, access } = own;
  return (
    <>
      <SettingsCard title={m.auth_settings_email_title()} text={m.auth_settings_email_text({ email: email })}>
        <ChangeEmail hasPassword={hasPassword} />
      </SettingsCard>
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
      <SettingsCard title={m.auth_sessions_title()}>
        <Sessions initial={sessions} readAt={readAt} />
      </SettingsCard>
      <SettingsCard id="access" title={m.access_title()} text={m.access_about()}>
        <AccountAccess initial={access} readAt={readAt} onEnded={onEnded} />
      </SettingsCard>
    </>
  );
}
