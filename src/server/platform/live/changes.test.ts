import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createDatabase, type TestDatabase } from '#test/support/database.ts';

import { connectionTo, openDatabase, type Connection, type Database } from '../db/database.ts';
import { createLog } from '../log.ts';
import { Changes } from './changes.ts';
import { pgNotify } from './pg-notify.ts';

let server: TestDatabase;
let database: Database;
/** The database's own socket, reached through a door that can be closed. */
let door: Server;
let doorPort: number;
let isAway: boolean;
let isPooler: boolean;
/** Of what the server sends: the process is busy for longer than a timeout when the first of them comes. */
let busyAt: string | undefined;
let attempts: number;
const sockets = new Set<Socket>();
const [AUTHENTICATION, NOTIFICATION] = ['R', 'A'];

beforeEach(async () => {
  [isAway, isPooler, busyAt, attempts] = [false, false, undefined, 0];
  server = await createDatabase();
  database = openDatabase({ connectionString: server.url });
  const { port, searchParams } = new URL(server.url);
  door = createServer((socket) => {
    attempts += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    if (isAway) {
      socket.destroy();
      return;
    }
    const behind = connect(`${searchParams.get('host')}/.s.PGSQL.${port}`);
    behind.on('error', () => {});
    socket.on('close', () => behind.destroy());
    socket.pipe(behind);
    behind.pipe(messages()).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  ({ port: doorPort } = door.address() as { port: number });
});
afterEach(async () => {
  await database.close();
  door.close();
  await server.drop();
});

const throughDoor = (): Connection => {
  const { username, pathname } = new URL(server.url);
  return {
    host: '127.0.0.1',
    port: doorPort,
    user: username,
    database: pathname.slice(1),
  };
};

/** By the framing of PostgreSQL's protocol: a letter, and a length that counts itself. */
function messages(): Transform {
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const end = 1 + rest.readInt32BE(1);
        const letter = String.fromCharCode(rest[0] ?? 0);
        if (letter === busyAt) {
          busyAt = undefined;
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5_200);
        }
        // A transaction pooler passes no notification on.
        if (!isPooler || letter !== NOTIFICATION) this.push(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
      done();
    },
  });
}

test('after an outage there is one line again, and in between one attempt followed the other', async () => {
  const changes = new Changes(throughDoor(), database.db, createLog('silent'));
  const heard: (string[] | undefined)[] = [];
  changes.listen((topics) => heard.push(topics));
  await changes.start();

  isAway = true;
  attempts = 0;
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => attempts).toBeGreaterThan(1);
  expect(attempts).toBeLessThanOrEqual(5);
  expect(changes.connected()).toBe(false);

  isAway = false;
  await expect.poll(() => changes.connected()).toBe(true);
  await database.db.transaction().execute((tx) => pgNotify(tx, ['settings']));
  await expect.poll(() => heard).toEqual([undefined, undefined, undefined, ['settings']]);
  const lines = await database.pool.query(
    `select 1 from pg_stat_activity where application_name = 'parlance changes' and datname = current_database()`,
  );
  expect(lines.rowCount).toBe(1);
  await changes.stop();
});

test.for([
  ['it connects', AUTHENTICATION],
  ['it hears of itself', NOTIFICATION],
])('a process that is busy for seconds while %s has started all the same', async ([, letter]) => {
  busyAt = letter;
  const changes = new Changes(throughDoor(), database.db, createLog('silent'));
  await changes.start();
  expect([changes.connected(), busyAt]).toEqual([true, undefined]);
  await changes.stop();
});

test('a pooler that takes LISTEN and passes nothing on does not count as connected, and the operator reads what to set', async () => {
  isPooler = true;
  const changes = new Changes(throughDoor(), database.db, createLog('silent'));
  await expect(changes.start()).rejects.toThrow(/NOTIFY is not heard .* Set DATABASE_LISTEN_URL/);
  expect(changes.connected()).toBe(false);
  await changes.stop();
});

test('of several hosts in DATABASE_URL, the next is used where the first is away', async () => {
  const { username, password, pathname } = new URL(server.url);
  const several = openDatabase(
    connectionTo(`postgres://${username}:${password}@127.0.0.1:1,127.0.0.1:${doorPort}${pathname}`),
  );
  const { rows } = await several.pool.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  await several.close();
});
