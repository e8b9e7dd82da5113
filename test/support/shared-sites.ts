import { DEMO_TEMPLATE, onServer, TEMPLATE } from './database.ts';
import { SLOW_MACHINE, startSite, type RunningProcess } from './process.ts';
import type { OwnServer } from './server.ts';

export interface SharedSite {
  url: string;
  databaseUrl: string;
}

/** The sites that test files share: an empty one and a demo for each worker, started on the first request. */
export class SharedSites {
  readonly #server: () => Promise<OwnServer>;
  readonly #started = new Map<string, Promise<SharedSite & { process: RunningProcess }>>();

  /** @param server has the templates of both databases */
  constructor(server: () => Promise<OwnServer>) {
    this.#server = server;
  }

  async find(worker: string, isDemo: boolean): Promise<SharedSite> {
    const name = `site_${isDemo ? 'demo' : 'empty'}_${worker}`;
    const starting = this.#started.get(name) ?? this.#start(name, isDemo);
    this.#started.set(name, starting);
    const { url, databaseUrl } = await starting;
    return { url, databaseUrl };
  }

  async stop(): Promise<void> {
    for (const starting of this.#started.values()) await (await starting).process.stop();
  }

  async #start(name: string, isDemo: boolean) {
    const { url } = await this.#server();
    await onServer(url, `create database ${name} template ${isDemo ? DEMO_TEMPLATE : TEMPLATE} strategy file_copy`);
    const databaseUrl = url.replace('/parlance?', `/${name}?`);
    const process = await startSite({ DATABASE_URL: databaseUrl, DEMO: isDemo ? '1' : '0', ...SLOW_MACHINE });
    return { url: process.url, databaseUrl, process };
  }
}
