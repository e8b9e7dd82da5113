import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createDatabase, createEmptyDatabase } from '#test/support/database.ts';
import { freePort, SAME_KEY } from '#test/support/process.ts';

/** Starting and stopping the built site as its operator does: in separate processes. */
describe('starting', () => {
  let dataDir: string;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'parlance-start-'));
    await chmod(dataDir, 0o755);
  });
  afterEach(async () => {
    await Promise.all(children.splice(0).map((child) => end(child, 'SIGKILL')));
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  function serve(env: Record<string, string>): { child: ChildProcess; said: () => string } {
    const child = spawn(process.execPath, ['bin/serve.mjs'], {
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    children.push(child);
    return { child, said: () => text };
  }

  async function refusal(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
    const { child, said } = serve(env);
    const [code] = (await once(child, 'exit')) as [number | null];
    return { code, lines: said().trim().split('\n') };
  }

  test.for([
    [{ PORT: 'eighty' }, /^PORT must be a port number\.$/],
    [{ DEMO: 'yes' }, /^DEMO must be 0 or 1\.$/],
    [{ ROLE: 'boss' }, /^ROLE must be web, worker or both\.$/],
    [{ STORAGE: 'tape' }, /^STORAGE must be disk or s3:/],
    [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL must be an address that starts with postgres:/],
    [{ APP_URL: 'jobs.example.com' }, /^APP_URL must be an address/],
    [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM must be an address such as/],
    [
      { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
      /^The database cannot be reached: .*ECONNREFUSED.* Check DATABASE_URL\.$/,
    ],
  ] as [Record<string, string>, RegExp][])('refuses %j with one clear line', async ([env, line]) => {
    const { code, lines } = await refusal({ PORT: String(await freePort()), ...env });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
    expect(code).toBe(1);
  });

  test('refuses a port in use with one clear line', async () => {
    const holder: Server = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as { port: number };
    const database = await createDatabase();
    const { code, lines } = await refusal({ PORT: String(port), DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
    holder.close();
    await database.drop();
    expect(lines).toEqual([`Port ${port} is in use. Stop what uses it, or set PORT to another port.`]);
    expect(code).toBe(1);
  });

  test('restarts after a kill during its first start, and protects its data folder from other accounts', async () => {
    const port = await freePort();
    const killed = serve({ PORT: String(port) });
    // initdb has begun.
    await expect.poll(() => readdirSync(dataDir).length).toBeGreaterThan(0);
    await end(killed.child, 'SIGKILL');

    serve({ PORT: String(port) });
    await answered(`http://127.0.0.1:${port}/readyz`);
    expect(await openToOthers(dataDir)).toEqual([]);

    const second = await refusal({ PORT: String(await freePort()) });
    expect(second.code).toBe(1);
    expect(second.lines).toHaveLength(1);
    expect(second.lines[0]).toMatch(/is in use by another Parlance process \(pid \d+\)/);
  });

  test('two processes that start at once on one empty database both serve requests', async () => {
    const database = await createEmptyDatabase();
    const ports = [await freePort(), await freePort()];
    const sites = ports.map((port) =>
      serve({ ...SAME_KEY, PORT: String(port), DATABASE_URL: database.url, DATA_DIR: join(dataDir, String(port)) }),
    );
    try {
      await Promise.all(ports.map((port) => answered(`http://127.0.0.1:${port}/readyz`)));
    } catch (cause) {
      throw new Error(sites.map(({ said }) => said()).join('\n'), { cause });
    }
    await Promise.all(children.map((child) => end(child, 'SIGTERM')));
    await database.drop();
  });

  test('npm start leaves no process behind when stopped', async () => {
    const port = await freePort();
    const database = await createDatabase();
    const child = spawn('npm', ['start'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        PORT: String(port),
        DATABASE_URL: database.url,
      },
      stdio: 'ignore',
      // At the end of the test: the whole group.
      detached: true,
    });
    const url = `http://127.0.0.1:${port}/healthz`;
    try {
      await answered(url);
      child.kill('SIGTERM');
      await expect.poll(() => statusOf(url), { timeout: 10_000 }).toBe(0);
    } finally {
      killGroup(child);
      await database.drop();
    }
  });

  test('when stopped, it finishes the request in flight and exits with 0; another signal opens no debugger', async () => {
    const port = await freePort();
    const database = await createDatabase();
    const { child, said } = serve({ PORT: String(port), DATABASE_URL: database.url });
    await answered(`http://127.0.0.1:${port}/healthz`);
    const { request } = await import('node:http');
    const inFlight = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/nothing',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    });
    await new Promise<void>((resolve) => inFlight.write('{', () => resolve()));
    // Later requests arrive after it.
    await answered(`http://127.0.0.1:${port}/readyz`);
    child.kill('SIGUSR1');
    child.kill('SIGTERM');
    await expect.poll(() => statusOf(`http://127.0.0.1:${port}/readyz`)).not.toBe(200);
    inFlight.end('}');
    const [response] = (await once(inFlight, 'response')) as [{ statusCode: number; resume(): void }];
    response.resume();
    expect(response.statusCode).toBe(404);
    expect(await exitCode(child)).toBe(0);
    expect(said()).not.toContain('Debugger');
    await database.drop();
  });
});

/** Files in the data folder that other accounts can read, besides programs of PostgreSQL. */
async function openToOthers(dataDir: string): Promise<string[]> {
  const open: string[] = [];
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('postgres-bin')) continue;
    if (((await stat(join(dataDir, name))).mode & 0o077) !== 0) open.push(name);
  }
  return open;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of its processes have ended.
  }
}

/** 0 if nothing answers. */
const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    (response) => response.status,
    () => 0,
  );

async function answered(url: string): Promise<void> {
  await expect.poll(() => statusOf(url), { timeout: 150_000, interval: 50 }).toBe(200);
}
