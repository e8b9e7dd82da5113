import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { inTransaction } from '#server/context.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';
import { registerPerson } from '#test/support/people.ts';

import { DELIVER_MAIL, enqueueRenderedEmail, QUOTES_NO_ONE } from './outbox.ts';

let mailServer: MailServer;
let app: TestApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  app = await createTestApp({ SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});

const recipient = { userId: null, name: 'A "B"\r\nBcc: x@example.com' };

const mail = (address: string) => ({
  to: { ...recipient, address },
  about: QUOTES_NO_ONE,
  locale: 'en',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
});

const post = (address: string, dedupeKey?: string) =>
  inTransaction(app.ctx(), (tx) => enqueueRenderedEmail(tx, { ...mail(address), ...(dedupeKey ? { dedupeKey } : {}) }));

const rowOf = (address: string) =>
  app.base.db.selectFrom('mail').selectAll().where('to_address', '=', address).executeTakeFirstOrThrow();

test('a mail is sent once, to its address alone, and its text is not kept', async () => {
  for (let time = 0; time < 3; time += 1) await post('once@example.com', 'the same');
  await app.drain();
  expect(mailServer.mails.filter(({ to }) => to?.[0]?.address === 'once@example.com')).toHaveLength(1);
  expect(mailServer.lastTo('once@example.com')).toMatchObject({
    subject: 'Hello',
    text: expect.stringContaining('Hello') as string,
  });
  expect(mailServer.lastTo('once@example.com').bcc ?? []).toEqual([]);
  expect(await rowOf('once@example.com')).toMatchObject({ status: 'sent', html: null, text: null });
});

test('a mail that nothing may show is removed once it was sent, or where no mail server is', async () => {
  const isThere = async (of: TestApp, address: string) =>
    (await of.base.db.selectFrom('mail').select('id').where('to_address', '=', address).execute()).length > 0;
  const postTo = (of: TestApp, address: string) =>
    inTransaction(of.ctx(), (tx) => enqueueRenderedEmail(tx, { ...mail(address), isRemovedOnceSent: true }));
  await postTo(app, 'gone@example.com');
  expect(await isThere(app, 'gone@example.com')).toBe(true);
  await app.drain();
  expect(mailServer.lastTo('gone@example.com').subject).toBe('Hello');
  expect(await isThere(app, 'gone@example.com')).toBe(false);
  const silent = await createTestApp();
  await postTo(silent, 'gone@example.com');
  await silent.drain();
  expect(await isThere(silent, 'gone@example.com')).toBe(false);
  await silent.close();
});

test('a transaction that fails sends nothing (T240)', async () => {
  await expect(
    inTransaction(app.ctx(), async (tx) => {
      await enqueueRenderedEmail(tx, mail('never@example.com'));
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await app.drain();
  expect(mailServer.mails.some(({ to }) => to?.[0]?.address === 'never@example.com')).toBe(false);
});

test('a mail whose process ended while it was sending is looked at again when its claim is over', async () => {
  await post('claimed@example.com');
  const { id } = await rowOf('claimed@example.com');
  const claimedUntil = new Date(Date.now() + 60_000);
  await app.base.db
    .updateTable('mail')
    .set({ status: 'sending', claimed_until: claimedUntil })
    .where('id', '=', id)
    .execute();
  await app.drain();
  const { rows } = await app.database.pool.query<{ start_after: Date }>(
    `select start_after from pgboss.job where name = $1 and state = 'created' and data->>'mailId' = $2`,
    [DELIVER_MAIL, id],
  );
  expect(rows.map(({ start_after }) => start_after.getTime() > claimedUntil.getTime())).toEqual([true]);
  await app.base.db
    .updateTable('mail')
    .set({ claimed_until: new Date(Date.now() - 60_000) })
    .where('id', '=', id)
    .execute();
  await app.system.mail.deliver(id);
  expect((await rowOf('claimed@example.com')).status).toBe('sent');
});

test('an email held by another worker does not delay others, and is sent once it is released', async () => {
  for (const address of ['held@example.com', 'free@example.com', 'erased@example.com']) await post(address);
  const [held, free, erased] = [
    await rowOf('held@example.com'),
    await rowOf('free@example.com'),
    await rowOf('erased@example.com'),
  ];
  const other = await app.database.pool.connect();
  await other.query('begin');
  await other.query('select from mail where id = $1 for update', [held.id]);
  await other.query('delete from mail where id = $1', [erased.id]);
  const sending = Promise.all([held, free, erased].map(({ id }) => app.system.mail.deliver(id)));
  await expect.poll(async () => (await rowOf('free@example.com')).status).toBe('sent');
  expect((await rowOf('held@example.com')).status).toBe('queued');
  await other.query('commit');
  other.release();
  await sending;
  expect((await rowOf('held@example.com')).status).toBe('sent');
  expect(mailServer.mails.filter(({ to }) => to?.[0]?.address === 'held@example.com')).toHaveLength(1);
  expect(mailServer.mails.some(({ to }) => to?.[0]?.address === 'erased@example.com')).toBe(false);
});

test('a mail that is asked for many times at once is sent once', async () => {
  await post('many@example.com');
  const { id } = await rowOf('many@example.com');
  await Promise.all(Array.from({ length: 30 }, () => app.system.mail.deliver(id)));
  expect(mailServer.mails.filter(({ to }) => to?.[0]?.address === 'many@example.com')).toHaveLength(1);
});

test('no more mails are sent and not yet marked than there are connections', async () => {
  const working = await createTestApp({ SMTP_URL: mailServer.url });
  const { pool } = working.database;
  await pool.query(`
    create function wait_to_mark() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(1);
      return new;
    end $$;
    create trigger wait_to_mark before update on mail for each row when (new.status = 'sent') execute function wait_to_mark()`);
  const marking = await pool.connect();
  await marking.query('select pg_advisory_lock(1)');
  for (let number = 0; number < 30; number += 1)
    await inTransaction(working.ctx(), (tx) => enqueueRenderedEmail(tx, mail(`unmarked${number}@example.com`)));
  const received = () => mailServer.mails.filter(({ to }) => to?.[0]?.address?.startsWith('unmarked')).length;
  const countOf = async (status: string) =>
    (
      await working.base.db
        .selectFrom('mail')
        .select('id')
        .where('status', '=', status as 'sent')
        .execute()
    ).length;
  await working.queue.work(working.system);
  await expect.poll(received, { timeout: 10_000 }).toBeGreaterThanOrEqual(10);
  expect([received(), await countOf('sending'), await countOf('queued')]).toEqual([10, 10, 20]);
  await marking.query('select pg_advisory_unlock(1)');
  marking.release();
  await expect.poll(() => countOf('sent'), { timeout: 10_000 }).toBe(30);
  expect(received()).toBe(30);
  await working.close();
}, 30_000);

test('a server that is away delays a mail and keeps its address out of the log', async () => {
  const lines: string[] = [];
  const { createDeliverer } = await import('./deliver.ts');
  const { createLog } = await import('../log.ts');
  const away = createDeliverer(
    app.base.db,
    app.base.transactional.enqueue,
    { ...app.config, smtpUrl: 'smtp://127.0.0.1:1' },
    createLog('info', { write: (line) => void lines.push(line) }),
  );
  await post('waiting@example.com');
  const { id } = await rowOf('waiting@example.com');
  await away.deliver(id);
  expect(await rowOf('waiting@example.com')).toMatchObject({ status: 'queued', attempts: 1 });
  expect(lines.join('')).toContain('mail not sent');
  expect(lines.join('')).not.toContain('waiting@example.com');
});

describe('a server that does not take a mail', () => {
  const MINUTES = [1, 5, 30, 120, 360, 1440];
  const take = (mood: MailServer['mood']) => (mailServer.mood = mood);
  afterEach(() => take('takes'));

  /** In how many minutes the mail is tried again, as far as it is planned. */
  async function nextAttempts(id: string): Promise<number[]> {
    const { rows } = await app.database.pool.query<{ minutes: number }>(
      `select round(extract(epoch from start_after - now()) / 60)::int as minutes from pgboss.job where name = $1 and data->>'mailId' = $2 and state = 'created' order by start_after`,
      [DELIVER_MAIL, id],
    );
    return rows.map(({ minutes }) => minutes);
  }

  test('is asked again after 1, 5 and 30 minutes, 2, 6 and 24 hours, and then no more: the mail stays as a dead letter (T247)', async () => {
    take('refuses');
    await post('refused@example.com');
    const { id } = await rowOf('refused@example.com');
    await app.drain();
    for (let attempt = 1; attempt <= MINUTES.length; attempt += 1) {
      expect([attempt, await rowOf('refused@example.com')]).toMatchObject([
        attempt,
        { status: 'queued', attempts: attempt, last_error: expect.stringContaining('451') as string },
      ]);
      // Each refusal plans one more attempt; the earlier ones are still planned, since no time has passed here.
      expect([attempt, await nextAttempts(id)]).toEqual([attempt, MINUTES.slice(0, attempt)]);
      await app.system.mail.deliver(id);
    }
    expect(await rowOf('refused@example.com')).toMatchObject({
      status: 'dead',
      attempts: 7,
      html: '<p>Hello</p>',
      text: 'Hello',
    });
    expect(await nextAttempts(id)).toEqual(MINUTES);
    take('takes');
    await app.system.mail.deliver(id);
    expect(mailServer.mails.some(({ to }) => to?.[0]?.address === 'refused@example.com')).toBe(false);
  });

  test('gets it once it takes mails again', async () => {
    take('refuses');
    await post('later@example.com');
    await app.drain();
    take('takes');
    await app.system.mail.deliver((await rowOf('later@example.com')).id);
    expect(mailServer.mails.filter(({ to }) => to?.[0]?.address === 'later@example.com')).toHaveLength(1);
    expect(await rowOf('later@example.com')).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
  });

  test('does not affect the request that caused the email, nor other emails (T248)', async () => {
    const { email } = await registerPerson(app);
    take('hangs');
    await post('stuck@example.com');
    const delivering = app.system.mail.deliver((await rowOf('stuck@example.com')).id);
    await expect.poll(() => mailServer.hanging).toBe(1);
    const answer = await app.request('POST', '/api/auth/forgot-password', { json: { email } });
    expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
    take('takes');
    await app.drain();
    expect([(await rowOf(email)).status, (await rowOf('stuck@example.com')).status]).toEqual(['sent', 'sending']);
    mailServer.cut();
    await delivering;
    take('refuses');
    const refused = await app.request('POST', '/api/auth/forgot-password', { json: { email } });
    expect([refused.status, await refused.json()]).toEqual([200, { done: true }]);
  });

  test('may answer for so long that its claim would be over: no other process sends the mail meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { createDeliverer } = await import('./deliver.ts');
    const process = createDeliverer(
      app.base.db,
      app.base.transactional.enqueue,
      { ...app.config, smtpUrl: mailServer.url },
      app.base.log,
    );
    take('hangs');
    await post('slow@example.com');
    const { id } = await rowOf('slow@example.com');
    const delivering = process.deliver(id);
    await expect.poll(() => mailServer.hanging).toBe(1);
    const over = new Date(0);
    await app.base.db.updateTable('mail').set({ claimed_until: over }).where('id', '=', id).execute();
    vi.advanceTimersByTime(10_000);
    await expect.poll(async () => (await rowOf('slow@example.com')).claimed_until).not.toEqual(over);
    await app.system.mail.deliver(id);
    expect(await rowOf('slow@example.com')).toMatchObject({ status: 'sending', attempts: 1 });
    mailServer.cut();
    await delivering;
    await process.close();
    vi.useRealTimers();
  });

  test('may say nothing at all: what caused the mail is done long before, and nothing is lost (T246)', async () => {
    take('hangs');
    await post('hanging@example.com');
    const { id } = await rowOf('hanging@example.com');
    const delivering = app.system.mail.deliver(id);
    await expect.poll(() => mailServer.hanging).toBe(1);
    expect((await rowOf('hanging@example.com')).status).toBe('sending');
    mailServer.cut();
    await delivering;
    expect(await rowOf('hanging@example.com')).toMatchObject({ status: 'queued', attempts: 1, text: 'Hello' });
  });
});

describe('the mail server', () => {
  const sendTo = async (of: TestApp, address: string) => {
    await inTransaction(of.ctx(), (tx) => enqueueRenderedEmail(tx, mail(address)));
    await of.drain();
  };

  test('is down while it does not take an email, and up again before the next one', async () => {
    const server = await startMailServer();
    const own = await createTestApp({ SMTP_URL: server.url });
    await own.system.mail.check();
    await server.close();
    await own.system.mail.check();
    await sendTo(own, 'away@example.com');
    await expect(own.system.mail.check()).rejects.toThrow('ECONNREFUSED');
    const back = await startMailServer(Number(new URL(server.url).port));
    await own.system.mail.check();
    await own.close();
    await back.close();
  });

  test('is not down because it refuses one email', async () => {
    const server = await startMailServer();
    const own = await createTestApp({ SMTP_URL: server.url });
    server.mood = 'refuses';
    await sendTo(own, 'refused@example.com');
    await own.system.mail.check();
    await own.close();
    await server.close();
  });
});
