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
 * One real PostgreSQL, with a migrated database that each test file copies; started by the first test that needs it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<OwnServer> | undefined;
  const starter = createServer((_request, response) => {
    server ??= import('./prepared-server.ts').then(({ startPreparedServer }) => startPreparedServer());
    server.then(
      ({ url, superuserUrl }) => response.end(JSON.stringify({ url, superuserUrl })),
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
