import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createSiteServer, isCounted, REQUEST_LIMITS } from './site-server.ts';

/** A hundredth of what a site allows. */
const LIMITS = { headersTimeout: 180, requestTimeout: 900, connectionsCheckingInterval: 10 };

let server: Server;
let port: number;
let sockets: Socket[];
let stream: ServerResponse | undefined;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/stream') {
    stream = response;
    response.write('first');
  } else {
    // A request that is aborted while it is read can no longer be answered.
    response.end(`${(await text(request).catch(() => '')).length} bytes`);
  }
}

async function start(options: Parameters<typeof createSiteServer>[1]): Promise<void> {
  server = createSiteServer((request, response) => void answer(request, response), options);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
}

beforeEach(() => {
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function open(begin = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(begin);
  return socket;
}

/** All that the server says until it ends the connection. */
async function said(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (chunk: string) => (heard += chunk));
  // It may be reset, which is an end as well.
  await new Promise((resolve) => socket.once('close', resolve));
  return heard;
}

/** Sends one byte after the other, so that the connection is never idle. */
async function trickle(socket: Socket): Promise<string> {
  const timer = setInterval(() => socket.write('x'), 20);
  try {
    return await said(socket);
  } finally {
    clearInterval(timer);
  }
}

describe('a connection', () => {
  beforeEach(() => start({ limits: LIMITS }));

  test('that says nothing, or half of its headers, or one letter after the other, is ended', async () => {
    const silent = open().then(said);
    const half = open('GET / HTTP/1.1\r\nHost: a\r\nX-Half: ').then(said);
    const slow = open('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ').then(trickle);
    expect(await half).toMatch(/^HTTP\/1\.1 408 /);
    expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
    await silent;
  });

  test('whose second request stops in its headers is ended', async () => {
    const socket = await open('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    socket.write('GET / HTTP/1.1\r\nHost: ');
    expect(await said(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('whose body never ends is ended', async () => {
    expect(await trickle(await open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n'))).not.toContain(
      '200 OK',
    );
  });

  test('whose body comes slower than headers may is answered', async () => {
    const socket = await open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nConnection: close\r\n\r\nab');
    const half = await open('GET / HTTP/1.1\r\nHost: ');
    await said(half);
    socket.write('c');
    expect(await said(socket)).toContain('3 bytes');
  });

  test('that is a stream goes on for as long as it is open', async () => {
    const socket = await open('GET /stream HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    const upload = await open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n');
    await said(upload);
    stream?.write('second');
    const [chunk] = (await once(socket, 'data')) as [string];
    expect(chunk).toContain('second');
  });
});

test('on a site, half-open headers are cut within 20 seconds, and 10 MB at 1 Mbit/s are received', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = REQUEST_LIMITS;
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThan(20_000);
  expect(headersTimeout).toBeGreaterThanOrEqual(15_000);
  expect(requestTimeout).toBeGreaterThan((10 * 1024 ** 2 * 8) / 1_000);
  expect(requestTimeout).toBeLessThanOrEqual(180_000);
});

describe('one address', () => {
  test('has no more connections than it may, and another when one has ended', async () => {
    await start({ limits: LIMITS, connectionsPerAddress: { max: 2, isCounted: () => true } });
    const [first] = [await open(), await open()];
    expect(await said(await open())).toBe('');
    first.destroy();
    const ask = async () => said(await open('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'));
    await expect.poll(ask).toContain('200 OK');
  });

  test.for([
    ['203.0.113.7', true],
    ['::ffff:203.0.113.7', true],
    ['2a02:810d::1', true],
    ['127.0.0.1', false],
    ['::ffff:127.0.0.1', false],
    ['::1', false],
    ['10.1.2.3', false],
    ['::ffff:172.17.0.1', false],
    ['192.168.1.9', false],
    ['fd00::1', false],
    ['fe80::1', false],
  ] as const)('%s is counted: %s', ([address, is]) => {
    expect(isCounted(address)).toBe(is);
  });
});
