import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { AuditEntry } from '#contract/admin/audit.ts';
import type { FailedMail, Health } from '#contract/admin/health.ts';
import { inTransaction } from '#server/context.ts';
import { enqueueRenderedEmail, QUOTES_NO_ONE } from '#server/platform/mail/outbox.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { UNKNOWN_ID } from '#test/support/jobs.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let mailServer: MailServer;
let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  mailServer = await startMailServer();
  app = await createTestApp({ SMTP_URL: mailServer.url });
  admin = await registerPerson(app, { role: 'admin' });
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});
beforeEach(async () => {
  await app.database.pool.query('delete from mail');
});

const call = (method: 'GET' | 'POST', path: string, cookie: string | undefined = admin.cookie) =>
  app.request(method, `/api/admin/health${path}`, { ...(method === 'POST' ? { json: {} } : {}), cookie });

async function answered<Body>(method: 'GET' | 'POST', path: string): Promise<Body> {
  const answer = await call(method, path);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as Body;
}

const readHealth = () => answered<Health>('GET', '');
const failedMails = async () => (await answered<{ mails: FailedMail[] }>('GET', '/mails')).mails;
const auditOf = async (subject: string) =>
  (
    (await (await app.request('GET', `/api/admin/audit?subject=${subject}`, { cookie: admin.cookie })).json()) as {
      entries: AuditEntry[];
    }
  ).entries;
const sentTo = (address: string) => mailServer.mails.filter(({ to }) => to?.[0]?.address === address);

/** An email that the server refused at every attempt. */
async function deadMail(address: string): Promise<string> {
  await inTransaction(app.ctx(), (tx) =>
    enqueueRenderedEmail(tx, {
      to: { userId: null, name: 'Ana', address },
      about: QUOTES_NO_ONE,
      locale: 'en',
      subject: 'Reset',
      html: '<p>secret-link</p>',
      text: 'secret-link',
    }),
  );
  const { id } = await app.base.db
    .selectFrom('mail')
    .select('id')
    .where('to_address', '=', address)
    .executeTakeFirstOrThrow();
  mailServer.mood = 'refuses';
  for (let attempt = 0; attempt < 7; attempt += 1) await app.system.mail.deliver(id);
  mailServer.mood = 'takes';
  await app.drain();
  return id;
}

describe('the health of the platform', () => {
  test('is for administrators only, and so is every retry', async () => {
    const id = await deadMail('refused@example.com');
    const seeker = await registerPerson(app);
    const employer = await registerPerson(app, { role: 'employer' });
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/mails'],
      ['POST', `/mails/${id}/retry`],
      ['POST', '/mails/retry-all'],
      ['POST', '/tasks/mail.deliver/retry'],
    ] as const) {
      for (const [cookie, status] of [
        ['', 401],
        [seeker.cookie, 403],
        [employer.cookie, 403],
      ] as const)
        expect((await call(method, path, cookie)).status, path).toBe(status);
    }
    expect(await failedMails()).toMatchObject([{ id, status: 'dead' }]);
  });

  test('describes the database, the store and the queue', async () => {
    const { database, storage, queue, mail } = await readHealth();
    expect(database).toMatchObject({
      isEmbedded: false,
      version: expect.stringMatching(/^\d+\./) as string,
      migration: { name: expect.stringMatching(/^\d{4}_.*\.sql$/) as string },
    });
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(database.connections.used).toBeGreaterThan(0);
    expect(database.connections.used).toBeLessThan(database.connections.max);
    expect(storage).toMatchObject({ state: 'ok', kind: 'folder' });
    expect(storage.space?.free).toBeGreaterThan(0);
    expect(storage.space?.free).toBeLessThan(storage.space?.total ?? 0);
    expect(queue).toEqual({
      ready: expect.any(Number) as number,
      active: expect.any(Number) as number,
      later: expect.any(Number) as number,
    });
    expect(mail).toMatchObject({ state: 'ok', isConfigured: true });
  });

  test('shows the stored files as last counted by the scheduled task', async () => {
    await app.database.pool.query('delete from file_usage');
    expect((await readHealth()).storage.files).toBeNull();
    await app.database.pool.query(
      `insert into file (id, owner_id, kind, name, size, type, sha256, storage_key) select gen_random_uuid(), $1, kind, 'x', 700, 'application/pdf', '', 'x/' || gen_random_uuid() from unnest('{cv,cv,logo}'::text[]) as kind`,
      [admin.userId],
    );
    await app.queue.runReady(app.system);
    await app.base.db.transaction().execute((tx) => app.base.transactional.enqueue(tx, 'files.measure', {}));
    await app.drain();
    expect((await readHealth()).storage.files).toMatchObject({ count: 3, bytes: 2_100 });
  });
});

describe('failed emails', () => {
  test('are listed with the reason, and never with their text', async () => {
    const id = await deadMail('ana@example.com');
    const answer = await call('GET', '/mails');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      mails: [
        {
          id,
          to: { name: 'Ana', address: 'ana@example.com' },
          subject: 'Reset',
          status: 'dead',
          attempts: 7,
          error: expect.stringContaining('451') as string,
        },
      ],
      nextCursor: null,
    });
    expect(text).not.toContain('secret-link');
    expect((await readHealth()).mail).toMatchObject({ state: 'down', dead: 1 });
  });

  test('are an alert on the page and in the figures, with the cause and the first step', async () => {
    await deadMail('alert@example.com');
    expect((await readHealth()).alerts).toEqual([
      {
        kind: 'mails_failed',
        part: 'mail',
        cause: '1 email could not be sent and is no longer retried.',
        step: expect.stringContaining('fix the cause') as string,
      },
    ]);
    const figures = await app.request('GET', '/api/admin/figures', { cookie: admin.cookie });
    expect(await figures.json()).toMatchObject({ health: { mail: 'down', backups: 'ok', tasks: 'ok' } });
  });

  test('raise no alert if the server refused the address, and can still be retried individually', async () => {
    const id = await deadMail('wrong@example.com');
    await app.base.db.updateTable('mail').set({ failure: 'address' }).where('id', '=', id).execute();
    expect(await failedMails()).toMatchObject([{ id, status: 'undeliverable' }]);
    expect(await readHealth()).toMatchObject({ alerts: [], mail: { state: 'ok', dead: 0, undeliverable: 1 } });
    expect(await answered('POST', '/mails/retry-all')).toEqual({ retried: 0 });
    await answered('POST', `/mails/${id}/retry`);
    await app.drain();
    expect(sentTo('wrong@example.com')).toHaveLength(1);
  });

  test('are not retried if they do not exist or have not failed for good', async () => {
    expect((await call('POST', `/mails/${UNKNOWN_ID}/retry`)).status).toBe(404);
    const id = await deadMail('waiting@example.com');
    for (const status of ['queued', 'sending', 'sent', 'held'] as const) {
      await app.base.db.updateTable('mail').set({ status }).where('id', '=', id).execute();
      const answer = await call('POST', `/mails/${id}/retry`);
      expect([status, answer.status, await answer.json()]).toMatchObject([
        status,
        409,
        { data: { reason: 'wrong_status' } },
      ]);
    }
    expect(await auditOf(id)).toEqual([]);
  });

  test('are sent once when retried, however often the button is pressed, and the retry is recorded', async () => {
    const id = await deadMail('once@example.com');
    const presses = await Promise.all([
      call('POST', `/mails/${id}/retry`),
      call('POST', `/mails/${id}/retry`),
      call('POST', '/mails/retry-all'),
    ]);
    expect(presses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    await app.drain();
    await app.drain();
    expect(sentTo('once@example.com')).toHaveLength(1);
    expect(sentTo('once@example.com')[0]?.text).toContain('secret-link');
    expect(await failedMails()).toEqual([]);
    expect((await readHealth()).mail).toMatchObject({ state: 'ok', dead: 0, sent: 1 });
    expect((await auditOf(id)).map(({ action, subject }) => [action, subject.type, subject.name])).toEqual([
      ['mail.retried', 'mail', 'Reset'],
    ]);
  });

  test('have all their attempts again', async () => {
    const id = await deadMail('again@example.com');
    mailServer.mood = 'refuses';
    await answered('POST', `/mails/${id}/retry`);
    await app.drain();
    mailServer.mood = 'takes';
    expect(await failedMails()).toMatchObject([{ id, status: 'queued', attempts: 1 }]);
    await app.system.mail.deliver(id);
    expect(sentTo('again@example.com')).toHaveLength(1);
  });

  test('are all retried at once, without affecting pending ones', async () => {
    const ids = [await deadMail('first@example.com'), await deadMail('second@example.com')];
    const waiting = await deadMail('third@example.com');
    await app.base.db.updateTable('mail').set({ status: 'queued' }).where('id', '=', waiting).execute();
    expect(await answered('POST', '/mails/retry-all')).toEqual({ retried: 2 });
    await app.drain();
    expect([
      sentTo('first@example.com').length,
      sentTo('second@example.com').length,
      sentTo('third@example.com').length,
    ]).toEqual([1, 1, 0]);
    for (const id of ids) expect(await auditOf(id)).toHaveLength(1);
    expect(await answered('POST', '/mails/retry-all')).toEqual({ retried: 0 });
  });

  test('are paged without gaps', async () => {
    await app.database.pool.query(
      `insert into mail (id, to_name, to_address, locale, subject, status, last_error, created_at) select gen_random_uuid(), '', n || '@example.com', 'en', '', 'dead', 'no', now() - n * interval '1 minute' from generate_series(1, 60) as n`,
    );
    const first = await answered<{ mails: FailedMail[]; nextCursor: string }>('GET', '/mails');
    const second = await answered<{ mails: FailedMail[]; nextCursor: null }>(
      'GET',
      `/mails?cursor=${first.nextCursor}`,
    );
    expect([...first.mails, ...second.mails].map(({ to }) => to.address)).toEqual(
      Array.from({ length: 60 }, (_, index) => `${index + 1}@example.com`),
    );
    expect(second.nextCursor).toBeNull();
    expect((await call('GET', '/mails?cursor=nowhere')).status).toBe(422);
  });
});

describe('background tasks that failed for good', () => {
  /** Data that the task refuses, at its last attempt. */
  async function failTask(): Promise<void> {
    await app.base.db
      .transaction()
      .execute((tx) => app.base.transactional.enqueue(tx, 'files.remove_bytes', { keys: 'none' }));
    await app.database.pool.query(
      `update pgboss.job set retry_limit = 0 where name = 'files.remove_bytes' and state = 'created'`,
    );
    await app.drain();
  }

  test('are not retried if there are none, or for an unknown task', async () => {
    for (const task of ['mail.sweep', 'nothing', '__given_up'])
      expect((await call('POST', `/tasks/${task}/retry`)).status, task).toBe(404);
  });

  test('raise an alert until they are retried', async () => {
    await failTask();
    expect((await readHealth()).alerts).toMatchObject([{ kind: 'tasks_failed', part: 'tasks' }]);
    await app.database.pool.query(`delete from pgboss.job where name = '__given_up'`);
    expect((await readHealth()).alerts).toEqual([]);
  });

  test('are shown with their error, run again when retried, and the retry is recorded', async () => {
    await failTask();
    await failTask();
    const [failed] = (await readHealth()).failedTasks;
    expect(failed).toMatchObject({
      task: 'files.remove_bytes',
      count: 2,
      error: expect.stringContaining('expected array') as string,
    });
    await app.database.pool.query(`update pgboss.job set data = '{"keys":[]}' where name = '__given_up'`);
    expect(await answered('POST', '/tasks/files.remove_bytes/retry')).toEqual({ retried: 2 });
    expect((await readHealth()).failedTasks).toEqual([]);
    expect(await app.queue.runReady(app.system)).toBe(2);
    expect((await readHealth()).failedTasks).toEqual([]);
    expect((await call('POST', '/tasks/files.remove_bytes/retry')).status).toBe(404);
    const entries = (
      (await (await app.request('GET', '/api/admin/audit?action=task.retried', { cookie: admin.cookie })).json()) as {
        entries: AuditEntry[];
      }
    ).entries;
    expect(entries).toMatchObject([{ subject: { type: 'task' }, details: { task: 'files.remove_bytes' } }]);
  });
});

describe('without a mail server', () => {
  const hold = ({ database }: TestApp) =>
    database.pool.query(
      `insert into mail (id, to_name, to_address, locale, subject, status, created_at) values (gen_random_uuid(), '', 'a@example.com', 'en', '', 'held', now() - interval '1 hour')`,
    );

  test.for<{ where: string; env: Record<string, string>; state: 'ok' | 'down' }>([
    { where: 'a real site', env: {}, state: 'down' },
    { where: 'a demo', env: { DEMO: '1' }, state: 'ok' },
    { where: 'development', env: { NODE_ENV: 'development' }, state: 'ok' },
  ])('held emails count as $where $state, on the page and in the figures', async ({ env, state }) => {
    const other = await createTestApp(env);
    const boss = await registerPerson(other, { role: 'admin' });
    await hold(other);
    const read = async (path: string) =>
      (await (await other.request('GET', path, { cookie: boss.cookie })).json()) as unknown;
    expect(await read('/api/admin/health')).toMatchObject({
      mail: { state, held: 1, isConfigured: false, hasMailbox: state === 'ok' },
    });
    expect(await read('/api/admin/figures')).toMatchObject({ health: { mail: state } });
    await other.close();
  });

  test('held emails from before are no failure', async () => {
    await hold(app);
    expect((await readHealth()).mail).toMatchObject({ state: 'ok', held: 1 });
  });
});
