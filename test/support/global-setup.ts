import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

import type { OwnServer } from './server.ts';
import type { SharedSites } from './shared-sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server that starts what tests share, on the first request (`askRun`). */
    run: string;
    /** For the files of all tests; deleted at the end of the run. */
    folder: string;
  }
}

/** One PostgreSQL server, with a migrated template and one with the demo data, and the sites that test files share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-run-'));
  project.provide('folder', folder);
  let server: Promise<OwnServer> | undefined;
  let demo: Promise<void> | undefined;
  let sites: Promise<SharedSites> | undefined;
  const startOnce = () =>
    (server ??= import('./prepared-server.ts').then(({ startPreparedServer }) => startPreparedServer()));
  const fillOnce = () =>
    (demo ??= startOnce().then(async (started) => (await import('./prepared-demo.ts')).prepareDemo(started)));
  const sitesOnce = () =>
    (sites ??= import('./shared-sites.ts').then(({ SharedSites: Sites }) => new Sites(startOnce)));

  const answers: Record<string, (query: URLSearchParams) => Promise<unknown>> = {
    '/server': startOnce,
    '/demo': fillOnce,
    '/site': async (query) => (await sitesOnce()).find(query.get('worker') ?? ''),
  };
  const starter = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://run');
    Promise.resolve(answers[pathname]?.(searchParams)).then(
      (answer) => response.end(JSON.stringify(answer ?? null)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(starter, 'listening');
  project.provide('run', `http://127.0.0.1:${(starter.address() as AddressInfo).port}`);
  return async () => {
    starter.close();
    starter.closeAllConnections();
    await (await sites)?.stop();
    await (await server)?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
