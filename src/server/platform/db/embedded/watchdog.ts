import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

const GUARD_PREFIX = 'postgres.guard-';
const CLAIMED = '.stopping';

/**
 * Waits for its standard input to close, when the parent ends. The first to remove the guard file then decides: this
 * script, which stops the server, or the next owner, which adopts it. The claimed file remains until the server has
 * ended, so that no owner adopts it meanwhile. `postmaster.pid` shows whether the process id is still the server's, of
 * which a zombie may remain. The waits end after 2 s and 60 s. Signals to the process group are ignored.
 */
const SCRIPT = `
pid=$1 cluster=$2 guard=$3
runs() {
  { read -r found < "$cluster/postmaster.pid"; } 2>/dev/null && [ "$found" = "$pid" ] && kill -0 "$pid" 2>/dev/null
}
trap '' HUP INT TERM
read -r _
mv "$guard" "$guard${CLAIMED}" 2>/dev/null || exit 0
tries=0; until runs || [ $tries -ge 20 ]; do sleep 0.1; tries=$((tries + 1)); done
runs && kill -INT "$pid"
tries=0; while runs && [ $tries -lt 600 ]; do sleep 0.1; tries=$((tries + 1)); done
rm -f "$guard${CLAIMED}"
`;

/** Stops the server when this process ends; returns the function that cancels this. */
export async function armWatchdog(dataDir: string, cluster: string, pid: number): Promise<() => Promise<void>> {
  const guard = path.join(dataDir, GUARD_PREFIX + randomBytes(6).toString('hex'));
  await writeFile(guard, '', { mode: 0o600 });
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'parlance-watchdog', `${pid}`, cluster, guard], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  child.stdin.on('error', () => {});
  return async () => {
    await rm(guard, { force: true });
    child.stdin.end();
  };
}

/**
 * Cancels the watchdogs of earlier owners, under the data folder's lock. Returns false where one is already stopping
 * the server.
 */
export async function disarmWatchdogs(dataDir: string): Promise<boolean> {
  let disarmed = true;
  for (const entry of (await readdir(dataDir)).filter((name) => name.startsWith(GUARD_PREFIX))) {
    const removed = await unlink(path.join(dataDir, entry)).then(
      () => true,
      () => false,
    );
    if (!removed || entry.endsWith(CLAIMED)) disarmed = false;
  }
  return disarmed;
}
