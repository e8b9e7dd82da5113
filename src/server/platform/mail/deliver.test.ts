import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';

import { DELIVER_MAIL, postMail } from './outbox.ts';

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

const mail = (address: string) => ({ to: { name: 'A "B"\r\nBcc: x@example.com', address }, locale: 'en', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' });

const post = (address: string, dedupeKey?: string) =>
  app.base.db.transaction().execute((tx) => postMail(tx, app.base.enqueue, { ...mail(address), ...(dedupeKey ? { dedupeKey } : {}) }));

const rowOf = (address: string) => app.base.db.selectFrom('mail').selectAll().where('to_address', '=', address).executeTakeFirstOrThrow();

test('a mail is sent once, to its address alone, and its text is not kept', async () => {
  for (let time = 0; time < 3; time += 1) await post('once@example.com', 'the same');
  await app.drain();
  expect(mailServer.mails.filter(({ to }) => to?.[0]?.address === 'once@example.com')).toHaveLength(1);
  expect(mailServer.lastTo('once@example.com')).toMatchObject({ subject: 'Hello', text: expect.stringContaining('Hello') as string });
  expect(mailServer.lastTo('once@example.com').bcc ?? []).toEqual([]);
  expect(await rowOf('once@example.com')).toMatchObject({ status: 'sent', html: null, text: null });
});

test('a transaction that fails sends nothing', async () => {
  await expect(app.base.db.transaction().execute(async (tx) => {
    await postMail(tx, app.base.enqueue, mail('never@example.com'));
    throw new Error('rolled back');
  })).rejects.toThrow('rolled back');
  await app.drain();
  expect(mailServer.mails.some(({ to }) => to?.[0]?.address === 'never@example.com')).toBe(false);
});

test('a mail whose process ended while it was sending is looked at again when its claim is over', async () => {
  await post('claimed@example.com');
  const { id } = await rowOf('claimed@example.com');
  const claimedUntil = new Date(Date.now() + 60_000);
  await app.base.db.updateTable('mail').set({ status: 'sending', claimed_until: claimedUntil }).where('id', '=', id).execute();
  await app.drain();
  const { rows } = await app.database.pool.query<{ start_after: Date }>(
    `select start_after from pgboss.job where name = $1 and state = 'created' and data->>'mailId' = $2`,
    [DELIVER_MAIL, id],
  );
  expect(rows.map(({ start_after }) => start_after.getTime() > claimedUntil.getTime())).toEqual([true]);
  await app.base.db.updateTable('mail').set({ claimed_until: new Date(Date.now() - 1) }).where('id', '=', id).execute();
  await app.system.mail.deliver(id);
  expect((await rowOf('claimed@example.com')).status).toBe('sent');
});

test('a server that is away delays a mail and keeps its address out of the log', async () => {
  const lines: string[] = [];
  const { createDeliverer } = await import('./deliver.ts');
  const { createLog } = await import('../log.ts');
  const away = createDeliverer(app.base.db, app.base.enqueue, { ...app.config, smtpUrl: 'smtp://127.0.0.1:1' }, createLog('info', { write: (line) => void lines.push(line) }));
  await post('waiting@example.com');
  const { id } = await rowOf('waiting@example.com');
  await away.deliver(id);
  expect(await rowOf('waiting@example.com')).toMatchObject({ status: 'queued', attempts: 1 });
  expect(lines.join('')).toContain('mail not sent');
  expect(lines.join('')).not.toContain('waiting@example.com');
});
