import { emailSchema } from '#contract/accounts/accounts.ts';

import { withDatabase } from './command-database.ts';
import { loadEsco, removeEsco } from './esco-command.ts';
import {
  grantAdministrator,
  listAdministrators,
  revokeAdministrator,
  type AdministratorChange,
} from './features/accounts/administrators.ts';
import { forgetKey } from './features/accounts/encryption-key.ts';
import { record } from './features/admin/audit.ts';
import { renewPushKey } from './features/notifications/push/devices.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig, StartError, type Config } from './platform/config.ts';
import type { Db, Tx } from './platform/db/database.ts';
import { createLog } from './platform/log.ts';
import { createSecurityLog } from './security-events.ts';

export { backup } from './backup/backup-command.ts';
export { restore } from './backup/restore-command.ts';
export { checkConfig } from './config-command.ts';
export { explainStart } from './explain-start.ts';
export { migrateCommand } from './migrate-command.ts';
export { findDatabase } from './psql-command.ts';
export { seed } from './seed-command.ts';

const USAGE =
  'Usage: bin/admin grant EMAIL | revoke EMAIL | list | renew-push-key | forget-encryption-key | load-esco FILE … | remove-esco';

const outcomes: Record<AdministratorChange, { ok: boolean; say: (email: string) => string }> = {
  granted: { ok: true, say: (email) => `${email} is an administrator now, and has to sign in again.` },
  revoked: { ok: true, say: (email) => `${email} is no longer an administrator.` },
  already: { ok: true, say: (email) => `${email} is an administrator already.` },
  not_one: { ok: true, say: (email) => `${email} is not an administrator.` },
  unknown: { ok: false, say: (email) => `There is no account of ${email}. Register it on the site first.` },
  unconfirmed: { ok: false, say: (email) => `${email} has not confirmed its address yet.` },
  last_one: { ok: false, say: (email) => `${email} is the last administrator. Grant somebody else first.` },
};

/**
 * Returns the line to print.
 * @throws StartError or EmbeddedPostgresError with one line.
 */
export async function administrate(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const [command, address, ...rest] = args;
  if (command === 'load-esco' && address !== undefined) return loadEsco(readConfig(env), [address, ...rest]);
  if (command === 'remove-esco' && address === undefined) return removeEsco(readConfig(env));
  const email = emailSchema.safeParse(address);
  const isAlone = ['list', 'renew-push-key', 'forget-encryption-key'].includes(command ?? '');
  if (rest.length > 0 || (isAlone ? address !== undefined : !email.success)) throw new StartError(USAGE);
  const change = new Map([
    ['grant', grantAdministrator],
    ['revoke', revokeAdministrator],
  ]).get(command ?? '');
  const config = readConfig(env);
  return withDatabase(config, async (db) => {
    if (command === 'list') return (await listAdministrators(db)).join('\n') || 'There is no administrator yet.';
    if (command === 'renew-push-key')
      return `There is a new key. ${await renewPushKey(db)} devices have to turn notifications on again.`;
    if (command === 'forget-encryption-key')
      return `The next start takes the key that it finds, or makes one. ${await forgetKey(db)} people sign in by a recovery code or a passkey, and set up their authenticator anew.`;
    if (!change || !email.success) throw new StartError(USAGE);
    let subject: string | undefined;
    const outcome = await change(db, email.data, async (tx, changed, userId) => {
      await recordChange(tx, changed, userId);
      subject = userId;
    });
    if (subject !== undefined) await logChange(db, config, { subject, reason: outcome });
    const { ok, say } = outcomes[outcome];
    if (!ok) throw new StartError(say(email.data));
    return say(email.data);
  });
}

const recordChange = (tx: Tx, change: 'granted' | 'revoked', userId: string): Promise<void> =>
  record(
    { db: tx, actor: { kind: 'system' }, clock: systemClock },
    { action: `administrator.${change}`, subject: { type: 'user', id: userId } },
  );

/** To standard error; standard output is the command's own. */
async function logChange(db: Db, { logLevel }: Config, change: { subject: string; reason: string }): Promise<void> {
  const security = createSecurityLog(db, createLog(logLevel, process.stderr));
  security.record('role.changed', { actor: { kind: 'system' }, from: undefined }, change);
  await security.flush();
}
