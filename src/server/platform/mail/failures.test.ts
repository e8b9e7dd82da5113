import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { inTransaction } from '#server/context.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';

import { DELIVER_MAIL, enqueueRenderedEmail, QUOTES_NO_ONE } from './outbox.ts';
import { countMails, readMailServerState } from './state.ts';

let mailServer: MailServer;
let app: TestApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  app = await createTestApp({ SMTP_URL: mailServer.url.replace('//', '//parlance:secret@') });
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});
beforeEach(async () => {
  await app.database.pool.query('delete from mail');
});
afterEach(() => {
  mailServer.refusesAddress = undefined;
  mailServer.refusesLogin = false;
});

async function post(address: string) {
  const to = { userId: null, name: 'Ana', address };
  await inTransaction(app.ctx(), (tx) =>
    enqueueRenderedEmail(tx, {
      to,
      about: QUOTES_NO_ONE,
      locale: 'en',
      subject: 'Hello',
      html: 'Hello',
      text: 'Hello',
    }),
  );
  await app.drain();
  return app.base.db.selectFrom('mail').selectAll().where('to_address', '=', address).executeTakeFirstOrThrow();
}

async function nextAttempts(mailId: string): Promise<number> {
  const { rows } = await app.database.pool.query(
    `select from pgboss.job where name = $1 and state = 'created' and data->>'mailId' = $2`,
    [DELIVER_MAIL, mailId],
  );
  return rows.length;
}

const counts = () => countMails(app.base.db, new Date());
const serverState = () => readMailServerState(app.base.db);

describe('an address that the mail server refuses', () => {
  test.for(['550 5.1.1 No such user', '553 5.1.3 Bad address', '550 No such user'])(
    'ends its mail at once where that is for good: %s',
    async (answer) => {
      mailServer.refusesAddress = answer;
      const mail = await post('wrong@example.com');
      expect(mail).toMatchObject({ status: 'dead', attempts: 1, failure: 'address' });
      expect(await nextAttempts(mail.id)).toBe(0);
      expect(await counts()).toMatchObject({ dead: 0, undeliverable: 1 });
    },
  );

  test('is tried again where it is refused for now, and holds up nothing meanwhile', async () => {
    mailServer.refusesAddress = '452 4.2.2 Mailbox full';
    const mail = await post('full@example.com');
    expect(mail).toMatchObject({ status: 'queued', failure: 'address' });
    expect(await nextAttempts(mail.id)).toBe(1);
    expect(await counts()).toMatchObject({ queued: 1, oldestWaitingAt: null });
  });

  test('is not at fault where the server relays nothing for the site', async () => {
    mailServer.refusesAddress = '554 5.7.1 Relay access denied';
    const mail = await post('right@example.com');
    expect(mail).toMatchObject({ status: 'queued', failure: null });
    expect(await nextAttempts(mail.id)).toBe(1);
    expect(await counts()).toMatchObject({ oldestWaitingAt: mail.created_at });
  });

  test('counts with the others that were refused since a mail was last sent', async () => {
    mailServer.refusesAddress = '550 5.1.1 No such user';
    await post('one@example.com');
    await post('two@example.com');
    expect((await serverState()).refusedInARow).toBe(2);
    mailServer.refusesAddress = undefined;
    await post('three@example.com');
    expect((await serverState()).refusedInARow).toBe(0);
  });
});

describe('a mail server that refuses the login', () => {
  test('is known by its answer, until it takes a mail', async () => {
    mailServer.refusesLogin = true;
    // The next email logs in again.
    mailServer.cut();
    const mail = await post('ana@example.com');
    expect(mail).toMatchObject({ status: 'queued', failure: 'login' });
    expect((await serverState()).loginRefused).toContain('535 5.7.8 The password has expired');
    mailServer.refusesLogin = false;
    await post('bob@example.com');
    expect((await serverState()).loginRefused).toBeNull();
  });
});
