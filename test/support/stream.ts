import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

import { Stream } from '#server/platform/live/stream.ts';

/** A live stream on a separate connection; its reader has read nothing yet. */
export async function openStream(reader: Partial<ConstructorParameters<typeof Stream>[1]> = {}) {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {}).pause();
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return {
    stream: new Stream(response, { userId: 'ana', sessionId: 'one', position: 0, ...reader }),
    response,
    socket,
  };
}
