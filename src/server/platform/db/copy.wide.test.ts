import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createEmptyDatabase, type TestDatabase } from '#test/support/database.ts';

import { openDatabase, type Database } from './database.ts';

const ODD = [
  '',
  '\\',
  '\\N',
  '\\.',
  'a\tb',
  'two\r\nlines',
  '„Ümläute“ 🧑🏽‍💻',
  '{"a": "\\"b\\""}',
  "'; drop table odd; --",
];

describe('COPY', () => {
  let server: TestDatabase;
  let database: Database;
  let client: pg.PoolClient;
  beforeAll(async () => {
    server = await createEmptyDatabase();
    database = openDatabase({ connectionString: server.url }, 1);
    client = await database.pool.connect();
    await client.query(
      'create table odd (number integer check (number >= 0), text text); create table again (like odd)',
    );
  });
  beforeEach(() => client.query('truncate odd, again'));
  afterAll(async () => {
    client.release();
    await database.close();
    await server.drop();
  });

  const put = (...lines: string[]) =>
    pipeline(Readable.from(lines.map((line) => Buffer.from(line))), client.query(copyFrom('copy odd from stdin')));
  const count = async () => (await client.query<{ count: number }>('select count(*) from odd')).rows[0]?.count;

  test('what is refused at the start is said, and the connection serves on', async () => {
    await expect(text(client.query(copyTo('copy nothing to stdout')))).rejects.toThrow(
      'relation "nothing" does not exist',
    );
    await expect(
      pipeline(Readable.from([Buffer.from('x')]), client.query(copyFrom('copy nothing from stdin'))),
    ).rejects.toThrow('relation "nothing" does not exist');
    expect(await count()).toBe(0);
  });

  test('a row that the table refuses is said, and none is left of the others', async () => {
    await expect(put('1\tone\n', '-1\tminus one\n')).rejects.toThrow('odd_number_check');
    await expect(put('one\tone\n')).rejects.toThrow('invalid input syntax');
    expect(await count()).toBe(0);
  });

  test('what is given up on the way in leaves no row, and the connection serves on', async () => {
    const broken = async function* () {
      yield Buffer.from('1\tone\n');
      throw new Error('the source broke');
    };
    await expect(pipeline(broken, client.query(copyFrom('copy odd from stdin')))).rejects.toThrow('the source broke');
    expect(await count()).toBe(0);
  });

  test('odd texts and what is null go out and in unchanged', async () => {
    for (const [number, odd] of [...ODD, null].entries())
      await client.query('insert into odd values ($1, $2)', [number, odd]);
    const out = client.query(copyTo('copy odd to stdout'));
    const into = copyFrom('copy again from stdin');
    const bytes = Buffer.from(await text(out));
    await pipeline(Readable.from([bytes]), client.query(into));
    expect([out.rowCount, into.rowCount]).toEqual([ODD.length + 1, ODD.length + 1]);
    expect(
      (await client.query<{ text: string | null }>('select text from again order by number')).rows.map(
        (row) => row.text,
      ),
    ).toEqual([...ODD, null]);
  });

  test('no rows are no bytes', async () => {
    expect(await text(client.query(copyTo('copy odd to stdout')))).toBe('');
    const into = copyFrom('copy odd from stdin');
    await pipeline(Readable.from([]), client.query(into));
    expect(into.rowCount).toBe(0);
  });

  test('a million rows pass without being held: where they are not read, the server waits', async () => {
    const out = client.query(
      copyTo(`copy (select number, repeat('x', 100) from generate_series(1, 1000000) as number) to stdout`),
    );
    const watcher = openDatabase({ connectionString: server.url }, 1);
    let bytes = 0;
    for await (const chunk of out as AsyncIterable<Buffer>) {
      if (bytes === 0) {
        const waits = async () =>
          (
            await watcher.pool.query(
              `select from pg_stat_activity where datname = current_database() and wait_event = 'ClientWrite'`,
            )
          ).rowCount;
        await expect.poll(waits, { timeout: 10_000 }).toBe(1);
        expect(out.readableLength).toBeLessThan(1_000_000);
      }
      bytes += chunk.length;
    }
    await watcher.close();
    expect(out.rowCount).toBe(1_000_000);
    expect(bytes).toBe(107_888_896);
  });

  test('abandoned on the way out, its connection can still be closed', async () => {
    const other = openDatabase({ connectionString: server.url }, 1);
    const leaving = await other.pool.connect();
    const out = leaving.query(copyTo('copy (select number from generate_series(1, 10000000) as number) to stdout'));
    for await (const chunk of out) {
      expect(chunk).toBeTruthy();
      break;
    }
    leaving.release(true);
    await other.close();
    const running = `select from pg_stat_activity where datname = current_database() and query like 'copy (%'`;
    await expect.poll(async () => (await client.query(running)).rowCount, { timeout: 10_000 }).toBe(0);
  });
});
