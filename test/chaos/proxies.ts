import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort, untilOpen } from '../support/process.ts';

const root = join(import.meta.dirname, '../..');

/** A program of the system that runs until it is stopped. */
export interface RunningProgram {
  port: number;
  stop(): Promise<void>;
}

export const isInstalled = (program: string): boolean => spawnSync(program, ['-v']).error === undefined;

/** Replaces the ports of the samples' processes, in their order. */
const withPorts = (sample: string, ports: readonly number[]): string =>
  ports.reduce((text, port, index) => text.replaceAll(`127.0.0.1:300${index}`, `127.0.0.1:${port}`), sample);

/** nginx as deploy/nginx.conf says, with a certificate of the tests. */
export async function startNginx(ports: readonly number[]): Promise<RunningProgram> {
  const { folder, port, sample } = await prepare('nginx.conf', ports);
  await writeFile(
    join(folder, 'site.conf'),
    sample.replace(/^ *listen \[::\].*\n/m, '').replace('listen 443', `listen ${port}`),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  await writeFile(
    join(folder, 'main.conf'),
    `daemon off; pid ${folder}/pid; error_log /dev/null; events {} http { access_log off; ${temporary} include ${folder}/site.conf; }`,
  );
  return startProgram('nginx', ['-c', join(folder, 'main.conf')], { port, folder });
}

/** HAProxy as deploy/haproxy.cfg says, with a certificate of the tests. */
export async function startHaproxy(ports: readonly number[]): Promise<RunningProgram> {
  const { folder, port, sample } = await prepare('haproxy.cfg', ports);
  const certificate = await Promise.all(['site.crt', 'site.key'].map((file) => readFile(join(folder, file), 'utf8')));
  await writeFile(join(folder, 'site.pem'), certificate.join('\n'));
  await writeFile(join(folder, 'site.cfg'), sample.replace(':443', `127.0.0.1:${port}`));
  return startProgram('haproxy', ['-q', '-db', '-f', join(folder, 'site.cfg')], { port, folder });
}

/** The site's, so that its purges are taken. */
export const PURGE_TOKEN = 'a-token-of-the-tests';

/** Varnish as deploy/varnish.vcl says, in memory. */
export async function startVarnish(ports: readonly number[]): Promise<RunningProgram> {
  const { folder, port, sample } = await prepare('varnish.vcl', ports);
  const [backend = 0] = ports;
  const vcl = sample.replace('PURGE_TOKEN', PURGE_TOKEN).replace('.port = "3000"', `.port = "${backend}"`);
  await writeFile(join(folder, 'site.vcl'), vcl);
  const args = ['-F', '-f', join(folder, 'site.vcl'), '-a', `127.0.0.1:${port}`, '-s', 'malloc,64m'];
  return startProgram('varnishd', [...args, '-n', join(folder, 'work'), '-j', 'none'], { port, folder });
}

async function prepare(name: string, ports: readonly number[]) {
  const folder = await makeFolder();
  for (const kind of ['crt', 'key'])
    await writeFile(join(folder, `site.${kind}`), await readFile(join(root, `test/fixtures/localhost.${kind}`)));
  const sample = await readFile(join(root, 'deploy', name), 'utf8');
  return {
    folder,
    port: await freePort(),
    sample: withPorts(sample, ports).replaceAll('/etc/ssl/parlance', folder),
  };
}

export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-proxy-'));
  // Started as root, the programs become other users.
  await chmod(folder, 0o755);
  return folder;
}

interface Place {
  port: number;
  folder: string;
}

async function startProgram(name: string, args: string[], { port, folder }: Place): Promise<RunningProgram> {
  const child = spawn(name, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  await untilOpen(child, port);
  return {
    port,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
