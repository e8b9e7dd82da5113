import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';

import { isAllowedAddress, parseNetwork } from './allowed-address.ts';
import { createOutgoing, OutgoingError } from './outgoing.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const strict = createOutgoing([]);
const local = createOutgoing([parseNetwork('127.0.0.0/8')]);
const limits = { timeout: 5_000, bytesMax: 1_000 };

const problemOf = (url: string, outgoing = strict, request: object = {}) =>
  outgoing(new URL(url), { ...limits, ...request }).then(
    () => 'none',
    (error: unknown) => (error instanceof OutgoingError ? error.problem : error),
  );

/** Whether it was refused before anything was sent. */
const isNotCalled = (url: string, outgoing = strict, request: object = {}) =>
  outgoing(new URL(url), { ...limits, ...request }).then(
    () => false,
    (error: unknown) =>
      error instanceof OutgoingError &&
      error.problem === 'unreachable' &&
      String(error.cause).endsWith('is in a network that is not public'),
  );

test('addresses of networks that are not public are refused, in every spelling', async () => {
  for (const host of [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '[::1]',
    '[::]',
    '[::127.0.0.1]',
    '[::a01:203]',
    '[::fffe]',
    '[::ffff:0:10.1.2.3]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a00:1]',
    '[64:ff9b::a00:1]',
    '[2002:a00:1::]',
    '[fd00::1]',
    '[fe80::1]',
    '[fec0::1]',
    '[100::1]',
    '[4000::1]',
    'localhost',
  ])
    expect([host, await isNotCalled(`http://${host}:9/`)]).toEqual([host, true]);
});

test('public addresses are allowed, and networks that the operator names', () => {
  for (const address of ['1.1.1.1', '142.250.1.1', '2a00:1450::1', '::ffff:1.1.1.1'])
    expect([address, isAllowedAddress(address, [])]).toEqual([address, true]);
  const allowed = [parseNetwork('10.20.0.0/16'), parseNetwork('fd00::/8')];
  expect(
    ['10.20.3.4', '10.21.3.4', 'fd12::1', 'fe80::1', 'no address'].map((at) => isAllowedAddress(at, allowed)),
  ).toEqual([true, false, true, false, false]);
});

test('the answer is read up to a size and a time', async () => {
  const url = await serve(({ url: path }, response) => {
    if (path === '/large') response.end('x'.repeat(1_001));
    else if (path === '/late') response.write('x');
    else response.writeHead(path === '/missing' ? 404 : 200).end('it');
  });
  expect((await local(new URL(url), limits)).body.toString()).toBe('it');
  expect((await local(new URL(`${url}/missing`), limits)).status).toBe(404);
  expect(await problemOf(`${url}/large`, local)).toBe('too_large');
  expect((await local(new URL(`${url}/large`), { ...limits, isCut: true })).body.toString()).toBe('x'.repeat(1_000));
  expect(await problemOf(`${url}/late`, local, { timeout: 200 })).toBe('late');
  servers.at(-1)?.close().closeAllConnections();
  expect(await problemOf(url, local)).toBe('unreachable');
});

test('redirects are followed as often as asked, and never into a private network', async () => {
  const seen: string[] = [];
  const url: string = await serve(({ url: path = '' }, response) => {
    seen.push(path);
    const to = { '/private': 'http://10.0.0.1/', '/file': 'file:///etc/passwd', '/again': '/again', '/once': '/' }[
      path
    ];
    response.writeHead(to === undefined ? 200 : 302, to === undefined ? {} : { location: to }).end();
  });
  expect((await local(new URL(`${url}/once`), limits)).status).toBe(302);
  expect((await local(new URL(`${url}/once`), { ...limits, redirects: 1 })).status).toBe(200);
  expect(await isNotCalled(`${url}/private`, local, { redirects: 3 })).toBe(true);
  expect(await problemOf(`${url}/file`, local, { redirects: 3 })).toBe('redirected');
  seen.length = 0;
  expect(await problemOf(`${url}/again`, local, { redirects: 3 })).toBe('redirected');
  expect(seen).toHaveLength(4);
});
