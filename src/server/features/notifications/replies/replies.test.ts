import { randomUUID } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type Mail from 'nodemailer/lib/mailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { inTransaction } from '#server/context.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { pdf } from '#test/support/made-files.ts';
import { type MailServer, startMailServer } from '#test/support/mail-server.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { createPerson } from '#test/support/unclaimed.ts';

import { MAIL_ABOUT_MESSAGE } from '../mail-task.ts';
import { replyAddress } from './reply-address.ts';

const SECRET = 'a secret of the mail server';
const AUTH_SERVER = 'mx.example.net';

let app: TestApp;
let smtp: MailServer;
let employer: TestPerson;
/** Created for each test, with an application to which the employer has written. */
let seeker: TestPerson;
let applicationId: string;
let messageId: string;
/** From the email about that message. */
let to: string;

beforeAll(async () => {
  smtp = await startMailServer();
  app = await createTestApp({
    SMTP_URL: smtp.url,
    REPLY_DOMAIN: 'reply.example.com',
    INBOUND_MAIL_SECRET: SECRET,
    INBOUND_AUTH_SERVER: AUTH_SERVER,
  });
  employer = await registerEmployer(app, { firstName: 'Jonas', lastName: 'Weber' });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
beforeEach(async () => {
  await app.base.db.deleteFrom('rate_limit').execute();
  const { id: jobId } = await createActive(app, employer);
  seeker = await registerPerson(app);
  ({ id: applicationId } = await post(seeker, `/api/jobs/${jobId}/applications`, { coverLetter: '' }));
  await post(employer, `/api/applications/${applicationId}/view`, {});
  messageId = await write(employer, 'Does Tuesday suit you?');
  await inTransaction(app.ctx(), (tx) => tx.enqueue(MAIL_ABOUT_MESSAGE, { messageId }));
  await app.drain();
  const mail = smtp.lastTo(seeker.email);
  to = mail.replyTo?.[0]?.address ?? '';
});

async function post(person: TestPerson, path: string, json: object): Promise<{ id: string }> {
  const answer = await app.request('POST', path, { json, cookie: person.cookie });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as { id: string };
}

const write = async (person: TestPerson, content: string): Promise<string> =>
  (await post(person, `/api/applications/${applicationId}/messages`, { clientId: randomUUID(), content })).id;

const passed = (domain = 'example.com') => ({
  'Authentication-Results': `${AUTH_SERVER}; dmarc=pass (p=none) header.from=${domain}`,
});

/** As a mail program writes it. */
const mailOf = (mail: Mail.Options): Promise<Buffer> =>
  new MailComposer({ from: `Ana <${seeker.email}>`, to, text: 'Yes.', headers: passed(), ...mail }).compile().build();

const hand = (body: Buffer | string, authorization = `Bearer ${SECRET}`) =>
  app.request('POST', '/api/inbound-mail', { body: new Uint8Array(Buffer.from(body)), headers: { authorization } });

async function reply(mail: Mail.Options = {}): Promise<string> {
  const answer = await hand(await mailOf(mail));
  expect(answer.status).toBe(200);
  await app.drain();
  return ((await answer.json()) as { result: string }).result;
}

const stored = async () =>
  (
    await app.base.db
      .selectFrom('message')
      .select('content')
      .where('application_id', '=', applicationId)
      .where('sender_id', '=', seeker.userId)
      .orderBy('seq')
      .execute()
  ).map(({ content }) => content);

const refusals = () =>
  smtp.mails.filter((mail) => mail.to?.[0]?.address === seeker.email && /was not sent/.test(mail.subject ?? ''));

describe('the address for incoming emails', () => {
  test('refuses requests without its secret or above 12 MB, and does not exist without a configured domain', async () => {
    for (const secret of ['', SECRET, 'Bearer no']) expect((await hand(await mailOf({}), secret)).status).toBe(401);
    expect((await hand('x'.repeat(12 * 1024 * 1024 + 1))).status).toBe(413);
    const without = await createTestApp();
    expect((await without.request('POST', '/api/inbound-mail', { json: {} })).status).toBe(404);
    await without.close();
    expect(await stored()).toEqual([]);
  });

  test('ignores emails without an address that we signed', async () => {
    const [, token = ''] = /\+(.*)@/.exec(to) ?? [];
    for (const other of [
      'someone@example.com',
      `reply+${token}@other.example.com`,
      `reply+${token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}@reply.example.com`,
      `reply+${'v'.repeat(52)}@reply.example.com`,
    ])
      expect([other, await reply({ to: other })]).toEqual([other, 'ignored']);
    expect(refusals()).toEqual([]);
  });

  test('ignores automatic answers', async () => {
    for (const headers of [
      { 'Auto-Submitted': 'auto-replied' },
      { Precedence: 'bulk' },
      { 'X-Autoreply': 'yes' },
      { 'List-Id': '<a.example.com>' },
      { 'Return-Path': '<>' },
      { 'X-Autorespond': 'yes' },
      { 'X-Failed-Recipients': 'ana@example.com' },
    ])
      expect([headers, await reply({ headers: { ...passed(), ...headers } })]).toEqual([headers, 'ignored']);
    expect([await stored(), refusals()]).toEqual([[], []]);
  });

  test("refuses a stranger's reply, and notifies the real person once an hour", async () => {
    // The employer's own address does not give access to the seeker's side, nor does a forged header below ours.
    expect(await reply({ from: employer.email })).toBe('refused');
    expect(await reply({ headers: {} })).toBe('refused');
    const failed = { key: 'Authentication-Results', value: `${AUTH_SERVER}; dmarc=fail header.from=example.com` };
    const forged = { key: 'Authentication-Results', value: passed()['Authentication-Results'] };
    expect(await reply({ headers: [failed, forged] as never })).toBe('refused');
    expect(
      await reply({ headers: { 'Authentication-Results': 'mx.evil.example; dmarc=pass header.from=example.com' } }),
    ).toBe('refused');
    expect(await reply({ headers: passed('evil.example') })).toBe('refused');
    expect(await stored()).toEqual([]);
    expect(refusals().map(({ text }) => text)).toEqual([expect.stringContaining('other than those of your account')]);
    const [mail] = refusals();
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
    expect(mail?.replyTo).toBeUndefined();
  });

  test('refuses a verdict that the sender wrote into a quoted value (T405)', async () => {
    const mailFrom = '"x; dmarc=pass header.from=example.com; "@evil.example';
    const verdict = `${AUTH_SERVER}; spf=pass smtp.mailfrom=${mailFrom}; dmarc=none header.from=evil.example`;
    const mail = (await mailOf({ headers: {} })).toString();
    const answer = await hand(`Authentication-Results: ${verdict}\r\n${mail}`);
    expect([await answer.json(), await stored()]).toEqual([{ result: 'refused' }, []]);
  });

  test('refuses a reply from an unconfirmed contact address', async () => {
    const contact = 'ana@contact.example';
    await app.base.db
      .updateTable('profile')
      .set({ contact_email_to_confirm: contact })
      .where('user_id', '=', seeker.userId)
      .execute();
    expect(await reply({ from: contact, headers: passed('contact.example') })).toBe('refused');
    expect(await stored()).toEqual([]);
  });

  test.for([
    ['several addresses', (own: string) => `From: ${own}, eva@example.com`],
    ['two headers', (own: string) => `From: ${own}\r\nFrom: eva@example.com`],
    ['a group', (own: string) => `From: People: ${own};`],
    ['the address in an encoded word alone', (own: string) => `From: =?utf-8?q?=3C${own.replace('@', '=40')}=3E?=`],
    ['the address as a name', (own: string) => `From: "${own}" <eva@example.com>`],
  ] as const)('refuses a reply that is from %s', async ([, header]) => {
    const mail = (await mailOf({})).toString().replace(/^From: .*$/m, header(seeker.email));
    expect(mail).toContain(header(seeker.email));
    await hand(mail);
    expect(await stored()).toEqual([]);
  });

  test('ignores an email with two headers that mark it as automatic', async () => {
    const mail = `Auto-Submitted: no\r\nAuto-Submitted: auto-replied\r\n${(await mailOf({})).toString()}`;
    expect(await (await hand(mail)).json()).toEqual({ result: 'ignored' });
  });

  test('refuses an address signed for another conversation, an expired one, and banned people', async () => {
    const swapped = { messageId, applicationId: UNKNOWN_ID };
    expect(await reply({ to: await replyAddress(app.ctx(), 'reply.example.com', swapped) })).toBe('ignored');
    const old = new Date(Date.now() - 61 * 86_400_000);
    await app.base.db.updateTable('message').set({ created_at: old }).where('id', '=', messageId).execute();
    expect(await reply()).toBe('refused');
    expect(refusals().map(({ text }) => text)).toEqual([expect.stringContaining('too old')]);
    await app.base.db
      .updateTable('user_account')
      .set({ banned_at: new Date() })
      .where('id', '=', seeker.userId)
      .execute();
    expect(await reply()).toBe('ignored');
    expect(await stored()).toEqual([]);
  });

  test.for([
    ['too long', { text: 'x'.repeat(1_001) }, 'up to 1000 characters'],
    ['empty', { text: 'On 1 Jan 2026, X wrote:\n> Does Tuesday suit you?' }, 'no text'],
    ['with a program', { attachments: [{ filename: 'a.pdf', content: 'MZ\u0000\u0001program' }] }, 'attachment'],
    [
      'with six files',
      { attachments: Array.from({ length: 6 }, () => ({ filename: 'a.txt', content: 'a' })) },
      'too many',
    ],
  ] as [string, Mail.Options, string][])('refuses a reply that is %s, with the reason', async ([, mail, reason]) => {
    expect(await reply(mail)).toBe('refused');
    expect(refusals().map(({ text }) => text)).toEqual([expect.stringContaining(reason)]);
    expect(await stored()).toEqual([]);
    const files = await app.base.db.selectFrom('file').select('id').where('owner_id', '=', seeker.userId).execute();
    expect(files).toEqual([]);
  });

  test('refuses if the person may no longer write', async () => {
    await post(seeker, `/api/applications/${applicationId}/withdraw`, {});
    expect(await reply()).toBe('refused');
    expect(refusals().map(({ text }) => text)).toEqual([expect.stringContaining('cannot write')]);
  });

  test('refuses a person who has to accept new terms, until they have', async () => {
    const number = 7;
    await app.base.db
      .insertInto('own_page_version')
      .values({
        id: randomUUID(),
        page: 'terms',
        number,
        texts: JSON.stringify({ en: '<p>New rules.</p>' }),
        summary: JSON.stringify({ en: 'New.' }),
        in_force_from: new Date(Date.now() - 1_000),
        published_at: new Date(),
      })
      .execute();
    expect(await reply()).toBe('refused');
    expect(refusals().map(({ text }) => text)).toEqual([expect.stringContaining('accept')]);
    expect(await stored()).toEqual([]);
    await app.base.db
      .updateTable('user_account')
      .set({ accepted_terms: number })
      .where('id', '=', seeker.userId)
      .execute();
    expect(await reply()).toBe('stored');
    await app.base.db.deleteFrom('own_page_version').where('number', '=', number).execute();
  });

  test('refuses a member without the second factor that their company requires, until they have one', async () => {
    const owner = await registerEmployer(app);
    const require = { requires_second_factor: true };
    await app.base.db.updateTable('company').set(require).where('id', '=', owner.companyId).execute();
    await app.base.db
      .insertInto('company_member')
      .values({ company_id: owner.companyId, user_id: seeker.userId, role: 'reader' })
      .execute();
    expect(await reply()).toBe('refused');
    expect(refusals().map(({ text }) => text)).toEqual([expect.stringContaining('two-step verification')]);
    expect(await stored()).toEqual([]);
    await app.base.db
      .insertInto('second_factor')
      .values({ user_id: seeker.userId, secret: 'A', created_at: new Date(), confirmed_at: new Date() })
      .execute();
    expect(await reply()).toBe('stored');
  });

  test.each([
    ['the text', { text: 'Y\0es.' }],
    ['the id', { text: 'Yes.', messageId: '<a\0b@example.com>' }],
    ['half of a character', { html: '<p>Yes. &#xD800; &#0;</p>', text: undefined }],
    ['the name of a file', { text: 'Yes.', attachments: [{ filename: 'a\0b.txt', content: 'Some words.' }] }],
  ])('answers a mail with U+0000 in %s', async (_, mail) => {
    expect(['stored', 'refused']).toContain(await reply(mail));
  });

  test('survives malicious emails', async () => {
    const deep = Array.from(
      { length: 200 },
      (_, at) => `--b${at}\r\ncontent-type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
    );
    const head = `From: ${seeker.email}\r\nTo: ${to}\r\n`;
    for (const body of [
      `${head}Content-Type: multipart/mixed; boundary=b0\r\n\r\n${deep.join('')}`,
      `${head}${'X-A: b\r\n'.repeat(200_000)}\r\nYes.`,
      'no mail at all',
      '\u0000'.repeat(100_000),
    ])
      expect(((await (await hand(body)).json()) as { result: string }).result).not.toBe('stored');
    expect(await stored()).toEqual([]);
  });
});

test('adds a reply to the thread once, without quotes, with its files, and notifies as for any message', async () => {
  const mail = {
    text: 'Yes, Tuesday suits me.\n\nOn Tue, 24 Nov 2026 at 10:15, Parlance <x@example.com> wrote:\n> Does Tuesday suit you?',
    messageId: `<${randomUUID()}@example.com>`,
    attachments: [
      { filename: 'CV Ana.pdf', content: Buffer.from(pdf()) },
      { filename: 'logo.png', content: 'x', cid: 'logo' },
    ],
    html: '<p>Yes, Tuesday suits me.</p><img src="cid:logo"><blockquote>Does it?</blockquote>',
  };
  expect([await reply(mail), await reply(mail)]).toEqual(['stored', 'stored']);
  expect(smtp.lastTo(seeker.email).text).toContain('You can also reply to this email');
  expect(await stored()).toEqual(['Yes, Tuesday suits me.']);
  const files = await app.base.db.selectFrom('file').select('name').where('owner_id', '=', seeker.userId).execute();
  expect(files).toEqual([{ name: 'CV Ana.pdf' }]);
  const notices = await app.request('GET', '/api/notifications', { cookie: employer.cookie });
  expect(await notices.text()).toContain('Yes, Tuesday suits me.');
  expect(refusals()).toEqual([]);
});

test('reads a reply in HTML only, also from the contact address, and authenticated by DKIM or SPF', async () => {
  const contact = 'ana@contact.example';
  await app.base.db
    .updateTable('profile')
    .set({ contact_email: contact })
    .where('user_id', '=', seeker.userId)
    .execute();
  for (const result of ['dkim=pass header.d=contact.example', 'spf=pass smtp.mailfrom=ana@contact.example'])
    expect(
      await reply({
        from: contact,
        text: '',
        html: `<div>Yes &amp; no &lt;3</div><div>by ${result.slice(0, 4).trim()}</div><div class="gmail_quote">On 1 Jan X wrote:<blockquote>Hi</blockquote></div>`,
        headers: { 'Authentication-Results': `${AUTH_SERVER} 1; spf=none; ${result}` },
      }),
    ).toBe('stored');
  expect(await stored()).toEqual(['Yes & no <3\nby dkim', 'Yes & no <3\nby spf=']);
});

test('stores the same text as a reply to two conversations without a Message-ID', async () => {
  const withoutId = async (address: string) =>
    (await mailOf({ to: address })).toString().replace(/^Message-ID:.*\r\n/im, '');
  await hand(await withoutId(to));
  const { id: jobId } = await createActive(app, employer);
  const { id: other } = await post(seeker, `/api/jobs/${jobId}/applications`, { coverLetter: '' });
  await post(employer, `/api/applications/${other}/view`, {});
  const { id } = await post(employer, `/api/applications/${other}/messages`, {
    clientId: randomUUID(),
    content: 'And you?',
  });
  const answered = { messageId: id, applicationId: other };
  await hand(await withoutId(await replyAddress(app.ctx(), 'reply.example.com', answered)));
  const { rows } = await app.database.pool.query(
    'select content from message where application_id = $1 and sender_id = $2',
    [other, seeker.userId],
  );
  expect(rows).toEqual([{ content: 'Yes.' }]);
});

test('stores a reply to an email from before its recipient had an account', async () => {
  const { id: jobId } = await createActive(app, employer);
  const person = await createPerson(app);
  ({ id: applicationId } = await post(person, `/api/jobs/${jobId}/applications`, { coverLetter: '' }));
  await post(employer, `/api/applications/${applicationId}/view`, {});
  messageId = await write(employer, 'Does Tuesday suit you?');
  to = await replyAddress(app.ctx(), 'reply.example.com', { messageId, applicationId });
  seeker = await registerPerson(app, { email: person.email });
  const { email, password } = seeker;
  await app.request('POST', '/api/auth/login', { json: { email, password } });
  expect(await reply()).toBe('stored');
  expect(await stored()).toEqual(['Yes.']);
});
