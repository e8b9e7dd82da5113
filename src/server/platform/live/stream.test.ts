import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

import { Stream } from './stream.ts';

const EVENT = JSON.stringify({ large: 'x'.repeat(100_000) });

/** A stream, and its reader, who reads nothing yet. */
async function open() {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {}).pause();
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return { stream: new Stream(response, { userId: 'ana', sessionId: 'one', position: 0 }), response, socket };
}

test('takes no more than its reader does, whose place it keeps', async () => {
  const { stream, socket } = await open();
  let sent = 0;
  for (; stream.takesMore(); sent += 1) stream.send(sent + 1, EVENT);
  stream.send(sent + 1, EVENT);
  expect(stream.position).toBe(sent);
  const more = new Promise<void>((resolve) => {
    stream.onTakesMore(resolve);
  });
  socket.resume();
  await more;
  stream.send(sent + 1, EVENT);
  expect(stream.position).toBe(sent + 1);
});

test('is cut where nothing was taken from one beat to the next', async () => {
  const { stream, response } = await open();
  for (let seq = 1; stream.takesMore(); seq += 1) stream.send(seq, EVENT);
  stream.beat();
  expect(response.destroyed).toBe(false);
  stream.beat();
  expect(response.destroyed).toBe(true);
});

test('goes on where its reader took something in between', async () => {
  const { stream, response, socket } = await open();
  for (let seq = 1; stream.takesMore(); seq += 1) stream.send(seq, EVENT);
  stream.beat();
  socket.resume();
  await expect.poll(() => stream.takesMore()).toBe(true);
  stream.beat();
  stream.beat();
  expect(response.destroyed).toBe(false);
});
