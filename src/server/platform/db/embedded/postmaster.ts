import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Milliseconds for a fast shutdown, then for an immediate one. */
const TIMEOUT = 8_000;
const REAPED_WITHIN = 2_000;
const POLL = 10;

/** The process id of the cluster's running server. */
export async function findPostmaster(cluster: string): Promise<number | undefined> {
  const file = path.join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  if (!(pid > 0)) return undefined;
  if (await isPostmaster(pid, cluster)) return pid;
  // After a reboot the id may be another program's, and PostgreSQL would refuse to start.
  if (isAlive(pid)) await rm(file, { force: true });
  return undefined;
}

/** Not a zombie, nor another program with a reused id. */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  const commandLine = await readCommandLine(pid);
  return commandLine.includes('postgres') && commandLine.includes(cluster);
}

async function readCommandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const command = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', `${pid}`]);
  return command.then(({ stdout }) => stdout).catch(() => '');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Does not wait for clients; returns when the server has ended. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!(await isPostmaster(pid, cluster))) return waitUntilReaped(pid);
    process.kill(pid, signal);
    const deadline = Date.now() + TIMEOUT;
    while (Date.now() < deadline) {
      if (!(await isPostmaster(pid, cluster))) return waitUntilReaped(pid);
      await sleep(POLL);
    }
  }
  throw new EmbeddedPostgresError(`PostgreSQL (pid ${pid}) in ${cluster} does not stop.`);
}

/** PostgreSQL does not start beside a zombie of its last server. A container may have nobody who reaps it. */
async function waitUntilReaped(pid: number): Promise<void> {
  const deadline = Date.now() + REAPED_WITHIN;
  while (isAlive(pid) && Date.now() < deadline) await sleep(POLL);
}
