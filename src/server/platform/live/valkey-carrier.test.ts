import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { hasValkey, startValkey, type RunningValkey } from '#test/support/valkey.ts';

import { runAfterCommit } from '../db/after-commit.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { createLog } from '../log.ts';
import { createChanges, type Changes } from './changes.ts';
import { notifications } from './notifications.ts';
import { recordChange } from './recorded-changes.ts';
import { shareByValkey, type Sharing } from './valkey-carrier.ts';

/** Milliseconds: a look for what was not heard, on a busy machine. */
const FOUND = { timeout: 10_000 };

/** One of the processes of a site. */
interface Process extends Sharing {
  changes: Changes;
  heard: (string[] | undefined)[];
  logged: string[];
}

describe.skipIf(!hasValkey())('changes by Valkey', () => {
  let server: TestDatabase;
  let database: Database;
  let valkey: RunningValkey;
  let processes: Process[] = [];
  beforeAll(async () => {
    server = await createDatabase();
    database = openDatabase({ connectionString: server.url });
  });
  beforeEach(async () => {
    valkey = await startValkey();
  });
  afterEach(async () => {
    await Promise.all(processes.map(({ changes }) => changes.stop()));
    processes = [];
    await valkey.stop();
  });
  afterAll(async () => {
    await database.close();
    await server.drop();
  });

  async function startOne(url = valkey.url, { db } = database): Promise<Process> {
    const logged: string[] = [];
    const heard: Process['heard'] = [];
    const sharing = shareByValkey(url, db);
    const log = createLog('info', { write: (line: string) => void logged.push(line) });
    const changes = createChanges(sharing.carrier, db, log);
    changes.listen((topics) => heard.push(topics));
    const started = { ...sharing, changes, heard, logged };
    processes.push(started);
    await changes.start();
    heard.length = 0;
    return started;
  }

  /** As `inTransaction` does. */
  async function change({ changes }: Process, ...topics: string[]): Promise<void> {
    let committed = () => {};
    await database.db.transaction().execute(async (tx) => {
      committed = () => runAfterCommit(tx);
      await changes.broadcast(tx, topics);
    });
    committed();
  }

  test('a wrong password is no reason not to start: nothing counts as heard, and the log holds no password', async () => {
    await valkey.stop();
    valkey = await startValkey(['--requirepass right'], (port) => `redis://:wr0ng-secret@127.0.0.1:${port}`);
    const { changes, logged } = await startOne();
    expect(changes.connected()).toBe(false);
    await expect.poll(() => logged.join()).toContain('changes: not connected');
    expect(logged.join()).not.toContain('wr0ng-secret');
  });

  test('what is rolled back is heard by nobody', async () => {
    const one = await startOne();
    await expect(
      database.db.transaction().execute(async (tx) => {
        await one.changes.broadcast(tx, ['job:1']);
        throw new Error('No.');
      }),
    ).rejects.toThrow('No.');
    await change(one, 'job:2');
    await expect.poll(() => one.heard).toEqual([['job:2']]);
  });

  test('another site on the same server hears nothing', async () => {
    const ofOther = await createDatabase();
    const otherDatabase = openDatabase({ connectionString: ofOther.url });
    const [one, other] = [await startOne(), await startOne(valkey.url, otherDatabase)];
    await change(one, 'job:1');
    await expect.poll(() => one.heard).toEqual([['job:1']]);
    expect(other.heard).toEqual([]);
    await other.changes.stop();
    await otherDatabase.close();
    await ofOther.drop();
  });

  test('each process hears a change once, and looks find nothing more', async () => {
    const all = [await startOne(), await startOne()];
    for (let number = 0; number < 20; number += 1) await change(all[0]!, `job:${number}`);
    const topics = Array.from({ length: 20 }, (_, number) => [`job:${number}`]);
    for (const { heard } of all) await expect.poll(() => heard).toEqual(topics);
    await change(all[1]!, 'after');
    await expect.poll(() => all[0]!.heard.at(-1)).toEqual(['after']);
    await lookedTwice();
    for (const { heard } of all) expect(heard).toHaveLength(21);
  });

  test('what a process that ended committed and did not say is found by all, also out of order', async () => {
    const all = [await startOne(), await startOne()];
    const late = await database.pool.connect();
    await late.query('begin');
    await late.query(`insert into topic_change (id, topics) values ('01890a5d-ac96-774b-bcce-b302099a8057', '{late}')`);
    await database.db.transaction().execute((tx) => recordChange(tx, ['early']));
    for (const { heard } of all) await expect.poll(() => heard, FOUND).toEqual([['early']]);
    await late.query('commit');
    late.release();
    for (const { heard } of all) await expect.poll(() => heard, FOUND).toEqual([['early'], ['late']]);
    expect(all.map(({ carrier }) => carrier.found())).toEqual([2, 2]);
  });

  test('killed, everything may have changed; once it is back, both hear again', async () => {
    const all = [await startOne(), await startOne()];
    await valkey.kill();
    for (const { changes, heard } of all) {
      await expect.poll(() => changes.connected(), FOUND).toBe(false);
      expect(heard.at(-1)).toBeUndefined();
    }
    await change(all[0]!, 'meanwhile');
    await valkey.start();
    for (const { changes } of all) await expect.poll(() => changes.connected(), FOUND).toBe(true);
    await change(all[0]!, 'again');
    for (const { heard } of all) await expect.poll(() => heard.at(-1)).toEqual(['again']);
  });

  test('one that answers nobody counts as away', async () => {
    const one = await startOne();
    valkey.pause();
    await expect.poll(() => one.changes.connected(), FOUND).toBe(false);
    await change(one, 'meanwhile');
    valkey.goOn();
    await expect.poll(() => one.changes.connected(), FOUND).toBe(true);
  });

  test('beside a process that listens to PostgreSQL nothing is kept, and that one hears all', async () => {
    const one = await startOne();
    const older = createChanges(notifications({ connectionString: server.url }), database.db, createLog('silent'));
    const heardByOlder: (string[] | undefined)[] = [];
    older.listen((topics) => heardByOlder.push(topics));
    await older.start();
    await expect.poll(() => one.changes.connected(), FOUND).toBe(false);
    heardByOlder.length = 0;
    await change(one, 'job:1');
    await expect.poll(() => heardByOlder).toEqual([['job:1']]);
    await expect.poll(() => one.logged.join()).toContain('run without REDIS_URL');
    await older.stop();
    await expect.poll(() => one.changes.connected(), FOUND).toBe(true);
  });

  test('rediss:// goes over TLS', async () => {
    const fixture = (file: string) => join(import.meta.dirname, '../../../../test/fixtures', file);
    const trusted = getCACertificates();
    setDefaultCACertificates([...trusted, await readFile(fixture('localhost.crt'), 'utf8')]);
    const secured = await startValkey(
      [
        '--port 0 --tls-port PORT --tls-auth-clients no',
        `--tls-cert-file ${fixture('localhost.crt')} --tls-key-file ${fixture('localhost.key')}`,
      ],
      (port) => `rediss://localhost:${port}`,
    );
    try {
      const one = await startOne(secured.url);
      expect([one.changes.connected(), one.logged]).toEqual([true, []]);
    } finally {
      setDefaultCACertificates(trusted);
      await secured.stop();
    }
  });

  /** What was committed before has been looked for by then. */
  async function lookedTwice(): Promise<void> {
    for (const topic of ['one', 'two']) {
      await database.db.transaction().execute((tx) => recordChange(tx, [topic]));
      for (const { heard } of processes) {
        await expect.poll(() => heard.some((topics) => topics?.[0] === topic), FOUND).toBe(true);
        heard.splice(
          heard.findIndex((topics) => topics?.[0] === topic),
          1,
        );
      }
    }
  }
});
