import { describe, expect, test } from 'vitest';

import { tokenIn } from '#test/support/mail-server.ts';
import { mailingApp, type From } from '#test/support/mailing-app.ts';
import { cookiesOf, registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

const STRANGER = '198.51.100.7';
const someone = { firstName: 'Lea', lastName: 'Roth', password: 'seven quiet rivers', acceptsTerms: true };

const own = mailingApp();
const { post } = own;
const mailsOf = (email: string) => own.smtp.mails.filter(({ to }) => to?.some(({ address }) => address === email));
const mailsTo = (email: string) => mailsOf(email).length;

describe('emails with a link', () => {
  const ask = (path: string, email: string, from: From) => post(path, { email }, from);
  const unverify = ({ userId }: TestPerson) =>
    own.app.database.db.updateTable('user_account').set({ email_verified: false }).where('id', '=', userId).execute();

  test('are refused to a stranger after three, which does not affect the owner (T297)', async () => {
    const person = await registerPerson(own.app);
    const device = cookiesOf(
      (await post('login', { email: person.email, password: person.password }, { address: STRANGER })).headers,
    );
    for (const path of ['forgot-password', 'resend-verification']) {
      for (const status of [200, 200, 200, 429])
        expect((await ask(path, person.email, { address: STRANGER })).status).toBe(status);
      expect([path, (await ask(path, person.email, { address: '192.0.2.1' })).status]).toEqual([path, 200]);
      // Also on the stranger's network, where the owner signed in before.
      expect([path, (await ask(path, person.email, { address: STRANGER, cookie: device })).status]).toEqual([
        path,
        200,
      ]);
    }
  });

  test.each(['forgot-password', 'resend-verification'])(
    'are limited to ten an hour for one recipient, for all requesters together: %s (T298)',
    async (path) => {
      const person = await registerPerson(own.app);
      if (path === 'resend-verification') await unverify(person);
      for (let index = 0; index < 15; index += 1) {
        const [known, unknown] = [
          await ask(path, person.email, { address: `203.0.113.${index}` }),
          await ask(path, 'nobody@example.com', { address: `203.0.113.${index}` }),
        ];
        expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
      }
      await own.app.drain();
      expect(mailsTo(person.email)).toBe(10);
      // The owner of the inbox has a working link.
      const link = own.smtp.lastTo(person.email).text?.match(/token=([\w-]+)/)?.[1];
      const [used, body] =
        path === 'forgot-password'
          ? ['reset-password', { password: 'nine green bottles' }]
          : ['confirm', { newPassword: 'nine green bottles' }];
      expect((await post(used, { token: link, ...body })).status).toBe(200);
    },
  );

  test('can be requested again once a link was used', async () => {
    const person = await registerPerson(own.app);
    await changeSetting(own.app, 'limits.mails_per_recipient', { max: 1, seconds: 3_600 });
    for (const address of ['203.0.113.1', '203.0.113.2']) await ask('forgot-password', person.email, { address });
    await own.app.drain();
    expect(mailsTo(person.email)).toBe(1);
    await post('reset-password', {
      token: tokenIn(own.smtp.lastTo(person.email), '/reset-password'),
      password: 'nine green bottles',
    });
    await ask('forgot-password', person.email, { address: '203.0.113.3' });
    await own.app.drain();
    // Two with a link, and one about the changed password.
    expect(mailsTo(person.email)).toBe(3);
    await changeSetting(own.app, 'limits.mails_per_recipient', { max: 10, seconds: 3_600 });
  });

  test('to a new address are limited too, however many accounts request it', async () => {
    await changeSetting(own.app, 'limits.mails_per_recipient', { max: 2, seconds: 3_600 });
    for (let count = 0; count < 4; count += 1) {
      const { cookie, password } = await registerPerson(own.app);
      expect((await post('change-email', { email: 'wanted@example.com', password }, { cookie })).status).toBe(200);
    }
    await own.app.drain();
    expect(mailsTo('wanted@example.com')).toBe(2);
    await changeSetting(own.app, 'limits.mails_per_recipient', { max: 10, seconds: 3_600 });
  });
});

describe('registering an address', () => {
  test('is limited to three times an hour from one network address, and to ten in all, with or without an account (T299)', async () => {
    const taken = await registerPerson(own.app);
    for (const [email, allowed] of [
      ['victim@example.com', 200],
      [taken.email, 409],
    ] as const) {
      const from = (address: string) => post('register', { ...someone, email }, { address });
      const statuses: number[] = [];
      for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']) {
        for (let count = 0; count < 4; count += 1) statuses.push((await from(address)).status);
      }
      const three = [allowed, allowed, allowed, 429];
      expect([email, statuses]).toEqual([email, [...three, ...three, ...three, allowed, 429, 429, 429]]);
      expect(Number((await from('203.0.113.5')).headers.get('retry-after'))).toBeGreaterThan(3_500);
    }
    await own.app.drain();
    expect(mailsTo('victim@example.com')).toBeLessThanOrEqual(10);
    expect(mailsTo(taken.email)).toBe(0);
  });

  test('sends emails without text chosen by the person who registered it (T300)', async () => {
    const email = 'somebody-elses@example.com';
    await post('register', { ...someone, email, firstName: 'Congratulations you won', lastName: 'Ring us today' });
    for (const path of ['resend-verification', 'forgot-password'])
      expect((await post(path, { email })).status).toBe(200);
    await own.app.drain();
    const mails = mailsOf(email);
    expect(mails).toHaveLength(3);
    for (const { to, subject, text, html } of mails)
      expect([to?.[0]?.name, /Congratulations|Ring us/.test(`${subject}${text}${String(html)}`)]).toEqual(['', false]);
    expect(mails[0]?.text).toContain('Hello,');
  });
});
