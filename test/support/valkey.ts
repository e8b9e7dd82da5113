import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { freePort, untilOpen } from './process.ts';

/** Of the system; undefined where there is neither. */
export const valkeyProgram = ['valkey-server', 'redis-server'].find(
  (program) => spawnSync(program, ['--version']).error === undefined,
);

/** For `skipIf`, which says nothing. */
export function hasValkey(): boolean {
  if (valkeyProgram === undefined)
    console.log(
      'Neither Valkey nor Redis is installed, so its tests are left out (Debian: apt-get install redis-server).',
    );
  return valkeyProgram !== undefined;
}

export interface RunningValkey {
  url: string;
  /** Starts it again, without what it held. */
  start(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** It answers nobody, and closes no connection, until it goes on. */
  pause(): void;
  goOn(): void;
  stop(): Promise<void>;
}

/** With `args` as its configuration, on a free port of 127.0.0.1. */
export async function startValkey(args: string[] = [], urlOf = plainUrl): Promise<RunningValkey> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async () => {
    // `port` comes first, so that `args` may take it back.
    const fixed = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const given = args.flatMap((arg) => arg.replace('PORT', `${port}`).split(' '));
    child = spawn(valkeyProgram ?? '', [...fixed, ...given], { stdio: 'ignore' });
    await untilOpen(child, port);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    url: urlOf(port),
    start,
    kill: () => end('SIGKILL'),
    pause: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    stop: () => end('SIGTERM'),
  };
}

const plainUrl = (port: number): string => `redis://127.0.0.1:${port}`;
