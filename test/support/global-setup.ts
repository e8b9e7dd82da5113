import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

import type { OwnServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

/**
 * One real PostgreSQL, with a migrated database that each test file copies, and one with the demo's data; started by the
 * first test that needs it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<OwnServer> | undefined;
  let demo: Promise<void> | undefined;
  const startOnce = () =>
    (server ??= import('./prepared-server.ts').then(({ startPreparedServer }) => startPreparedServer()));
  const fillOnce = () =>
    (demo ??= startOnce().then(async (started) => (await import('./prepared-demo.ts')).prepareDemo(started)));
  const starter = createServer((request, response) => {
    (request.url === '/demo' ? fillOnce() : startOnce()).then(
      (started) => response.end(JSON.stringify(started)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(starter, 'listening');
  project.provide('postgres', `http://127.0.0.1:${(starter.address() as AddressInfo).port}`);
  return async () => {
    starter.close();
    starter.closeAllConnections();
    await (await server)?.stop();
  };
}
