import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';

import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The account that the server runs as; undefined for our own. */
export type Account = { name: string; uid: number; gid: number } | undefined;

/** The server's whole environment; a PGPORT for another server must not reach it. */
export const SERVER_ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/**
 * PostgreSQL refuses to run as root: use the cluster's owner, else `postgres`, else `nobody`.
 * @throws EmbeddedPostgresError where none exists.
 */
export async function chooseAccount(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = parseAccounts(await readFile('/etc/passwd', 'utf8').catch(() => ''));
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) {
    return accounts.find(({ uid }) => uid === owner.uid) ?? { name: `${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  const account = ['postgres', 'nobody'].flatMap((name) => accounts.find((one) => one.name === name) ?? []).at(0);
  if (account) return account;
  throw new EmbeddedPostgresError(
    'PostgreSQL may not run as root and there is no account "postgres" or "nobody" to run it under. ' +
      'Start Parlance as an ordinary user, or set DATABASE_URL.',
  );
}

/** Of a passwd(5) file, without root. */
function parseAccounts(passwd: string): NonNullable<Account>[] {
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && uid > 0 && gid > 0);
}

/** @throws EmbeddedPostgresError where the account cannot enter the folder, or one above it. */
export async function requireReach(account: Account, folder: string): Promise<void> {
  if (!account || (await runAs(account, 'test', ['-x', folder], '/')).ok) return;
  throw new EmbeddedPostgresError(
    `PostgreSQL may not run as root, and the account "${account.name}" that it runs under instead cannot enter ` +
      `${folder}. Set DATA_DIR to a folder that it can reach, or start Parlance as an ordinary user.`,
  );
}

/** `output`: from both streams, or why it did not start. */
export function runAs(
  account: Account,
  command: string,
  args: string[],
  cwd: string,
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...asAccount(account),
      cwd,
      env: SERVER_ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    }
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}

export function asAccount(account: Account): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}
