import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { WEBHOOKS_MAX } from '#contract/limits.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { sendAtOnce, sortedStatuses } from '#test/support/at-once.ts';
import { makeKey } from '#test/support/authorization/actors.ts';
import { withKey } from '#test/support/authorization/calls.ts';
import { registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { callWebhooks, makeWebhook, webhookInput } from '#test/support/webhooks.ts';

type Owner = TestPerson & { companyId: string };

let app: TestApp;
let owner: Owner;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  owner = await registerEmployer(app);
});

const call = (method: string, path: string, person: Owner | undefined, json?: unknown) =>
  callWebhooks(app, method, path, person, json);

/** Calls the address of the owner's company as another person. */
const as = (person: TestPerson): Owner => ({ ...person, companyId: owner.companyId });

const each = (webhookId: string): [string, string, object?][] => [
  ['PATCH', `/${webhookId}`, { name: 'Other' }],
  ['POST', `/${webhookId}/rotate`, {}],
  ['POST', `/${webhookId}/test`, {}],
  ['GET', `/${webhookId}/deliveries`],
  ['POST', `/${webhookId}/deliveries/${UNKNOWN_ID}/send`, {}],
  ['DELETE', `/${webhookId}`],
];

describe('the webhooks of a company', () => {
  test('are refused to signed-out users, strangers, and members who are not owners', async () => {
    const { id } = await makeWebhook(app, owner, {});
    const calls: [string, string, object?][] = [['GET', ''], ['POST', '', webhookInput], ...each(id)];
    const recruiter = await registerColleague(app, owner);
    for (const [person, status] of [
      [undefined, 401],
      [as(await registerPerson(app)), 403],
      // The company has no open job, so no one else sees it.
      [as(await registerEmployer(app)), 404],
      [as(recruiter), 403],
    ] as const)
      for (const [method, path, json] of calls)
        expect([method, path, (await call(method, path, person, json)).status]).toEqual([method, path, status]);
  });

  test('are not those of another company', async () => {
    const other = await registerEmployer(app);
    const { id } = await makeWebhook(app, other, {});
    for (const [method, path, json] of [...each(id), ...each(UNKNOWN_ID)])
      expect([method, path, (await call(method, path, owner, json)).status]).toEqual([method, path, 404]);
    expect((await call('GET', '', owner)).body).toEqual([]);
    expect((await call('GET', '', other)).body).toMatchObject([{ id }]);
  });

  test('a delivery of another webhook is not sent again', async () => {
    const [one, other] = [await makeWebhook(app, owner, {}), await makeWebhook(app, owner, {})];
    const { body } = await call('POST', `/${one.id}/test`, owner, {});
    expect((await call('POST', `/${other.id}/deliveries/${body.id}/send`, owner, {})).status).toBe(404);
    expect((await call('POST', `/${one.id}/deliveries/${body.id}/send`, owner, {})).status).toBe(200);
  });

  test('invalid input is refused with the field', async () => {
    for (const [wrong, path] of [
      [{ address: 'hooks' }, 'address'],
      [{ address: 'ftp://receiver.example/' }, 'address'],
      [{ address: 'https://user:word@receiver.example/' }, 'address'],
      [{ address: 'https://receiver.example/#part' }, 'address'],
      [{ address: `https://receiver.example/${'x'.repeat(2_000)}` }, 'address'],
      [{ address: 'https://receiver.example/a b' }, 'address'],
      [{ name: ' ' }, 'name'],
      [{ events: [] }, 'events'],
      [{ events: ['job.dreamt'] }, 'events.0'],
      [{ kind: 'pager' }, 'kind'],
      [{ locale: 'nl' }, 'locale'],
      [{ more: 1 }, 'more'],
    ] as const) {
      const { status, body } = await call('POST', '', owner, { ...webhookInput, ...wrong });
      expect([wrong, status, body.data?.fields?.[0]?.path]).toEqual([wrong, 422, path]);
    }
    const { id } = await makeWebhook(app, owner, {});
    for (const wrong of [{ address: 'hooks' }, { kind: 'slack' }, { events: [] }, { isEnabled: 'yes' }])
      expect([wrong, (await call('PATCH', `/${id}`, owner, wrong)).status]).toEqual([wrong, 422]);
    expect((await call('GET', `/${id}/deliveries?cursor=nothing`, owner)).status).toBe(422);
    expect((await call('GET', `/${id}/deliveries?state=lost`, owner)).status).toBe(422);
  });

  test('a site served over HTTPS delivers over HTTPS only', async () => {
    const site = await createTestApp({ APP_URL: 'https://jobs.example' });
    const known = await registerEmployer(site);
    const { cookie, companyId } = known;
    const ask = (method: string, path: string, json: object) =>
      site.request(method, `/api/companies/${companyId}/webhooks${path}`, {
        cookie,
        json,
        headers: { host: 'jobs.example' },
      });
    const address = 'http://receiver.example/';
    expect((await ask('POST', '', { ...webhookInput, address })).status).toBe(422);
    const { id } = (await (await ask('POST', '', webhookInput)).json()) as { id: string };
    expect((await ask('PATCH', `/${id}`, { address })).status).toBe(422);
    await site.close();
  });

  test('does not exceed their limit when two are created at once', async () => {
    for (let made = 1; made < WEBHOOKS_MAX; made += 1) await makeWebhook(app, owner, {});
    const make = () => call('POST', '', owner, webhookInput);
    const lock = `select from company where id = '${owner.companyId}' for update`;
    const answers = await sendAtOnce(app, lock, [make, make]);
    expect(sortedStatuses(answers)).toEqual([201, 409]);
    expect(answers.flatMap(({ body }) => body.data?.reason ?? [])).toEqual(['too_many_webhooks']);
  });

  test('a disabled one is neither tested nor redelivered to; Slack has no secret', async () => {
    const { id } = await makeWebhook(app, owner, {});
    const { body } = await call('POST', `/${id}/test`, owner, {});
    expect((await call('PATCH', `/${id}`, owner, { isEnabled: false })).body).toMatchObject({
      isEnabled: false,
      disabledFor: null,
    });
    for (const path of [`/${id}/test`, `/${id}/deliveries/${body.id}/send`]) {
      const refused = await call('POST', path, owner, {});
      expect([refused.status, refused.body.data?.reason]).toEqual([409, 'wrong_status']);
    }
    const slack = await makeWebhook(app, owner, { kind: 'slack' });
    expect(slack.secret).toBeNull();
    expect((await call('POST', `/${slack.id}/rotate`, owner, {})).status).toBe(409);
  });

  test('tests are limited', async () => {
    const { id } = await makeWebhook(app, owner, {});
    const statuses = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await call('POST', `/${id}/test`, owner, {})).status);
    expect([statuses[59], statuses[60]]).toEqual([201, 429]);
  });
});

test('the secret is shown once; the address of Slack never', async () => {
  const made = await makeWebhook(app, owner, { events: ['job.published', 'job.published'] });
  expect(made).toMatchObject({ events: ['job.published'], locale: 'en', isEnabled: true, createdBy: 'Ana Prado' });
  expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const slack = await makeWebhook(app, owner, {
    kind: 'slack',
    address: 'https://hooks.slack.example/services/T0/B0/secret',
  });
  const renewed = (await call('POST', `/${made.id}/rotate`, owner, {})).body;
  expect(renewed.secret).not.toBe(made.secret);
  expect(renewed.oldSecretUntil).not.toBeNull();
  const read = JSON.stringify([
    (await call('GET', '', owner)).body,
    (await call('PATCH', `/${made.id}`, owner, { name: 'Other' })).body,
    (await call('GET', `/${slack.id}/deliveries`, owner)).body,
  ]);
  expect(read).toContain('"address":"hooks.slack.example"');
  expect(read).toContain('"name":"Other"');
  expect(read).not.toMatch(/whsec_|services/);
  expect((await call('DELETE', `/${made.id}`, owner)).status).toBe(200);
  expect((await call('GET', '', owner)).body).toMatchObject([{ id: slack.id }]);
});

test('a key with the scope manages them, and the audit log names it', async () => {
  const path = `/companies/${owner.companyId}/keys`;
  const { key } = await makeKey(app, owner, path, ['webhooks']);
  const { key: lesser } = await makeKey(app, owner, path, ['write_jobs']);
  const ask = (held: string, method: string, rest: string, json?: object) =>
    app.request(method, `/api/companies/${owner.companyId}/webhooks${rest}`, {
      headers: { ...withKey(held).headers, 'content-type': 'application/json' },
      ...(json ? { body: JSON.stringify(json) } : {}),
    });
  expect((await ask(lesser, 'POST', '', webhookInput)).status).toBe(403);
  const made = (await (await ask(key, 'POST', '', webhookInput)).json()) as { id: string; createdBy: string };
  expect(made.createdBy).toBe('Ana Prado');
  expect((await ask(key, 'POST', `/${made.id}/rotate`, {})).status).toBe(200);
  await call('DELETE', `/${made.id}`, owner);
  const admin = await registerPerson(app, { role: 'admin' });
  const read = async (query: string) => {
    const answer = await app.request('GET', `/api/admin/audit?subject=${owner.companyId}${query}`, admin);
    return ((await answer.json()) as { entries: object[] }).entries;
  };
  const details = { webhook: 'Recruiting software' };
  expect((await read('')).slice(0, 3)).toMatchObject([
    { action: 'webhook.removed', actor: { id: owner.userId }, key: null, details },
    { action: 'webhook.secret_renewed', actor: null, key: 'Career site', details },
    { action: 'webhook.created', actor: null, key: 'Career site', details },
  ]);
  expect(await read('&actor=operator')).toEqual([]);
  const csv = await (
    await app.request('GET', `/api/admin/audit.csv?action=webhook.created&subject=${owner.companyId}`, admin)
  ).text();
  expect(csv).toMatch(/,"Career site"\s*$/);
});
