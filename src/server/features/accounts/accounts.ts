import type { Settings } from '#contract/settings.ts';

import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Auth } from './auth.ts';
import { createAuthenticate, type Authenticate } from './authenticate.ts';
import { sharedSecret } from './secrets.ts';
import { readCookie, sessionCookieName } from './session-cookie.ts';

/** What the metadata and the accounts' verbs share in one process. */
export interface Accounts {
  authenticate: Authenticate;
  /** Whether the request carries a session cookie at all: without one nobody has to be asked who it is. */
  hasSession: (cookie: string | undefined) => boolean;
  /** Whether cookies go over HTTPS alone. */
  https: boolean;
  /** The library that signs people in; loaded when it is first needed, because that takes half a second. */
  auth: () => Promise<Auth>;
}

/** The accounts of this process. The secret that signs cookies is in the database, the same for all processes. */
export function createAccounts({
  config,
  db,
  log,
  settings,
}: {
  config: Pick<Config, 'appUrl'>;
  db: Db;
  log: Log;
  settings: () => Promise<Settings>;
}): Accounts {
  const https = config.appUrl.protocol === 'https:';
  const name = sessionCookieName(https);
  const sessionDays = async () => (await settings())['accounts.session_days'];
  const load = async () => {
    const [{ createAuth }, secret] = await Promise.all([import('./auth.ts'), sharedSecret(db, 'session_cookie')]);
    return createAuth({ db, secret, appUrl: config.appUrl, log, sessionDays });
  };
  let loading: Promise<Auth> | undefined;
  return {
    authenticate: createAuthenticate(db, https, sessionDays),
    hasSession: (cookie) => readCookie(cookie, name) !== undefined,
    https,
    auth() {
      loading ??= load();
      loading.catch(() => (loading = undefined));
      return loading;
    },
  };
}
