import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { NotificationPreference } from '#contract/notifications/notifications.ts';
import { inTransaction } from '#server/context.ts';
import { createLog } from '#server/platform/log.ts';
import { createDeliverer } from '#server/platform/mail/deliver.ts';
import { ORIGIN } from '#test/support/app.ts';
import { applyingWorld } from '#test/support/applying.ts';
import { createActive } from '#test/support/jobs.ts';
import { linkIn, startMailServer, type MailServer } from '#test/support/mail-server.ts';
import { setContactAddress, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

import { MAIL_ABOUT_APPLICATION, MAIL_ABOUT_MESSAGE } from './mail-task.ts';

const world = applyingWorld();
const { applied, call, move } = world;

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.close());

let id: string;
beforeEach(async () => {
  id = await applied();
  await move(id, 'view', world.employer);
});

const write = async (person: TestPerson, content: string) =>
  (
    await call('POST', `/api/applications/${id}/messages`, person, {
      clientId: randomUUID(),
      content,
      attachmentIds: [],
    })
  ).body.id;

/** Ends the waiting time for a message to be read. */
async function timeIsOver(messageId: string): Promise<void> {
  await inTransaction(world.app.ctx(), (tx) => tx.enqueue(MAIL_ABOUT_MESSAGE, { messageId }));
  await world.app.drain();
}

const mailsTo = async (person: TestPerson) => {
  await world.app.drain();
  return world.app.base.db
    .selectFrom('mail')
    .selectAll()
    .where('to_address', '=', person.email)
    .orderBy('created_at')
    .execute();
};

/** The newest email to a person, sent to a real server. */
async function received(person: TestPerson) {
  const {
    db,
    transactional: { enqueue },
  } = world.app.base;
  const row = (await mailsTo(person)).at(-1);
  await createDeliverer(db, enqueue, { ...world.app.config, smtpUrl: mailServer.url }, createLog('silent')).deliver(
    row!.id,
  );
  const mail = mailServer.lastTo(person.email);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  return {
    mail,
    header,
    token: /\/mail-subscriptions\/([\w-]{43})\/unsubscribe>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '',
  };
}

/** The token in the seeker's status email. */
async function statusMail() {
  await move(id, 'accept', world.employer);
  return received(world.seeker);
}

/** Sends what mail providers send: from their own machines, a form, without cookies (RFC 8058, section 3.2). */
const oneClick = (token: string, method = 'POST', body: string | undefined = 'List-Unsubscribe=One-Click') =>
  fetchPlainly(`/api/mail-subscriptions/${token}/unsubscribe`, method, body, {
    'content-type': 'application/x-www-form-urlencoded',
  });

/** Without any header that a browser on our page would send. */
async function fetchPlainly(
  path: string,
  method: string,
  body: string | undefined,
  headers: Record<string, string>,
): Promise<Response> {
  const site = await world.app.listen();
  const response = await fetch(site.url + path, {
    method,
    headers,
    redirect: 'manual',
    ...(method === 'GET' ? {} : { body }),
  });
  const answer = new Response(response.status === 303 ? null : await response.text(), response);
  await site.close();
  return answer;
}

const messageMails = async (person: TestPerson) =>
  (await mailsTo(person)).filter(({ dedupe_key: key }) => key?.startsWith('message:'));
const preferences = async (person: TestPerson) =>
  (await world.app.request('GET', '/api/me/notification-preferences', { cookie: person.cookie })).json() as Promise<
    NotificationPreference[]
  >;
const byMail = async (person: TestPerson, type: string) =>
  (await preferences(person)).find((preference) => preference.type === type)?.byMail;

test('sends the email about a status once for each change, however often its task runs', async () => {
  const mail = { kind: 'changed', applicationId: id, status: 'shortlisted', actorId: null };
  const [first, second] = ['2026-01-01T08:00:00.000Z', '2026-01-02T08:00:00.000Z'];
  // Without a time, as the previous release enqueued it.
  for (const at of [undefined, first, second, undefined, first])
    await inTransaction(world.app.ctx(), (tx) => tx.enqueue(MAIL_ABOUT_APPLICATION, { ...mail, ...(at && { at }) }));
  expect(await mailsTo(world.seeker)).toHaveLength(3);
});

describe('the email about a message', () => {
  test('waits as long as the setting says (T244)', async () => {
    await write(world.employer, 'Good morning!');
    expect(await messageMails(world.seeker)).toEqual([]);
    const { rows } = await world.app.database.pool.query<{ seconds: number }>(
      `select round(extract(epoch from start_after - now()))::int as seconds from pgboss.job where name = $1 and state = 'created' order by created_on desc limit 1`,
      [MAIL_ABOUT_MESSAGE],
    );
    expect(rows[0]?.seconds).toBeGreaterThan(55);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(60);
  });

  test('is not sent for messages that were read or deleted meanwhile (T245)', async () => {
    const messageId = await write(world.employer, 'Good morning!');
    await call('POST', `/api/applications/${id}/read`, world.seeker, {});
    await timeIsOver(messageId);
    await timeIsOver(randomUUID());
    expect(await messageMails(world.seeker)).toEqual([]);
  });

  test('is not sent for a message that was hidden in the meantime', async () => {
    const messageId = await write(world.employer, 'Send me money.');
    const hidden_at = new Date();
    await world.app.base.db.updateTable('message').set({ hidden_at }).where('id', '=', messageId).execute();
    await timeIsOver(messageId);
    expect(await messageMails(world.seeker)).toEqual([]);
  });

  test('is not sent to members who opted out, nor to those who left the company', async () => {
    await call('PUT', '/api/me/notification-preferences', world.seeker, {
      type: 'message',
      inApp: true,
      byMail: false,
    });
    await timeIsOver(await write(world.employer, 'Good morning!'));
    expect(await messageMails(world.seeker)).toEqual([]);
    const answer = await write(world.seeker, 'Good evening!');
    await world.app.base.db
      .updateTable('message')
      .set({ recipient_id: world.rival.userId })
      .where('id', '=', answer)
      .execute();
    await timeIsOver(answer);
    expect(await messageMails(world.rival)).toEqual([]);
  });

  test('names the author and the job in its reader’s language, quotes the beginning, and links to the thread (T243)', async () => {
    await timeIsOver(await write(world.employer, `Buenos días.\n\n${'é'.repeat(200)}`));
    const { mail } = await received(world.seeker);
    expect(mail.subject).toBe('Mensaje nuevo de Jonas Weber, Acme – Re: Account Manager');
    expect(mail.text).toContain('Jonas Weber, Acme te ha escrito sobre «Account Manager»:');
    expect(mail.text).toContain(`«Buenos días. ${'é'.repeat(87)}…»`);
    expect(linkIn(mail, '/es/messaging').search).toBe(`?application=${id}`);
  });

  test('goes to the employer in the same form, in their language', async () => {
    await write(world.employer, 'Guten Tag');
    await timeIsOver(await write(world.seeker, 'Ja'));
    const [mail] = (await messageMails(world.employer)).slice(-1);
    expect(mail).toMatchObject({ locale: 'de', subject: 'Neue Nachricht von Lucía Moreno – Re: Account Manager' });
    expect(mail?.text).toContain('„Ja“');
  });

  test('is one for all unread messages, and another one after they were read (T337)', async () => {
    const ids = [
      await write(world.employer, 'One'),
      await write(world.employer, 'Two'),
      await write(world.employer, 'Three'),
    ];
    for (const messageId of ids) await timeIsOver(messageId);
    expect(await messageMails(world.seeker)).toHaveLength(1);
    await call('POST', `/api/applications/${id}/read`, world.seeker, {});
    await timeIsOver(await write(world.employer, 'Four'));
    expect((await messageMails(world.seeker)).map(({ text }) => /«(\w+)»$/m.exec(text ?? '')?.[1])).toEqual([
      'One',
      'Four',
    ]);
  });
});

describe('the email about a status', () => {
  test('links to the application', async () => {
    const { mail } = await statusMail();
    expect(linkIn(mail, '/es/applications/job-seeker').search).toBe(`?id=${id}`);
  });

  test("goes to the contact address of the applicant, else to the account's, and to no one else (T200)", async () => {
    const contactEmail = `contact-${randomUUID()}@example.org`;
    await move(id, 'shortlist', world.employer);
    await world.app.drain();
    await setContactAddress(world.app, world.seeker, contactEmail);
    await move(id, 'reject', world.employer);
    await world.app.drain();
    const about = await world.app.base.db
      .selectFrom('mail')
      .select('to_address')
      .where('dedupe_key', 'like', `%${id}%`)
      .orderBy('created_at')
      .execute();
    expect(
      about.map(({ to_address: address }) => address).filter((address) => address !== world.employer.email),
    ).toEqual([world.seeker.email, contactEmail]);
  });
});

describe('an application that is moved repeatedly', () => {
  const toSeeker = async () => (await mailsTo(world.seeker)).map(({ subject }) => subject);
  const letTimePass = async () => {
    await world.app.base.db.deleteFrom('rate_limit').execute();
    await world.app.database.pool.query(
      `update pgboss.job set start_after = now() where name = $1 and state = 'created'`,
      [MAIL_ABOUT_APPLICATION],
    );
  };

  test('is emailed to its applicant six times a day, then in its latest state (T404)', async () => {
    for (let count = 0; count < 6; count += 1) {
      await move(id, 'shortlist', world.employer);
      await move(id, 'interview', world.employer);
      await toSeeker();
    }
    expect(await toSeeker()).toHaveLength(6);
    await letTimePass();
    expect(await toSeeker()).toHaveLength(7);
    expect((await toSeeker()).at(-1)).toContain('ntrevista');
  });

  test('sends a decision immediately, and no earlier status afterwards', async () => {
    for (let count = 0; count < 6; count += 1) {
      await move(id, 'shortlist', world.employer);
      await move(id, 'interview', world.employer);
    }
    await toSeeker();
    await move(id, 'accept', world.employer);
    expect(await toSeeker()).toHaveLength(7);
    await letTimePass();
    expect(await toSeeker()).toHaveLength(7);
  });

  test('does not fill an inbox together with others of the same person', async () => {
    await changeSetting(world.app, 'limits.status_mails_per_recipient', { max: 2, seconds: 3_600 });
    const ids = [id];
    for (let count = 0; count < 3; count += 1) {
      const { id: jobId } = await createActive(world.app, world.employer);
      ids.push((await world.apply(world.seeker, undefined, jobId)).body.id);
    }
    for (const one of ids) await move(one, 'reject', world.employer);
    expect(await toSeeker()).toHaveLength(2);
    await letTimePass();
    expect(await toSeeker()).toHaveLength(4);
    await changeSetting(world.app, 'limits.status_mails_per_recipient', { max: 30, seconds: 3_600 });
  });
});

describe('unsubscribing', () => {
  test('is offered by each email of a type, as a link and as a header, and by no email about the account', async () => {
    const { mail, header, token } = await statusMail();
    expect(header('list-unsubscribe')).toBe(`<${ORIGIN}/api/mail-subscriptions/${token}/unsubscribe>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(linkIn(mail, `/es/unsubscribe/${token}`).origin).toBe(ORIGIN);
    expect(mail.html).toContain(`${ORIGIN}/es/unsubscribe/${token}`);

    await call('POST', '/api/auth/forgot-password', undefined, { email: world.other.email });
    const account = await received(world.other);
    expect([
      account.header('list-unsubscribe'),
      account.header('list-unsubscribe-post'),
      account.mail.text?.includes('unsubscribe'),
    ]).toEqual([undefined, undefined, false]);
  });

  test('is not found with an unknown token', async () => {
    const unknown = 'x'.repeat(43);
    for (const token of [unknown, 'x', 'x'.repeat(5_000)]) {
      expect([token.length, (await oneClick(token)).status]).toEqual([token.length, 404]);
      const answer = await world.app.request('POST', '/api/mail-subscriptions/read', { json: { token } });
      expect([token.length, answer.status]).toEqual([token.length, token === unknown ? 404 : 422]);
    }
  });

  test('is not triggered by viewing its page', async () => {
    const { token } = await statusMail();
    expect((await oneClick(token, 'GET')).status).not.toBe(200);
    const answer = await world.app.request('POST', '/api/mail-subscriptions/read', { json: { token } });
    expect(await answer.json()).toEqual({ type: 'status_change', byMail: true });
    expect(await byMail(world.seeker, 'status_change')).toBe(true);
  });

  test('takes one click in a mail program, whatever it sends, and ends that type only, immediately', async () => {
    const { token } = await statusMail();
    expect((await oneClick(token)).status).toBe(200);
    expect(await preferences(world.seeker)).toEqual([
      { type: 'status_change', inApp: true, byMail: false },
      { type: 'message', inApp: true, byMail: true },
    ]);
    for (const body of ['', '{', 'a=1&a=2', 'x'.repeat(100_000)])
      expect([body.length, (await oneClick(token, 'POST', body)).status]).toEqual([body.length, 200]);
    expect((await fetchPlainly(`/api/mail-subscriptions/${token}/unsubscribe`, 'POST', undefined, {})).status).toBe(
      200,
    );
  });

  test('returns to our page from its form, which no other site can send', async () => {
    const { token } = await statusMail();
    const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
      world.app.request('POST', '/api/mail-subscriptions/form?page=de', { body: new URLSearchParams(form), headers });
    expect((await send({ token }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ token: 'x' })).status).toBe(404);
    const answer = await send({ token });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/unsubscribe/mailed']);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(new RegExp(`^parlance\\.mailed=${token};`))]);
    expect(await byMail(world.seeker, 'status_change')).toBe(false);
  });

  test('has the same address in every email of a person and a type, and another one for each of them', async () => {
    const tokens: string[] = [];
    for (const verb of ['shortlist', 'interview', 'accept']) {
      await move(id, verb, world.employer);
      tokens.push((await received(world.seeker)).token);
    }
    await timeIsOver(await write(world.employer, 'Hello'));
    tokens.push((await received(world.seeker)).token);
    expect(new Set(tokens).size).toBe(2);
    expect(tokens[0]).toHaveLength(43);
    expect(tokens[3]).not.toBe(tokens[0]);
  });
});
