import { beforeEach, describe, expect, test } from 'vitest';

import type { Profile } from '#contract/profiles/profiles.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { tokenIn } from '#test/support/mail-server.ts';
import { mailingApp } from '#test/support/mailing-app.ts';
import { registerPerson, setContactAddress, type TestPerson } from '#test/support/people.ts';

const own = mailingApp();

/** New for each test. */
let person: TestPerson;
let contact: string;
beforeEach(async () => {
  person = await registerPerson(own.app, { firstName: 'Wonderful', lastName: 'Offer' });
  contact = `contact-${person.email}`;
});

const call = async (method: string, path: string, json?: object, cookie: string | undefined = person.cookie) => {
  const answer = await own.app.request(method, `/api${path}`, { json, ...(cookie ? { cookie } : {}) });
  return { status: answer.status, body: (await answer.json()) as { data?: { reason?: string; fields?: object[] } } };
};
const change = (email: string | null, cookie?: string) => call('PUT', '/me/contact-address', { email }, cookie);
const sendLink = () => call('POST', '/me/contact-address/link', {});
const cancel = () => call('POST', '/me/contact-address/cancel', {});

const mailsTo = async (address: string) => {
  await own.app.drain();
  return own.smtp.mails.filter(({ to }) => to?.some((one) => one.address === address));
};
const linkTo = async (address: string) => {
  await own.app.drain();
  return tokenIn(own.smtp.lastTo(address), '/auth/confirm');
};
const confirm = async (token: string, cookie: string | undefined = person.cookie) =>
  (await own.post('confirm', { token }, cookie ? { cookie } : {})).json() as Promise<object>;
const addresses = async () => {
  const answer = await own.app.request('GET', '/api/me/profile', { cookie: person.cookie });
  const { contactEmail, contactEmailToConfirm } = (await answer.json()) as Profile;
  return [contactEmail, contactEmailToConfirm];
};
const endProof = () =>
  own.app.database.pool.query(`update user_session set proved_at = now() - interval '11 minutes' where user_id = $1`, [
    person.userId,
  ]);

/** The contact address that the company of a new job sees after the person applied for it. */
async function seenByCompany(): Promise<unknown> {
  const employer = await registerEmployer(own.app);
  const { id: jobId } = await createActive(own.app, employer);
  const { body: applied } = await call('POST', `/jobs/${jobId}/applications`, { coverLetter: '' });
  const { id } = applied as { id?: string };
  const { body } = await call('GET', `/applications/${id}`, undefined, employer.cookie);
  await call('POST', `/applications/${id}/shortlist`, {}, employer.cookie);
  return (body as { applicant?: { contactEmail?: unknown } }).applicant?.contactEmail;
}

describe('a contact address', () => {
  test('may be changed by its job seeker only, with a recent proof', async () => {
    const employer = await registerEmployer(own.app);
    const before = await addresses();
    expect((await change(contact, '')).status).toBe(401);
    expect((await change(contact, employer.cookie)).status).toBe(403);
    for (const json of [{}, { email: 'ana' }, { email: contact, userId: employer.userId }])
      expect((await call('PUT', '/me/contact-address', json)).status).toBe(422);
    expect(await sendLink()).toMatchObject({ status: 409, body: { data: { reason: 'wrong_status' } } });
    await endProof();
    for (const refused of [await change(contact), await change(null), await sendLink()])
      expect(refused).toMatchObject({ status: 403, body: { data: { reason: 'sign_in_again' } } });
    expect(await addresses()).toEqual(before);
    expect(await mailsTo(contact)).toEqual([]);
  });

  test('gets only a link without a name until it is confirmed; companies see the previous one (T401)', async () => {
    expect((await change(contact)).status).toBe(200);
    expect(await addresses()).toEqual([null, contact]);
    expect(await seenByCompany()).toBe(person.email);
    const [mail, ...others] = await mailsTo(contact);
    expect([others, mail?.to?.[0]?.name, /Wonderful|Offer/.test(JSON.stringify(mail))]).toEqual([[], '', false]);
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('You are on the shortlist'),
    );
  });

  test('is used once its link is opened', async () => {
    await change(contact);
    expect(await confirm(await linkTo(contact))).toEqual({ outcome: 'contact_confirmed' });
    expect(await addresses()).toEqual([contact, null]);
    expect(await seenByCompany()).toBe(contact);
    expect((await mailsTo(contact)).length).toBe(2);
  });

  test('is reported by email to the account’s address, and to the previous one (T402)', async () => {
    await setContactAddress(own.app, person, `earlier-${person.email}`);
    await change(contact);
    expect(await addresses()).toEqual([`earlier-${person.email}`, contact]);
    for (const known of [person.email, `earlier-${person.email}`])
      expect((await mailsTo(known)).map(({ text }) => text)).toEqual([expect.stringContaining(contact)]);
  });

  test('is not confirmed by a stranger with its link, nor by the link of another or a discarded address', async () => {
    await change(contact);
    const link = await linkTo(contact);
    const stranger = await registerPerson(own.app);
    for (const cookie of ['', stranger.cookie])
      expect(await confirm(link, cookie)).toEqual({ outcome: 'needs_sign_in' });
    await change(`other-${contact}`);
    expect(await confirm(link)).toMatchObject({ data: { reason: 'link_expired' } });
    const other = await linkTo(`other-${contact}`);
    expect((await cancel()).status).toBe(200);
    expect(await addresses()).toEqual([null, null]);
    expect(await confirm(other)).toMatchObject({ data: { reason: 'link_expired' } });
    expect(await addresses()).toEqual([null, null]);
  });

  test('is used immediately if it is the account’s, and removed immediately', async () => {
    await change(person.email);
    expect(await addresses()).toEqual([person.email, null]);
    await setContactAddress(own.app, person, contact);
    await change(null);
    expect(await addresses()).toEqual([null, null]);
    expect(await mailsTo(contact)).toEqual([]);
  });

  test('is limited to three links an hour from one person, and ten from all', async () => {
    await change(contact);
    expect([await sendLink(), await sendLink(), await sendLink()].map(({ status }) => status)).toEqual([200, 200, 429]);
    expect((await change(`other-${contact}`)).status).toBe(429);
    for (let index = 0; index < 4; index += 1) {
      const { cookie } = await registerPerson(own.app);
      for (let count = 0; count < 3; count += 1) await change(contact, cookie);
    }
    expect(await mailsTo(contact)).toHaveLength(10);
  });
});

describe('a new password', () => {
  const changePassword = () =>
    own.post(
      'change-password',
      { currentPassword: person.password, newPassword: 'nine green bottles' },
      { cookie: person.cookie },
    );

  test('requires the contact address to be confirmed again (T403)', async () => {
    await setContactAddress(own.app, person, contact);
    expect((await changePassword()).status).toBe(200);
    expect(await addresses()).toEqual([null, contact]);
    expect(await seenByCompany()).toBe(person.email);
    expect(await mailsTo(contact)).toEqual([]);
    await sendLink();
    expect(await confirm(await linkTo(contact))).toEqual({ outcome: 'contact_confirmed' });
    expect(await addresses()).toEqual([contact, null]);
  });

  test('also when it was reset; discards a pending contact address and links that were sent', async () => {
    await setContactAddress(own.app, person, contact);
    await change(`other-${contact}`);
    const link = await linkTo(`other-${contact}`);
    await own.post('forgot-password', { email: person.email });
    await own.app.drain();
    const token = tokenIn(own.smtp.lastTo(person.email), '/reset-password');
    expect((await own.post('reset-password', { token, password: 'nine green bottles' })).status).toBe(200);
    const { rows } = await own.app.database.pool.query(
      'select contact_email, contact_email_to_confirm from profile where user_id = $1',
      [person.userId],
    );
    expect(rows).toEqual([{ contact_email: null, contact_email_to_confirm: contact }]);
    expect(await confirm(link)).toMatchObject({ data: { reason: 'link_expired' } });
  });

  test('leaves the account’s own address confirmed', async () => {
    await change(person.email);
    await changePassword();
    expect(await addresses()).toEqual([person.email, null]);
  });
});
