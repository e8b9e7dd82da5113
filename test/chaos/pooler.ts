import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chooseAccount } from '../../src/server/platform/db/embedded/account.ts';
import { freePort, untilOpen } from '../support/process.ts';
import type { OwnServer } from '../support/server.ts';
import { makeFolder } from './proxies.ts';

/** PgBouncer in transaction mode. */
export interface Pooler {
  /** For DATABASE_URL. */
  url: string;
  start(): Promise<void>;
  /** Ends it: SIGINT once transactions have ended, SIGKILL at once. */
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
}

/** In front of this server; it does not run yet. */
export async function createPooler({ url, dataDir }: Pick<OwnServer, 'url' | 'dataDir'>): Promise<Pooler> {
  const server = new URL(url);
  const [folder, port] = [await makeFolder(), await freePort()];
  const file = join(folder, 'pgbouncer.ini');
  const address = {
    host: server.searchParams.get('host') ?? server.hostname,
    port: server.port,
    dbname: server.pathname.slice(1),
    user: server.username,
  };
  const words = Object.entries(address).map(([name, value]) => `${name}='${value}'`);
  await writeFile(
    file,
    `[databases]
parlance = ${words.join(' ')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
logfile = /dev/null
`,
  );
  await chmod(file, 0o644);
  // It refuses to be root; the server's own account may use its socket.
  const account = await chooseAccount(join(dataDir, 'postgres'));
  const user = account ? ['-u', account.name] : [];
  let child: ChildProcess | undefined;
  return {
    url: `postgres://parlance@127.0.0.1:${port}/parlance`,
    async start() {
      child = spawn('pgbouncer', ['-q', ...user, file], { stdio: ['ignore', 'inherit', 'inherit'] });
      await untilOpen(child, port);
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
