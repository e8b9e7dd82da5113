import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

const GUARD_PREFIX = 'postgres.guard-';
const CLAIMED = '.stopping';

/**
 * Waits for the end of its input, which comes when the process that holds the other end is gone, however it ended.
 * Whoever then takes the guard file away first decides: this script, which stops the server, or the next owner, which
 * adopts it. The claimed file stays until the server is gone, so that the next owner does not adopt a server with a
 * signal on its way.
 *
 * `postmaster.pid` says whether the number is still the server's: it comes a moment after a start, and goes with the
 * server, of which a zombie may remain. The waits end after 2 s and 60 s. Terminals and service managers may signal all
 * that they started; this script has to outlast that.
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

/** Has the server stopped as soon as this process is gone; returns the function that calls this off. */
export async function armWatchdog(dataDir: string, cluster: string, pid: number): Promise<() => Promise<void>> {
  const guard = path.join(dataDir, GUARD_PREFIX + randomBytes(6).toString('hex'));
  await writeFile(guard, '');
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
 * Calls off the watchdogs of earlier owners; only the data folder's owner may call this. Returns false where one of
 * them is stopping the server already, which then cannot be adopted.
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
