import type { lookup } from 'node:dns';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Notification } from '#contract/notifications/notifications.ts';
import { inTransaction } from '#server/context.ts';
import { parseNetwork } from '#server/platform/http/outgoing/allowed-address.ts';
import { createOutgoing } from '#server/platform/http/outgoing/outgoing.ts';
import { newId } from '#server/platform/id.ts';
import type { TaskCtx } from '#server/tasks.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';
import { callWebhooks, makeWebhook, openReceiver } from '#test/support/webhooks.ts';

import { queueDelivery } from '../queue-delivery.ts';
import { webhookTasks } from '../tasks.ts';
import { collectDue } from './deliver.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

let app: TestApp;
let owner: TestPerson & { companyId: string };
let receiver: Awaited<ReturnType<typeof openReceiver>>;
/** The site's time, moved by `pass`. */
let now: number;

beforeAll(async () => (app = await createTestApp({ PRIVATE_NETWORKS: '127.0.0.0/8' })));
afterAll(() => app.close());
beforeEach(async () => {
  [owner, receiver] = await Promise.all([registerEmployer(app, { locale: 'de' }), openReceiver()]);
  now = Date.now();
});
afterEach(async () => {
  receiver.close();
  await app.base.db.deleteFrom('webhook').execute();
});

const clock = { now: () => new Date(now) };
const later = (more: Partial<TaskCtx> = {}): TaskCtx => ({ ...app.system, clock, ...more });

/** Runs the scheduled task and the workers, once a minute unless stated otherwise. */
async function pass(times: number, more?: Partial<TaskCtx>, step = MINUTE): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    now += step;
    await collectDue(later(more));
    await app.queue.runReady(later(more));
  }
}

const call = async (method: string, path: string, json?: unknown) =>
  (await callWebhooks(app, method, path, owner, json)).body;

const make = (address = receiver.url) => makeWebhook(app, owner, { address, locale: 'de' });

/** As if an event had happened to it. */
const tell = (webhook: { id: string }, subjectId: string, status: string) =>
  inTransaction({ ...app.ctx(), clock }, (tx) =>
    queueDelivery(tx, webhook, {
      event: 'application.moved',
      subjectId,
      data: { companyId: owner.companyId, applicationId: subjectId, status },
    }),
  );

const statuses = (subjectId: string): (string | undefined)[] =>
  receiver.told().flatMap(({ data }) => (data.applicationId === subjectId ? [data.status] : []));

test('signs as the published library verifies it; during a rotation with both secrets, later with the new one', async () => {
  const { id, secret } = await make();
  await call('POST', `/${id}/test`, {});
  await app.drain();
  const [first] = receiver.received;
  expect(first?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Parlance' });
  const verify = (key: string | null, got = receiver.received.at(-1)) => {
    try {
      return new Verifier(key ?? '').verify(got?.body ?? '', got?.headers as Record<string, string>);
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };
  expect(verify(secret)).toEqual({
    type: 'webhook.test',
    timestamp: expect.any(String) as string,
    data: {
      companyId: owner.companyId,
      url: 'http://localhost:3000/de/company/webhooks',
      apiUrl: `http://localhost:3000/api/companies/${owner.companyId}/webhooks`,
    },
  });
  expect(verify(secret, first && { ...first, body: `${first.body} ` })).toBe('No matching signature found');
  const { secret: renewed } = await call('POST', `/${id}/rotate`, {});
  await call('POST', `/${id}/test`, {});
  await app.drain();
  expect([verify(secret), verify(renewed)]).toMatchObject([{ type: 'webhook.test' }, { type: 'webhook.test' }]);
  await app.base.db
    .updateTable('webhook')
    .set({ old_secret_until: new Date(now - 1) })
    .execute();
  await call('POST', `/${id}/test`, {});
  await app.drain();
  expect([verify(secret), verify(renewed)]).toMatchObject(['No matching signature found', { type: 'webhook.test' }]);
});

test('loses nothing while a receiver is down for an hour, repeats nothing, and keeps the order of each subject', async () => {
  const webhook = await make();
  const [one, other] = [newId(), newId()];
  let isDown = true;
  receiver.answer = (response) => void response.writeHead(isDown ? 503 : 200).end();
  const sent: string[] = [];
  for (let minute = 0; minute < 60; minute += 1) {
    if (minute % 10 === 0)
      sent.push(await tell(webhook, one, `one ${minute}`), await tell(webhook, other, `other ${minute}`));
    await pass(1);
  }
  const tried = receiver.received.splice(0);
  // Not once for each delivery and minute.
  expect(tried.length).toBeGreaterThan(3);
  expect(tried.length).toBeLessThan(15);
  isDown = false;
  await pass(60);
  expect(receiver.received.map(({ id }) => id).toSorted()).toEqual(sent.toSorted());
  for (const subject of ['one', 'other'])
    expect(statuses(subject === 'one' ? one : other)).toEqual([0, 10, 20, 30, 40, 50].map((at) => `${subject} ${at}`));
  const { deliveries } = await call('GET', `/${webhook.id}/deliveries?state=delivered`);
  expect(deliveries.map(({ id }) => id)).toEqual(sent.toReversed());
  expect((await call('GET', '')) as unknown as object[]).toMatchObject([{ failingSince: null }]);
});

test('a pending delivery holds up later ones of its subject only', async () => {
  const webhook = await make();
  const [poison, other] = [newId(), newId()];
  receiver.answer = (response, { body }) => void response.writeHead(body.includes('bad') ? 422 : 200).end('no');
  await tell(webhook, poison, 'bad');
  await tell(webhook, poison, 'after');
  await tell(webhook, other, 'good');
  await pass(3);
  expect(statuses(other)).toEqual(['good']);
  expect(statuses(poison)).not.toContain('after');
  await pass(190, {}, 30 * MINUTE);
  // It failed for good three days later.
  expect(statuses(poison).filter((status) => status === 'bad')).toHaveLength(12);
  expect(statuses(poison).at(-1)).toBe('after');
  const { deliveries } = await call('GET', `/${webhook.id}/deliveries?state=failed`);
  expect(deliveries).toMatchObject([{ attempts: 12, status: 422, answer: 'no', nextAt: null }]);
});

test('an answer of 410 disables it, and notifies its owners once', async () => {
  const webhook = await make();
  receiver.answer = (response) => void response.writeHead(410).end();
  await tell(webhook, newId(), 'first');
  await tell(webhook, newId(), 'second');
  await pass(5);
  expect(receiver.received).toHaveLength(1);
  const [read] = (await call('GET', '')) as unknown as object[];
  expect(read).toMatchObject({ isEnabled: false, disabledFor: 'gone' });
  const { notifications } = (await (await app.request('GET', '/api/notifications', owner)).json()) as {
    notifications: Notification[];
  };
  expect(notifications.map(({ data }) => data)).toEqual([
    {
      kind: 'webhook_disabled',
      webhook_id: webhook.id,
      name: 'Recruiting software',
      company_name: 'Acme',
      reason: 'gone',
    },
  ]);
  const mails = await app.base.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('to_address', '=', owner.email)
    .execute();
  expect(mails).toMatchObject([{ subject: 'Webhook deaktiviert: Recruiting software' }]);
  expect(mails[0]?.text).toContain(`/de/company/webhooks/${webhook.id}`);
});

test('five days of failures disable it; enabled again, it gets pending deliveries', async () => {
  const webhook = await make();
  receiver.answer = (response) => void response.writeHead(500).end();
  const subject = newId();
  await tell(webhook, subject, 'first');
  await pass(2);
  now += 4 * DAY;
  await tell(webhook, newId(), 'other');
  await pass(2);
  expect(await call('GET', '')).toMatchObject([{ isEnabled: true, failingSince: expect.any(String) as string }]);
  now += DAY;
  await pass(2);
  expect(await call('GET', '')).toMatchObject([{ isEnabled: false, disabledFor: 'failing' }]);
  const tried = receiver.received.splice(0).length;
  await pass(30);
  expect([tried > 2, receiver.received.length]).toEqual([true, 0]);
  receiver.answer = (response) => void response.writeHead(200).end();
  // The due time is by the real clock.
  await call('PATCH', `/${webhook.id}`, { isEnabled: true });
  await pass(1);
  expect(statuses(subject)).toEqual(['first']);
  expect(receiver.received).toHaveLength(2);
});

describe('an address', () => {
  const problemOf = async (webhook: { id: string }) =>
    (await call('GET', `/${webhook.id}/deliveries`)).deliveries.map(({ problem, status, state }) => [
      problem,
      status,
      state,
    ]);

  test('in a private network is not called', async () => {
    const webhook = await make('https://10.1.2.3/hooks');
    await tell(webhook, newId(), 'first');
    await pass(1);
    expect(await problemOf(webhook)).toEqual([['unreachable', null, 'waiting']]);
  });

  test('that resolves to a private one is not called, even if one of its addresses is public', async () => {
    const webhook = await make(receiver.url.replace('127.0.0.1', 'turning.example'));
    let answers = ['127.0.0.1'];
    const resolve = ((_name: string, _options: object, callback: (...result: unknown[]) => void) =>
      callback(
        null,
        answers.map((address) => ({ address, family: 4 })),
      )) as unknown as typeof lookup;
    const outgoing = createOutgoing([parseNetwork('127.0.0.0/8')], resolve);
    await tell(webhook, newId(), 'first');
    await pass(1, { outgoing });
    expect(await problemOf(webhook)).toEqual([[null, 204, 'delivered']]);
    for (answers of [['10.0.0.5'], ['127.0.0.1', '169.254.169.254']]) {
      await tell(webhook, newId(), 'next');
      await pass(1, { outgoing });
      expect((await problemOf(webhook))[0]).toEqual(['unreachable', null, 'waiting']);
      await app.base.db.updateTable('webhook').set({ retry_at: null }).execute();
    }
    expect(receiver.received).toHaveLength(1);
  });

  test('that redirects is not followed', async () => {
    const webhook = await make();
    receiver.answer = (response) => void response.writeHead(302, { location: '/elsewhere' }).end();
    await tell(webhook, newId(), 'first');
    await pass(1);
    expect(await problemOf(webhook)).toEqual([[null, 302, 'waiting']]);
    expect(receiver.received).toHaveLength(1);
  });

  test('with an endless answer is cut off, in size and time', async () => {
    const webhook = await make();
    receiver.answer = (response) => {
      const flood = () => {
        while (!response.destroyed && response.write('\0x'.repeat(50_000)));
        if (!response.destroyed) response.once('drain', flood);
      };
      response.writeHead(200);
      flood();
    };
    await tell(webhook, newId(), 'first');
    await pass(1);
    const { deliveries } = await call('GET', `/${webhook.id}/deliveries`);
    expect(deliveries).toMatchObject([{ state: 'delivered', status: 200, answer: 'x'.repeat(512) }]);
    receiver.answer = (response) => void response.writeHead(200).write('x');
    const outgoing: TaskCtx['outgoing'] = (url, request) => app.system.outgoing(url, { ...request, timeout: 200 });
    await tell(webhook, newId(), 'second');
    await pass(1, { outgoing });
    expect((await problemOf(webhook))[0]).toEqual(['late', null, 'waiting']);
  });
});

test('a delivery is sent again with the same id on request', async () => {
  const webhook = await make();
  const id = await tell(webhook, newId(), 'first');
  await pass(1);
  await call('POST', `/${webhook.id}/deliveries/${id}/send`, {});
  await app.drain();
  expect(receiver.received.map((got) => got.id)).toEqual([id, id]);
  expect(await call('GET', `/${webhook.id}/deliveries`)).toMatchObject({
    deliveries: [{ id, state: 'delivered', attempts: 1, body: receiver.received[0]?.body }],
    nextCursor: null,
  });
});

test('Slack and Teams get messages, without a signature', async () => {
  for (const [kind, message] of [
    ['slack', { text: 'Dies ist ein Test: Nachrichten kommen hier an.', blocks: [{ type: 'section' }] }],
    ['teams', { type: 'message', attachments: [{ content: { type: 'AdaptiveCard' } }] }],
  ] as const) {
    const { id } = await makeWebhook(app, owner, { kind, address: receiver.url, locale: 'de' });
    await call('POST', `/${id}/test`, {});
    await app.drain();
    const got = receiver.received.at(-1);
    expect(JSON.parse(got?.body ?? '')).toMatchObject(message);
    expect(Object.keys(got?.headers ?? {}).filter((name) => name.startsWith('webhook-'))).toEqual([]);
  }
});

test('deliveries are deleted after 30 days', async () => {
  const webhook = await make();
  await tell(webhook, newId(), 'first');
  now += 29 * DAY;
  const id = await tell(webhook, newId(), 'second');
  now += 2 * DAY;
  await webhookTasks.find(({ name }) => name === 'webhooks.sweep')?.run(later(), {});
  expect((await call('GET', `/${webhook.id}/deliveries`)).deliveries.map((delivery) => delivery.id)).toEqual([id]);
});
