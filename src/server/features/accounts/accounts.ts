import type { Settings } from '#contract/settings/settings.ts';

import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Auth } from './auth.ts';
import { createAuthenticate, type Authenticate } from './authenticate.ts';
import { createEncryption, type Encryption } from './encryption-key.ts';
import { createProviders, type Providers } from './openid/providers.ts';
import { sharedSecret } from './secrets.ts';
import { readSessionCookie } from './session-cookie.ts';

export interface Accounts {
  authenticate: Authenticate;
  /** Sessions are looked up only for requests with a session cookie. */
  hasSession: (cookie: string | undefined) => boolean;
  /** The site's address, to which passkeys are bound. */
  appUrl: URL;
  /** Whether cookies are sent over HTTPS only. */
  https: boolean;
  providers: Providers;
  /** Of the secrets of second factors. */
  encryption: Encryption;
  /** Loads better-auth on first use, which takes half a second. */
  auth: () => Promise<Auth>;
}

/** The secret that signs cookies is in the database, shared by all processes. */
export function createAccounts({
  config,
  db,
  log,
  settings,
  terms,
}: {
  config: Pick<Config, 'appUrl' | 'openIdProviders' | 'dataDir' | 'encryptionKey'>;
  db: Db;
  log: Log;
  settings: () => Promise<Settings>;
  /** The version of the terms that users have to accept. */
  terms: () => Promise<number | undefined>;
}): Accounts {
  const https = config.appUrl.protocol === 'https:';
  const sessionDays = async () => (await settings())['accounts.session_days'];
  const load = async () => {
    const [{ createAuth }, secret] = await Promise.all([import('./auth.ts'), sharedSecret(db, 'session_cookie')]);
    return createAuth({ db, secret, appUrl: config.appUrl, log, sessionDays });
  };
  let loading: Promise<Auth> | undefined;
  return {
    authenticate: createAuthenticate(db, https, settings, terms),
    hasSession: (cookie) => readSessionCookie(cookie, https) !== undefined,
    appUrl: config.appUrl,
    https,
    providers: createProviders(config.openIdProviders, log),
    encryption: createEncryption(config, db),
    auth() {
      loading ??= load();
      loading.catch(() => (loading = undefined));
      return loading;
    },
  };
}
