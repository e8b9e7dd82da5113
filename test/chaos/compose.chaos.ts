// Builds the image and runs the whole compose.yaml as Compose defines it: proxy, site, worker and database with their
// limits, read-only roots, rights and volumes. Then does what an operator does: opens the site, checks the
// configuration, tests migrations, makes a backup and tests a restore, by the commands of docs/operate.md. Nothing
// comes from a registry of images (stand-ins/).
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { report } from '../bench/report.ts';
import { freePort } from '../support/process.ts';
import { buildSite, canRunContainers, makeStandIns, openContainers, PACKAGES, untilTrue } from './containers.ts';

const ROOT = join(import.meta.dirname, '../..');
const PROJECT = 'parlance-chaos';
const MEGABYTE = 1024 ** 2;

if (!canRunContainers()) {
  console.log(`Containers cannot be run here: this needs root on Linux, and apt-get install ${PACKAGES}`);
  process.exit(0);
}

const containers = await openContainers();
const folder = await mkdtemp(join(tmpdir(), 'parlance-compose-'));
const port = await freePort();
const identity = await generateIdentity();
const compose = (...args: string[]) => containers.compose(folder, ['-p', PROJECT, ...args]);
/** Not by Compose, which would leave a monitor of each command for five minutes. */
const inside = (service: string, ...command: string[]) =>
  containers.podman(['exec', `${PROJECT}_${service}_1`, ...command]).trim();
try {
  const file = await readFile(join(ROOT, 'compose.yaml'), 'utf8');
  await prepareFolder(file);
  await makeStandIns(containers, file);
  const bytes = buildSite(containers);
  const started = performance.now();
  // One after the other, since Compose would wait for a health check that does not run here.
  for (const service of ['database', 'site', 'worker', 'proxy']) {
    compose('up', '-d', '--no-build', '--no-deps', service);
    await untilTrue(`${service} is healthy`, () => isHealthy(service));
  }
  const readyAfter = performance.now() - started;
  const checks: Record<string, boolean> = {
    'readiness through the proxy': (await ask('/readyz')).status === 200,
    'a page through the proxy': /<html[^>]* lang=/.test((await ask('/')).body),
    'the site’s account has no rights': await isConfined('site'),
    'the worker’s account has no rights': await isConfined('worker'),
    'the database’s superuser has no password': !inside(
      'database',
      'psql',
      '-U',
      'postgres',
      '-Atc',
      "select rolpassword from pg_authid where rolname = 'postgres'",
    ),
    ...tryCommands(),
  };
  report(
    'compose',
    {
      'image, MB': bytes / MEGABYTE,
      'empty volumes → all healthy, s': readyAfter / 1_000,
      ...Object.fromEntries(Object.entries(checks).map(([check, holds]) => [check, holds ? 1 : 0])),
    },
    Object.keys(checks).map((figure) => ({ figure, atLeast: 1 })),
  );
} finally {
  compose('down', '--volumes', '--timeout', '20');
  await containers.close();
  await rm(folder, { recursive: true, force: true });
}

/** compose.yaml with a free port of this machine, and the files that it needs. */
async function prepareFolder(file: string): Promise<void> {
  await writeFile(join(folder, 'compose.yaml'), file.replace(/ports: \[.*\]/, `ports: ['127.0.0.1:${port}:443']`));
  await cp(join(ROOT, 'deploy'), join(folder, 'deploy'), { recursive: true });
  const values: Record<string, string> = {
    SITE_HOST: 'localhost',
    DATABASE_PASSWORD: 'of-the-site',
    ENCRYPTION_KEY: '5a'.repeat(32),
    BACKUP_RECIPIENTS: await identityToRecipient(identity),
    SMTP_URL: '',
  };
  const example = await readFile(join(ROOT, 'deploy/env.example'), 'utf8');
  await writeFile(
    join(folder, '.env'),
    example.replaceAll(/^([A-Z_]+)=(.*)$/gm, (_, name: string, value: string) => `${name}=${values[name] ?? value}`),
  );
}

function isHealthy(service: string): boolean {
  try {
    containers.podman(['healthcheck', 'run', `${PROJECT}_${service}_1`]);
    return true;
  } catch {
    return false;
  }
}

/** By Caddy's own certificate authority, which is not trusted here. */
function ask(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get(
      {
        host: '127.0.0.1',
        port,
        path,
        servername: 'localhost',
        headers: { host: 'localhost' },
        rejectUnauthorized: false,
      },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (part: string) => (body += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body })).on('error', reject);
      },
    ).on('error', reject);
  });
}

/** The kernel's information about its process. */
async function isConfined(service: string): Promise<boolean> {
  const status = inside(service, 'cat', '/proc/self/status');
  const limit = inside(
    service,
    'sh',
    '-c',
    'cat /sys/fs/cgroup/memory/memory.limit_in_bytes 2>/dev/null || cat /sys/fs/cgroup/memory.max',
  );
  const mounts = inside(service, 'cat', '/proc/mounts');
  return (
    /^Uid:\s+10001\s/m.test(status) &&
    /^CapEff:\s+0+$/m.test(status) &&
    /^NoNewPrivs:\s+1$/m.test(status) &&
    /^\S+ \/ \S+ ro[, ]/m.test(mounts) &&
    !/^tmpfs \/tmp /m.test(mounts) &&
    Number(limit) === 1024 * MEGABYTE
  );
}

function tryCommands(): Record<string, boolean> {
  const archive = '/backups/now.tar.age';
  const checked = inside('worker', 'node', 'bin/check-config.mjs', '--check');
  const tried = inside('worker', 'node', 'bin/apply-migrations.mjs', '--dry-run');
  const written = inside('worker', 'node', 'bin/write-archive.mjs', archive);
  // The secret key comes from standard input, so that no file of this machine contains it.
  const restored = containers.podman(
    [
      'exec',
      '-i',
      '-e',
      'BACKUP_IDENTITY_FILE=/dev/stdin',
      `${PROJECT}_worker_1`,
      'node',
      'bin/read-archive.mjs',
      '--check',
      archive,
    ],
    `${identity}\n`,
  );
  console.log([checked, tried, written, restored].join('\n\n'));
  return {
    'config --check finds all right': /^ok {4}backups: /m.test(checked) && !/^wrong/m.test(checked),
    'migrate --dry-run': tried.includes('No migration is open.'),
    'an encrypted backup': written.includes('Without the key of a recipient nobody can read it'),
    'restore --check of it': restored.includes('The archive can be restored'),
  };
}
