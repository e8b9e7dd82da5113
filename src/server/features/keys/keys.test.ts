import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { KeyScope } from '#contract/keys/key-scopes.ts';
import { KEYS_MAX } from '#contract/limits.ts';
import { eraseOwnData } from '#server/own-data.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { applyAsNewcomer, plantWaiting } from '#test/support/applications.ts';
import { sendAtOnce, sortedStatuses } from '#test/support/at-once.ts';
import { completeJob, createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

import { sweepAnswers } from './idempotency.ts';

type Owner = TestPerson & { companyId: string };

interface Made {
  id: string;
  key: string;
  prefix: string;
}

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await createTestApp();
  owner = await registerEmployer(app);
});
afterAll(() => app.close());

const input = (scopes: readonly KeyScope[]) => ({ name: 'Career site', scopes, expiresInDays: 30 });

const keysOf = ({ companyId }: Owner) => `/api/companies/${companyId}/keys`;

async function makeKey(scopes: readonly KeyScope[], by: Owner = owner): Promise<Made> {
  const answer = await app.request('POST', keysOf(by), { cookie: by.cookie, json: input(scopes) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Made;
}

/** As a program: without a browser's headers. */
const use = (key: string, method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
  app.request(method, `/api${path}`, {
    json,
    headers: { authorization: `Bearer ${key}`, 'sec-fetch-site': 'cross-site', ...headers },
  });

async function reasonOf(answer: Response): Promise<string | undefined> {
  return ((await answer.json()) as { data?: { reason?: string } }).data?.reason;
}

describe('a key', () => {
  test('is refused for invalid input, and beyond the maximum', async () => {
    const company = await registerEmployer(app);
    const wrong = [
      { ...input(['read_jobs']), name: ' ' },
      input([]),
      input(['read_audit']),
      { ...input(['read_jobs']), expiresInDays: 0 },
      { ...input(['read_jobs']), role: 'owner' },
    ];
    for (const json of wrong) {
      const { status } = await app.request('POST', keysOf(company), { cookie: company.cookie, json });
      expect([json, status]).toEqual([json, 422]);
    }
    for (let made = 0; made < KEYS_MAX; made += 1) await makeKey(['read_jobs'], company);
    const answer = await app.request('POST', keysOf(company), { cookie: company.cookie, json: input(['read_jobs']) });
    expect([answer.status, await reasonOf(answer)]).toEqual([409, 'too_many_keys']);
  });

  test('does not exceed the limit when two are created at once', async () => {
    const company = await registerEmployer(app);
    const admin = await registerPerson(app, { role: 'admin' });
    for (const [path, { cookie }, scopes, lock] of [
      [keysOf(company), company, ['read_jobs'], `select from company where id = '${company.companyId}' for update`],
      ['/api/admin/keys', admin, ['read_audit'], 'lock table api_key in share mode'],
    ] as const) {
      const make = () => app.request('POST', path, { cookie, json: input(scopes) });
      for (let made = 1; made < KEYS_MAX; made += 1) await make();
      expect([path, sortedStatuses(await sendAtOnce(app, lock, [make, make]))]).toEqual([path, [201, 409]]);
    }
    await app.base.db.deleteFrom('api_key').where('company_id', 'is', null).execute();
  });

  test('is neither created nor revoked if the audit log rejects the entry', async () => {
    const [company, { id, key }] = [await registerEmployer(app), await makeKey(['read_jobs'])];
    const { cookie } = company;
    const audit = (change: string) => app.database.pool.query(`alter table audit_entry ${change}`);
    await audit(`add constraint no_keys check (action not like 'key.%') not valid`);
    const made = await app.request('POST', keysOf(company), { cookie, json: input(['read_jobs']) });
    const revoked = await app.request('DELETE', `${keysOf(owner)}/${id}`, { cookie: owner.cookie });
    await audit('drop constraint no_keys');
    expect([made.status, revoked.status]).toEqual([500, 500]);
    expect(await (await app.request('GET', keysOf(company), { cookie })).json()).toEqual([]);
    expect((await use(key, 'GET', '/me/company/jobs')).status).toBe(200);
  });

  test('can be revoked only by owners of its own company', async () => {
    const [{ id, key }, rival] = [await makeKey(['read_jobs']), await registerEmployer(app)];
    const revoked = await app.request('DELETE', `${keysOf(rival)}/${id}`, { cookie: rival.cookie });
    expect([revoked.status, (await use(key, 'GET', '/me/company/jobs')).status]).toEqual([404, 200]);
  });

  test('is shown once and kept as a digest', async () => {
    const { id, key, prefix } = await makeKey(['read_jobs']);
    expect(key).toMatch(/^plk_[\w-]{43}$/);
    expect(key.startsWith(prefix) && prefix.length < 12).toBe(true);
    const list = await (await app.request('GET', keysOf(owner), { cookie: owner.cookie })).text();
    expect([list.includes(id), list.includes(key.slice(12))]).toEqual([true, false]);
    const row = await app.base.db.selectFrom('api_key').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(key.slice(12));
  });

  test('works until it expires or is revoked, and no cookie takes its place', async () => {
    const { id, key } = await makeKey(['read_jobs']);
    expect((await use(key, 'GET', '/me/company/jobs')).status).toBe(200);
    const { headers } = await use(key, 'GET', '/me/company/jobs');
    expect([headers.get('access-control-allow-origin'), headers.get('set-cookie')]).toEqual([null, null]);
    await app.base.db
      .updateTable('api_key')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', id)
      .execute();
    expect((await use(key, 'GET', '/me/company/jobs')).status).toBe(401);
    const { id: revokedId, key: revoked } = await makeKey(['read_jobs']);
    await app.request('DELETE', `${keysOf(owner)}/${revokedId}`, { cookie: owner.cookie });
    for (const wrong of [revoked, 'plk_unknown', 'anything'])
      expect((await use(wrong, 'GET', '/me/company/jobs', undefined, { cookie: owner.cookie })).status).toBe(401);
  });

  test('of a company stops when none of its owners can sign in', async () => {
    const company = await registerEmployer(app);
    await registerColleague(app, company);
    const { key } = await makeKey(['read_jobs'], company);
    await app.base.db
      .updateTable('user_account')
      .set({ banned_at: new Date(), ban_reason: 'Fraud' })
      .where('id', '=', company.userId)
      .execute();
    expect((await use(key, 'GET', '/me/company/jobs')).status).toBe(401);
  });

  test('records its last use once a minute', async () => {
    const { id, key } = await makeKey(['read_jobs']);
    const lastUse = async () =>
      (await app.base.db.selectFrom('api_key').select('last_used_at').where('id', '=', id).executeTakeFirst())
        ?.last_used_at;
    expect(await lastUse()).toBeNull();
    await use(key, 'GET', '/me/company/jobs');
    const first = await lastUse();
    await use(key, 'GET', '/me/company/jobs');
    expect([first instanceof Date, await lastUse()]).toEqual([true, first]);
  });

  test('opens no page', async () => {
    const { key } = await makeKey(['read_jobs']);
    const { id } = await createActive(app, owner);
    const answer = await app.request('GET', `/jobs/${id}`, { headers: { authorization: `Bearer ${key}` } });
    expect(answer.headers.get('ratelimit')).toBeNull();
  });

  test('has a rate limit, which its answers state', async () => {
    const { key } = await makeKey(['read_jobs']);
    await changeSetting(app, 'limits.requests_per_key', { max: 2, seconds: 60 });
    const answers = [];
    for (let sent = 0; sent < 3; sent += 1) answers.push(await use(key, 'GET', '/me/company/jobs'));
    await changeSetting(app, 'limits.requests_per_key', { max: 600, seconds: 60 });
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers.map(({ headers }) => headers.get('ratelimit')?.replace(/\d+$/, 's'))).toEqual([
      '"requests";r=1;t=s',
      '"requests";r=0;t=s',
      '"requests";r=0;t=s',
    ]);
    expect(answers[2]?.headers.get('ratelimit-policy')).toBe('"requests";q=2;w=60');
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('what a key changes', () => {
  test('shows the key’s name in the company’s history, and not in the applicant’s', async () => {
    const { id: jobId } = await createActive(app, owner);
    const seeker = await registerPerson(app);
    const applied = await app.request('POST', `/api/jobs/${jobId}/applications`, {
      cookie: seeker.cookie,
      json: { coverLetter: 'I would like to.' },
    });
    const { id } = (await applied.json()) as { id: string };
    const { key } = await makeKey(['write_applications']);
    expect((await use(key, 'POST', `/applications/${id}/shortlist`, {})).status).toBe(200);
    for (const [{ cookie }, name] of [
      [owner, 'Career site'],
      [seeker, null],
    ] as const) {
      const { history } = (await (await app.request('GET', `/api/applications/${id}`, { cookie })).json()) as {
        history: object[];
      };
      expect(history.at(-1)).toMatchObject({ to: 'shortlisted', by: 'employer', name });
    }
  });

  test('answers applicants on closing a job only with the scope for it', async () => {
    const { id } = await createActive(app, owner);
    const { key } = await makeKey(['write_jobs']);
    const close = { reason: 'cancelled', undecided: 'reject' };
    expect((await use(key, 'POST', `/jobs/${id}/close`, close)).status).toBe(403);
    expect((await use(key, 'POST', `/jobs/${id}/close`, { reason: 'cancelled' })).status).toBe(200);
  });

  test('answers them later if many are waiting, in its name', async () => {
    const { id: jobId } = await createActive(app, owner);
    const id = await applyAsNewcomer(app, jobId);
    await plantWaiting(app, id, 20);
    const { key } = await makeKey(['write_jobs', 'write_applications']);
    const close = { reason: 'cancelled', undecided: 'reject' };
    expect((await use(key, 'POST', `/jobs/${jobId}/close`, close)).status).toBe(200);
    const read = async () =>
      (await (await app.request('GET', `/api/applications/${id}`, { cookie: owner.cookie })).json()) as {
        status: string;
        history: object[];
      };
    expect((await read()).status).toBe('new');
    await app.drain();
    const { status, history } = await read();
    expect([status, history.at(-1)]).toMatchObject(['rejected', { by: 'employer', name: 'Career site' }]);
  });

  test('happens once for each Idempotency-Key', async () => {
    const { key } = await makeKey(['read_jobs', 'write_jobs']);
    const create = (name: string, job: object = completeJob()) =>
      use(key, 'POST', '/jobs', job, { 'idempotency-key': name });
    const first = await create('"a"');
    expect(first.status).toBe(201);
    const again = await create('"a"');
    expect([again.status, await again.text()]).toEqual([201, await first.text()]);
    const other = await create('"a"', { ...completeJob(), city: 'Porto' });
    expect([other.status, await reasonOf(other)]).toEqual([422, 'idempotency_key_reused']);
    const both = await Promise.all([create('"b"'), create('"b"')]);
    expect(both.some(({ status }) => status === 201)).toBe(true);
    const created = async () =>
      Number(
        (
          await app.base.db
            .selectFrom('job')
            .select(({ fn }) => fn.countAll().as('count'))
            .where('posted_by', 'is', null)
            .executeTakeFirstOrThrow()
        ).count,
      );
    expect(await created()).toBe(2);
    expect((await create(' ')).status).toBe(422);
    await sweepAnswers({ ...app.ctx(), clock: { now: () => new Date(Date.now() + 25 * 3_600_000) } });
    expect((await create('"a"')).status).toBe(201);
    expect(await created()).toBe(3);
  });

  test('is refused with 409 while an identical request is running', async () => {
    const { id, key } = await makeKey(['write_jobs']);
    const headers = { 'idempotency-key': 'c' };
    await use(key, 'POST', '/jobs', completeJob(), headers);
    await app.base.db
      .updateTable('idempotent_request')
      .set({ status: null, answer: null })
      .where('key_id', '=', id)
      .execute();
    const again = async () => {
      const answer = await use(key, 'POST', '/jobs', completeJob(), headers);
      return [answer.status, await reasonOf(answer)];
    };
    expect(await again()).toEqual([409, 'in_progress']);
    // Longer than any request takes: the process that answered it is gone.
    await app.base.db
      .updateTable('idempotent_request')
      .set({ created_at: new Date(Date.now() - 11 * 60_000) })
      .where('key_id', '=', id)
      .execute();
    expect(await again()).toEqual([409, 'outcome_unknown']);
  });

  test('is answered, and not repeated, if its answer cannot be stored', async () => {
    const company = await registerEmployer(app);
    const { id, key } = await makeKey(['write_jobs'], company);
    await app.database.pool.query(`
      create function refuse_answer() returns trigger language plpgsql as $$ begin raise 'a full disk'; end $$;
      create trigger refuse_answer before update on idempotent_request
        for each row when (new.key_id = '${id}') execute function refuse_answer()`);
    const create = () => use(key, 'POST', '/jobs', completeJob(), { 'idempotency-key': 'e' });
    expect((await create()).status).toBe(201);
    const again = await create();
    expect([again.status, await reasonOf(again)]).toEqual([409, 'in_progress']);
    await app.database.pool.query('drop function refuse_answer cascade');
    const jobs = app.base.db.selectFrom('job').select('id').where('company_id', '=', company.companyId);
    expect(await jobs.execute()).toHaveLength(1);
  });

  test('stores no signing secret with the answer', async () => {
    const company = await registerEmployer(app);
    const { id, key } = await makeKey(['webhooks'], company);
    const webhook = { name: 'A', kind: 'standard', address: 'https://hooks.example.com/a', events: ['job.changed'] };
    const create = () =>
      use(key, 'POST', `/companies/${company.companyId}/webhooks`, webhook, { 'idempotency-key': 'f' });
    const [first, again] = [await create(), await create()];
    expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([
      null,
      'true',
    ]);
    const made = (await first.json()) as { secret: string };
    expect(made.secret).toMatch(/^whsec_/);
    expect(await again.json()).toEqual({ ...made, secret: null });
    const kept = await app.base.db
      .selectFrom('idempotent_request')
      .select('answer')
      .where('key_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept.answer).not.toContain(made.secret);
  });

  test('leaves no stored answer about an erased person', async () => {
    const company = await registerEmployer(app);
    const { id, key } = await makeKey(['write_jobs'], company);
    await use(key, 'POST', '/jobs', completeJob(), { 'idempotency-key': 'd' });
    await eraseOwnData(app.ctx(company.actor), { password: company.password });
    const left = await app.base.db.selectFrom('idempotent_request').select('key_id').where('key_id', '=', id).execute();
    expect(left).toEqual([]);
  });
});

test("the audit log records the platform's keys, and can be read with them", async () => {
  const admin = await registerPerson(app, { role: 'admin' });
  const made = await app.request('POST', '/api/admin/keys', {
    cookie: admin.cookie,
    json: { name: 'Warehouse', scopes: ['read_audit'], expiresInDays: 365 },
  });
  const { id, key } = (await made.json()) as Made;
  const { entries } = (await (await use(key, 'GET', '/admin/audit')).json()) as { entries: object[] };
  expect(entries[0]).toMatchObject({
    action: 'key.created',
    actor: { id: admin.userId },
    subject: { type: 'key', id },
    details: { apiKey: 'Warehouse' },
  });
  expect((await use(key, 'GET', '/admin/figures')).status).toBe(403);
});

/** The curl lines in docs/api.md, each below the status that it states. */
async function readExamples() {
  const text = await readFile(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  return [...text.matchAll(/^# (\d{3}): .*\ncurl (.*)$/gm)].map(([, status, line = '']) => ({
    status: Number(status),
    line,
    method: /-X (\w+)/.exec(line)?.[1] ?? 'GET',
    headers: Object.fromEntries(
      [...line.matchAll(/-H '([^:]+): ([^']*)'/g)].map(([, name = '', value]) => [name, value]),
    ),
    body: /-d '([^']*)'/.exec(line)?.[1],
    path: /https:\/\/parlance\.example(\/[^' ]*)/.exec(line)?.[1] ?? '',
  }));
}

test("the documentation's examples work unchanged", async () => {
  const { key } = await makeKey(['read_jobs', 'write_jobs', 'read_applications']);
  const examples = await readExamples();
  expect(examples.length).toBeGreaterThan(2);
  for (const { line, status, method, path, headers, body } of examples) {
    const answer = await app.request(method, path, {
      headers: { ...headers, Authorization: `Bearer ${key}`, 'sec-fetch-site': 'cross-site' },
      ...(body === undefined ? {} : { body }),
    });
    expect([line, answer.status]).toEqual([line, status]);
  }
});

test('the API document names the scope of each operation that is open to keys', async () => {
  const document = (await (await app.request('GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { description?: string; security?: object[] }>>;
  };
  expect(document.paths['/jobs']?.['post']).toMatchObject({
    description: expect.stringContaining('`write_jobs`') as unknown,
    security: [{ key: [] }],
  });
  expect(document.paths['/auth/login']?.['post']?.security).toBeUndefined();
});

test("the API's page loads everything from our own origin", async () => {
  const page = await (await app.request('GET', '/api/docs?locale=de')).text();
  expect(page).toContain('<h1>Dokumentation der API</h1>');
  const parts = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part = '']) => part);
  expect(parts).toContain('/api/docs/viewer.js');
  for (const part of parts.filter((path) => path.startsWith('/api/'))) {
    const answer = await app.request('GET', part, { headers: { 'accept-encoding': 'gzip' } });
    expect([part, answer.status, (await answer.arrayBuffer()).byteLength > 100]).toEqual([part, 200, true]);
  }
});
