import { onServer, TEMPLATE } from './database.ts';
import { SERVER_CERTIFICATE } from './job-file-server.ts';
import { SLOW_MACHINE, startSite, type RunningProcess } from './process.ts';
import type { OwnServer } from './server.ts';

/** Sites may call servers that tests start on this machine. */
const CALLS_TESTS = { PRIVATE_NETWORKS: '127.0.0.0/8,::1/128', NODE_EXTRA_CA_CERTS: SERVER_CERTIFICATE };

export interface SharedSite {
  url: string;
  databaseUrl: string;
}

/** The sites that test files share: one for each worker, started on the first request. */
export class SharedSites {
  readonly #server: () => Promise<OwnServer>;
  readonly #started = new Map<string, Promise<SharedSite & { process: RunningProcess }>>();

  /** @param server has the template of the database */
  constructor(server: () => Promise<OwnServer>) {
    this.#server = server;
  }

  async find(worker: string): Promise<SharedSite> {
    const starting = this.#started.get(worker) ?? this.#start(`site_${worker}`);
    this.#started.set(worker, starting);
    const { url, databaseUrl } = await starting;
    return { url, databaseUrl };
  }

  async stop(): Promise<void> {
    for (const starting of this.#started.values()) await (await starting).process.stop();
  }

  async #start(name: string) {
    const { url } = await this.#server();
    await onServer(url, `create database ${name} template ${TEMPLATE} strategy file_copy`);
    const databaseUrl = url.replace('/parlance?', `/${name}?`);
    const process = await startSite({ DATABASE_URL: databaseUrl, DEMO: '0', ...SLOW_MACHINE, ...CALLS_TESTS });
    return { url: process.url, databaseUrl, process };
  }
}
