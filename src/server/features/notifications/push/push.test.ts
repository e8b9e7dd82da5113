import { decrypt } from 'http_ece';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { PushState } from '#contract/notifications/push.ts';
import { inTransaction } from '#server/context.ts';
import { newId } from '#server/platform/id.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson, signInAs, type TestPerson } from '#test/support/people.ts';

import { notify } from '../notify.ts';
import { renewPushKey } from './devices.ts';
import { SEND_PUSH } from './send-push.ts';

const APPLICATION = '019aa000-0000-7000-8000-000000000001';

/** A browser's keys, and its push service, which uses plain HTTP here. */
const keys = createECDH('prime256v1');
const p256dh = keys.generateKeys().toString('base64url');
const auth = randomBytes(16);

let app: TestApp;
let person: TestPerson;
let server: Server;
let url: string;
let status = 201;
let received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];

beforeAll(async () => {
  app = await createTestApp({ PRIVATE_NETWORKS: '127.0.0.0/8' });
  server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(status).end();
      return undefined;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await app.close();
});
beforeEach(async () => {
  [status, received] = [201, []];
  await app.base.db.deleteFrom('push_device').execute();
  person = await registerPerson(app, { locale: 'de' });
  await app.base.db.updateTable('profile').set({ preferred_locale: 'de' }).where('id', '=', person.profileId).execute();
});

const device = {
  endpoint: 'https://push.example/device',
  p256dh,
  auth: auth.toString('base64url'),
  types: ['message'],
};
const ask = (method: string, cookie?: string, json?: object) =>
  app.request(method, '/api/me/push', { json, ...(cookie ? { cookie } : {}) });
const devices = () => app.base.db.selectFrom('push_device').selectAll().where('user_id', '=', person.userId).execute();

async function subscribe(cookie = person.cookie, path = '/device'): Promise<void> {
  expect((await ask('PUT', cookie, { ...device, endpoint: `https://push.example${path}` })).status).toBe(200);
  await app.base.db
    .updateTable('push_device')
    .set({ endpoint: url + path })
    .where('endpoint', '=', `https://push.example${path}`)
    .execute();
}

const tell = async (type: 'message' | 'status_change' = 'message') => {
  const about = { application_id: APPLICATION, job_id: APPLICATION, job_title: 'Secret job' };
  const data = { kind: 'message_received', ...about, name: 'Eva Sol', preview: 'Come tomorrow' } as const;
  await inTransaction(app.ctx(), async (tx) => {
    await tx.db.deleteFrom('notification').where('user_id', '=', person.userId).execute();
    // Without its application, which the row would have to refer to.
    const { application_id: _, ...rest } = data;
    await notify(tx, { userId: person.userId, type, data: rest as typeof data, aboutUserId: null, key: newId() });
  });
  await app.drain();
};

test('refuses signed-out users and invalid subscriptions', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await ask(method, undefined, method === 'PUT' ? device : undefined)).status).toBe(401);
  for (const wrong of [
    { endpoint: 'http://push.example/device' },
    { endpoint: 'no address' },
    { p256dh: p256dh.slice(1) },
    { p256dh: `B${'A'.repeat(86)}` },
    { auth: '' },
    { types: ['everything'] },
    { more: 1 },
  ])
    expect([wrong, (await ask('PUT', person.cookie, { ...device, ...wrong })).status]).toEqual([wrong, 422]);
  expect(await devices()).toEqual([]);
});

test('notifies a device of a chosen kind, encrypted, in the person’s language, without name and content', async () => {
  await subscribe();
  const { publicKey, device: own } = (await (await ask('GET', person.cookie)).json()) as PushState;
  expect(own).toEqual({ types: ['message'] });
  await tell('status_change');
  expect(received).toEqual([]);
  await tell();
  expect(received).toMatchObject([{ path: '/device', headers: { 'content-encoding': 'aes128gcm', ttl: '86400' } }]);
  expect(received[0]?.headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${publicKey}$`));
  const text = decrypt(received[0]?.body ?? Buffer.alloc(0), {
    version: 'aes128gcm',
    privateKey: keys,
    authSecret: auth,
  });
  expect(JSON.parse(text.toString())).toEqual({
    title: 'Neue Nachricht',
    path: expect.stringMatching(/^\/de\/messaging/) as string,
    tag: expect.stringMatching(/^message_received:/) as string,
  });
  expect(text.toString()).not.toMatch(/Eva|Secret|tomorrow/);
});

test('stops for an ended session, a banned person, and a person who opted out', async () => {
  const other = await signInAs(app, person);
  await subscribe(other, '/other');
  await subscribe();
  await app.request('POST', '/api/auth/logout', { cookie: other, json: {} });
  await tell();
  expect(received.map(({ path }) => path)).toEqual(['/device']);
  const choice = { type: 'message', inApp: false, byMail: true };
  await app.request('PUT', '/api/me/notification-preferences', { cookie: person.cookie, json: choice });
  await tell();
  expect(received).toHaveLength(1);
  await app.request('PUT', '/api/me/notification-preferences', {
    cookie: person.cookie,
    json: { ...choice, inApp: true },
  });
  await app.base.db
    .updateTable('user_account')
    .set({ banned_at: new Date() })
    .where('id', '=', person.userId)
    .execute();
  await tell();
  expect(received).toHaveLength(1);
});

test('sends no push for notifications that were already read', async () => {
  await subscribe();
  status = 503;
  await tell();
  await app.base.db
    .updateTable('notification')
    .set({ read_at: new Date() })
    .where('user_id', '=', person.userId)
    .execute();
  status = 201;
  await app.database.pool.query(`update pgboss.job set start_after = now() where name = $1 and state = 'created'`, [
    SEND_PUSH,
  ]);
  await app.drain();
  expect(received).toHaveLength(1);
});

test('forgets a device that is gone; retries an unavailable push service later', async () => {
  await subscribe();
  status = 503;
  await tell();
  const { rows } = await app.database.pool.query<{ attempt: number }>(
    `select (data ->> 'attempt')::int as attempt from pgboss.job where name = $1 and state = 'created'`,
    [SEND_PUSH],
  );
  expect(rows).toEqual([{ attempt: 2 }]);
  expect(await devices()).toHaveLength(1);
  status = 410;
  await tell();
  expect(await devices()).toEqual([]);
});

test('keeps one device when a browser subscribes several times at once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('PUT', person.cookie, device)));
  expect(answers.map(({ status: answer }) => answer)).toEqual([200, 200, 200, 200, 200]);
  expect(await devices()).toHaveLength(1);
});

test('keeps one device per browser, and a new key of the site removes all', async () => {
  await ask('PUT', person.cookie, device);
  const next = await registerPerson(app);
  await ask('PUT', next.cookie, device);
  expect(await devices()).toEqual([]);
  const before = ((await (await ask('GET', next.cookie)).json()) as PushState).publicKey;
  expect(await renewPushKey(app.base.db)).toBe(1n);
  const { publicKey, device: none } = (await (await ask('GET', next.cookie)).json()) as PushState;
  expect([publicKey === before, none]).toEqual([false, null]);
});
