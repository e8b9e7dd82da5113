import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
const STAND_INS = join(import.meta.dirname, 'stand-ins');
/** Separate images, kept for the next run. */
const FOLDER = join(ROOT, 'node_modules/.cache/containers');
/** Podman needs a short name, constant for the same images. */
const RUN = join(tmpdir(), 'parlance-containers');
const PROGRAMS = ['podman', 'runc', 'docker-compose', 'mmdebstrap'];
/** Debian's names of what has to be installed. */
export const PACKAGES = [...PROGRAMS, 'catatonit', 'netavark', 'aardvark-dns', 'iptables'].join(' ');

/** runc, since crun refuses machines with both generations of control groups. */
const CONFIGURATION = `
[containers]
default_ulimits = ["nofile=8192:8192", "nproc=8192:8192"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
`;

export const canRunContainers = (): boolean =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  PROGRAMS.every((program) => spawnSync(program, ['--version']).error === undefined);

export interface Containers {
  /**
   * @throws Error with the end of its output if it fails
   */
  podman(args: string[], input?: string): string;
  /** In a folder with a compose.yaml. */
  compose(folder: string, args: string[]): string;
  close(): Promise<void>;
}

/** A podman of its own, and the interface of Docker that Compose speaks to. */
export async function openContainers(): Promise<Containers> {
  await mkdir(FOLDER, { recursive: true });
  await mkdir(RUN, { recursive: true });
  const configuration = join(RUN, 'containers.conf');
  await writeFile(configuration, CONFIGURATION);
  const socket = `unix://${RUN}/podman.sock`;
  // Without systemd there are no timers: waiting for a health check runs it.
  const env = { ...process.env, CONTAINERS_CONF: configuration, DISABLE_HC_SYSTEMD: 'true', DOCKER_HOST: socket };
  const own = ['--root', join(FOLDER, 'storage'), '--runroot', join(RUN, 'run')];
  const service = spawn('podman', [...own, 'system', 'service', '--time=0', socket], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(service, 'exit');
  await untilTrue('podman answers', () => {
    if (service.exitCode !== null) throw new Error(`podman ended with ${service.exitCode}.`);
    return access(`${RUN}/podman.sock`).then(
      () => true,
      () => false,
    );
  });
  return {
    podman: (args, input) => call('podman', [...own, ...args], { env, input }),
    compose: (folder, args) => call('docker-compose', args, { env, cwd: folder }),
    async close() {
      service.kill();
      await ended;
      call('umount', [join(FOLDER, 'storage/overlay')], { env });
      await rm(RUN, { recursive: true, force: true });
    },
  };
}

/** @throws Error after two minutes */
export async function untilTrue(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 120_000; !(await holds()); await sleep(500))
    if (performance.now() > end) throw new Error(`Not reached after two minutes: ${what}.`);
}

function call(
  program: string,
  args: string[],
  options: { env: NodeJS.ProcessEnv; cwd?: string; input?: string | undefined },
): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    ...options,
    input: options.input ?? '',
    encoding: 'utf8',
  });
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(' ')} failed:\n${`${stdout}\n${stderr}`.slice(-4_000)}`);
}

/** From Debian's packages, for the images that Dockerfile and compose.yaml name: no registry is needed. */
export async function makeStandIns({ podman }: Containers, compose: string): Promise<void> {
  const known = podman(['images', '--format', '{{.Repository}}:{{.Tag}}']).split('\n');
  const context = await mkdtemp(join(tmpdir(), 'parlance-stand-ins-'));
  try {
    if (!known.includes('localhost/debian:latest')) {
      const archive = join(context, 'debian.tar');
      call('mmdebstrap', ['--variant=minbase', 'bookworm', archive], { env: process.env });
      podman(['import', archive, 'localhost/debian']);
      await rm(archive);
    }
    await cp(STAND_INS, context, { recursive: true });
    await cp(process.execPath, join(context, 'node'));
    const npm = join(call('npm', ['root', '--global'], { env: process.env }).trim(), 'npm');
    await cp(npm, join(context, 'npm'), { recursive: true });
    const names = {
      node: 'localhost/node:latest',
      postgres: imageIn(compose, 'postgres'),
      caddy: imageIn(compose, 'caddy'),
    };
    for (const [name, image] of Object.entries(names))
      podman(['build', '--network=host', '-t', image, '-f', join(context, `${name}.Dockerfile`), context]);
  } finally {
    await rm(context, { recursive: true, force: true });
  }
}

const imageIn = (compose: string, name: string): string => {
  const image = new RegExp(`image: (\\S+/${name}:\\S+)`).exec(compose)?.[1];
  if (!image) throw new Error(`compose.yaml names no image of ${name}.`);
  return image;
};

/** Of the site, by its Dockerfile. Returns its size in bytes. */
export function buildSite({ podman }: Containers): number {
  const certificates = '/etc/ssl/certs/ca-certificates.crt:/etc/ssl/certs/ca-certificates.crt:ro';
  const bases = ['BUILD_BASE=localhost/node', 'BASE=localhost/debian'].flatMap((base) => ['--build-arg', base]);
  podman([
    'build',
    '--format=docker',
    '--network=host',
    '--ulimit=nofile=8192:8192',
    '--volume',
    certificates,
    ...bases,
    '-t',
    'parlance',
    ROOT,
  ]);
  return Number(podman(['image', 'inspect', '--format', '{{.Size}}', 'parlance']));
}
