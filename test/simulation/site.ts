import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Clock } from '#server/platform/clock.ts';
import { connectionTo, openDatabase, type Db } from '#server/platform/db/database.ts';
import { tasks } from '#server/tasks.ts';
import { openTestApp, type TestApp } from '#test/support/app.ts';
import { createDatabase } from '#test/support/database.ts';

import { breakConnections, type Life } from './connections.ts';
import type { Faults } from './faults.ts';
import { breakStore } from './stores.ts';

/** A machine with one process. */
export interface Machine {
  app: TestApp;
  life: Life;
  /** For long-lived connections. */
  url: string;
  /** Milliseconds by which its clock is wrong. */
  wrongBy: number;
  /** Stops accepting requests. */
  closeListener: () => Promise<void>;
}

/** Two machines with one database and one store. */
export interface Site {
  /** Storage without faults. */
  db: Db;
  databaseUrl: string;
  /** Milliseconds that passed on all clocks. */
  passed: number;
  machines: Machine[];
  /** Restarts a killed process. */
  startAgain(): Promise<void>;
  close(): Promise<void>;
}

const MACHINES = 2;

export async function openSite(env: Record<string, string>, faults: Faults): Promise<Site> {
  const database = await createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'parlance-simulation-'));
  const witness = openDatabase(connectionTo(database.url), 4);
  const start = async (wrongBy: number): Promise<Machine> => {
    const app = await openTestApp({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...env });
    const { url, close: closeListener } = await app.listen();
    const machine = { app, url, wrongBy, life: breakConnections(app, faults), closeListener };
    const clock: Clock = { now: () => new Date(Date.now() + site.passed + machine.wrongBy) };
    Object.assign(app.base, { clock });
    Object.assign(app.system, { clock });
    breakStore(app, faults);
    void machine.life.over.then(closeListener);
    return machine;
  };
  const site: Site = {
    db: witness.db,
    databaseUrl: database.url,
    passed: 0,
    machines: [],
    async startAgain() {
      for (const [place, machine] of site.machines.entries()) {
        if (!machine.life.isOver) continue;
        // Otherwise a thousand histories would use up the server's connections.
        await closeMachine(machine);
        site.machines[place] = await start(machine.wrongBy);
      }
    },
    async close() {
      for (const machine of site.machines) await closeMachine(machine);
      await witness.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  for (let place = 0; place < MACHINES; place += 1) site.machines.push(await start(0));
  return site;
}

/** Closes the connections of a killed process: its queue first, which must not notice later failures. */
async function closeMachine({ app, life, closeListener }: Machine): Promise<void> {
  if (!life.isOver) {
    await closeListener();
    return app.close();
  }
  app.hub.stop();
  await app.queue.stop(0);
  await app.changes.stop();
  await app.probe.close();
  const { calendarReader, importReader, mail } = app.system;
  const pools = [app.inspector, app.cvReader, app.pdfDrawer, app.replyReader, calendarReader, importReader, mail];
  await Promise.all([...pools, app.pictureDrawer].map(async (pool) => pool.close()));
}

/** As a worker does; repeated after a failure. */
export async function runTask({ app, life }: Machine, name: string): Promise<void> {
  const task = tasks.find((one) => one.name === name);
  if (!task) throw new Error(`There is no task ${name}.`);
  for (let tries = 0; tries < 5; tries += 1) {
    const isDone = await Promise.race([
      task.run(app.system, {}).then(
        () => true,
        () => false,
      ),
      life.over.then(() => true),
    ]);
    if (isDone) return;
  }
}

/** Runs due work on the machine, until none is left or its process was killed. */
export const work = ({ app, life }: Machine): Promise<void> => Promise.race([app.drain().catch(() => {}), life.over]);
