import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Notification } from '#contract/notifications/notifications.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';
import { callWebhooks, makeWebhook, openReceiver, webhookInput } from '#test/support/webhooks.ts';

type Owner = TestPerson & { companyId: string };

let app: TestApp;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  app = await createTestApp({ PRIVATE_NETWORKS: '127.0.0.0/8' });
  receiver = await openReceiver();
});
afterAll(async () => {
  await app.close();
  receiver.close();
});
beforeEach(() => void receiver.received.splice(0));

/** Two owners of a company; the one creates what the other takes over. */
async function twoOwners(): Promise<{ maker: Owner; other: Owner }> {
  const other = await registerEmployer(app);
  const maker = { ...(await registerColleague(app, other, { memberAs: 'owner' })), companyId: other.companyId };
  return { maker, other };
}

const open = (maker: Owner) => makeWebhook(app, maker, { address: receiver.url, events: ['job.published'] });

const remove = ({ userId, companyId }: Owner, { cookie }: Owner) =>
  app.request('DELETE', `/api/companies/${companyId}/members/${userId}`, { cookie });

const ban = ({ userId }: Owner, banned_at: Date | null = new Date()) =>
  app.base.db.updateTable('user_account').set({ banned_at }).where('id', '=', userId).execute();

async function disableStopped(): Promise<void> {
  await app.base.db.transaction().execute((tx) => app.base.transactional.enqueue(tx, 'webhooks.disable_stopped', {}));
  await app.drain();
}

async function told({ cookie }: Owner): Promise<string[]> {
  const answer = await app.request('GET', '/api/notifications', { cookie });
  const { notifications } = (await answer.json()) as { notifications: Notification[] };
  return notifications.flatMap(({ data }) => (data.kind === 'webhook_disabled' ? [data.reason] : []));
}

test('sends nothing once its creator is removed, not even pending deliveries', async () => {
  const { maker, other } = await twoOwners();
  const { id } = await open(maker);
  await createActive(app, other);
  await remove(maker, other);
  await app.drain();
  await createActive(app, other);
  await app.drain();
  expect(receiver.received).toEqual([]);
  const { body } = await callWebhooks(app, 'GET', `/${id}/deliveries`, other);
  // Events after it stopped are not sent.
  expect(body.deliveries.map(({ state }) => state)).toEqual(['waiting']);
});

test('cannot be enabled, tested or taken over without permission', async () => {
  const { maker, other } = await twoOwners();
  const { id } = await open(maker);
  expect((await callWebhooks(app, 'POST', `/${id}/take-over`, other, {})).status).toBe(409);
  await ban(maker);
  await disableStopped();
  expect((await callWebhooks(app, 'PATCH', `/${id}`, other, { isEnabled: true })).status).toBe(409);
  expect((await callWebhooks(app, 'POST', `/${id}/test`, other, {})).status).toBe(409);
  const recruiter = { ...(await registerColleague(app, other)), companyId: other.companyId };
  expect((await callWebhooks(app, 'POST', `/${id}/take-over`, recruiter, {})).status).toBe(403);
  expect((await callWebhooks(app, 'POST', `/${id}/take-over`, maker, {})).status).toBe(401);
});

test('is shown as stopped, reported to the remaining owners, and continues for the one who takes it over', async () => {
  const { maker, other } = await twoOwners();
  const { id } = await open(maker);
  await createActive(app, other);
  await ban(maker);
  await disableStopped();
  await disableStopped();
  expect(await told(other)).toEqual(['no_access']);
  const mails = await app.base.db
    .selectFrom('mail')
    .select('text')
    .where('to_user_id', '=', other.userId)
    .where('dedupe_key', 'like', 'webhook-disabled:%')
    .execute();
  expect(mails.map(({ text }) => text?.includes('Take it over'))).toEqual([true]);
  expect((await callWebhooks(app, 'GET', '', other)).body).toMatchObject([{ isStopped: true, isEnabled: false }]);
  const { status, body } = await callWebhooks(app, 'POST', `/${id}/take-over`, other, {});
  expect([status, body]).toMatchObject([200, { isStopped: false, isEnabled: true, disabledFor: null }]);
  await app.drain();
  expect(receiver.received).toHaveLength(1);
});

test("of a key stops with the rights of the key's owner", async () => {
  const { maker, other } = await twoOwners();
  const path = `/api/companies/${maker.companyId}/keys`;
  const json = { name: 'ATS', scopes: ['webhooks'], expiresInDays: 30 };
  const { key } = (await (await app.request('POST', path, { cookie: maker.cookie, json })).json()) as { key: string };
  await app.request('POST', `/api/companies/${maker.companyId}/webhooks`, {
    json: { ...webhookInput, address: receiver.url },
    headers: { authorization: `Bearer ${key}` },
  });
  await createActive(app, other);
  await app.drain();
  expect(receiver.received).toHaveLength(1);
  await remove(maker, other);
  await createActive(app, other);
  await app.drain();
  expect(receiver.received).toHaveLength(1);
});
