import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';

import { createDatabase } from '#test/support/database.ts';

import { openDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';
import { createChanges } from './changes.ts';

test('after an outage there is one line again, and in between one attempt followed the other', async () => {
  const server = await createDatabase();
  const { username, password, pathname, port, searchParams } = new URL(server.url);
  const sockets = new Set<Socket>();
  let isAway = false;
  let attempts = 0;
  // The database's own socket, reached through a door that can be closed.
  const door = createServer((socket) => {
    attempts += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    if (isAway) {
      socket.destroy();
      return;
    }
    const database = connect(`${searchParams.get('host')}/.s.PGSQL.${port}`);
    database.on('error', () => {});
    socket.on('close', () => database.destroy());
    socket.pipe(database).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port: doorPort } = door.address() as { port: number };
  const changes = createChanges(
    {
      host: '127.0.0.1',
      port: doorPort,
      user: username,
      password: decodeURIComponent(password),
      database: pathname.slice(1),
    },
    createLog('silent'),
  );
  const heard: (string[] | undefined)[] = [];
  changes.listen((topics) => heard.push(topics));
  await changes.start();

  isAway = true;
  attempts = 0;
  for (const socket of sockets) socket.destroy();
  await sleep(2_300);
  expect(attempts).toBeGreaterThan(1);
  expect(attempts).toBeLessThanOrEqual(5);
  expect(changes.connected()).toBe(false);

  isAway = false;
  await expect.poll(() => changes.connected(), { timeout: 5_000 }).toBe(true);
  const database = openDatabase({ connectionString: server.url });
  await database.db.transaction().execute((tx) => changes.broadcast(tx, ['settings']));
  await expect.poll(() => heard).toEqual([undefined, undefined, undefined, ['settings']]);
  const lines = await database.pool.query(
    `select 1 from pg_stat_activity where application_name = 'parlance changes' and datname = current_database()`,
  );
  expect(lines.rowCount).toBe(1);

  await changes.stop();
  await database.close();
  door.close();
  await server.drop();
});
