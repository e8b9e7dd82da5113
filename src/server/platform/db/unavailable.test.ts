import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';

import { refusalFor } from '../http/refusal.ts';

/** What a query fails with whose server answers the connection so. */
async function failWith(answer: (socket: Socket) => void): Promise<unknown> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'parlance', max: 1 });
  const failure: unknown = await pool.query('select 1').catch((error: unknown) => error);
  await pool.end();
  server.close();
  return failure;
}

/** ErrorResponse of PostgreSQL's protocol. */
function errorOf(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mtold by the test\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

test.for([
  ['57P01', 'an administrator stops the server'],
  ['57P02', 'a crash of the server'],
  ['57P03', 'a server that starts'],
  ['57P05', 'a session that nobody used'],
  ['53300', 'too many connections'],
  ['08006', 'a broken connection'],
  ['08P01', 'a pooler without a server'],
  ['25006', 'a server that only reads'],
  ['40P01', 'a deadlock'],
] as const)('answers 503 for %s: %s', async ([code]) => {
  const failure = await failWith((socket) => socket.end(errorOf(code)));
  expect(failure).toMatchObject({ code });
  expect(refusalFor(failure)).toMatchObject({ status: 503, details: { retryAfter: 5 } });
});

test('answers 503 where the connection is reset or ends', async () => {
  const reset = await failWith((socket) => socket.resetAndDestroy());
  expect([reset, refusalFor(reset).status]).toEqual([expect.objectContaining({ code: 'ECONNRESET' }), 503]);
  expect(refusalFor(await failWith((socket) => socket.end())).status).toBe(503);
});

test('answers 503 for a client that was closed, whose error has no code', async () => {
  const client = new pg.Client({ host: '127.0.0.1', port: 1 });
  await client.connect().catch(() => {});
  await client.end();
  const failure: unknown = await client.query('select 1').catch((error: unknown) => error);
  expect(refusalFor(failure).status).toBe(503);
});

test.for(['42P01', '23505', '22P02'])('answers 500 for %s, which a retry does not fix', async (code) => {
  expect(refusalFor(await failWith((socket) => socket.end(errorOf(code)))).status).toBe(500);
});
