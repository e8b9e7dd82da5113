import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Company, DomainMail } from '#contract/companies/companies.ts';
import { paths } from '#contract/paths.ts';
import { companyTopic } from '#contract/topics.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { heard } from '#test/support/heard.ts';
import { createActive, registerColleague, UNKNOWN_ID } from '#test/support/jobs.ts';
import { linkIn, type MailServer, startMailServer, tokenIn } from '#test/support/mail-server.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let smtp: MailServer;
let seeker: TestPerson;
let rival: TestPerson;
/** Created for each test, with a company whose website is at acme-… */
let employer: TestPerson & { companyId: string };
let company: Company;
let domain: string;
let count = 0;

beforeAll(async () => {
  smtp = await startMailServer();
  app = await createTestApp({ SMTP_URL: smtp.url });
  seeker = await registerPerson(app);
  rival = await registerPerson(app, { role: 'employer' });
  await call('POST', '/companies', rival, { name: 'Rival' });
});
beforeEach(async () => {
  count += 1;
  domain = `acme-${count}.example.com`;
  const person = await registerPerson(app, { role: 'employer', firstName: 'Jonas', lastName: 'Weber', locale: 'de' });
  company = (await call('POST', '/companies', person, { name: 'Acme', website: `https://www.${domain}/jobs` })).body;
  employer = { ...person, companyId: company.id };
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

type Body = Company & DomainMail & { data?: { reason?: string; fields?: { path: string }[] } };

async function call(method: string, path: string, person: TestPerson | undefined, json?: unknown) {
  const answer = await app.request(method, `/api${path}`, {
    json,
    headers: { 'accept-language': 'de' },
    ...(person ? { cookie: person.cookie } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}
const ask = (person: TestPerson | undefined = employer, mailbox: unknown = 'info', id = company.id) =>
  call('POST', `/companies/${id}/domain-mail`, person, { mailbox });
const confirm = (token: string, person: TestPerson | undefined = employer) =>
  call('POST', '/companies/confirm-domain', person, { token });
const reasonOf = async (answer: Promise<{ status: number; body: Body }>) => {
  const { status, body } = await answer;
  return [status, body.data?.reason];
};
const change = (json: object) => call('PATCH', `/companies/${company.id}`, employer, json);
const read = async () => (await call('GET', `/companies/${company.slug}`, employer)).body.verification;

/** Requests an email, delivers it, and returns the token of its link. */
async function mailedToken(mailbox = 'info'): Promise<string> {
  expect((await ask(employer, mailbox)).status).toBe(200);
  await app.drain();
  return tokenIn(smtp.lastTo(`${mailbox}@${domain}`), paths.confirmDomain());
}

describe('an email to the company’s domain', () => {
  test('is for its members only', async () => {
    expect((await call('POST', `/companies/${company.id}/domain-mail`, undefined, { mailbox: 'info' })).status).toBe(
      401,
    );
    expect((await ask(seeker)).status).toBe(403);
    expect((await ask(rival)).status).toBe(404);
    expect((await ask(employer, 'info', UNKNOWN_ID)).status).toBe(404);
    await createActive(app, employer);
    expect((await ask(rival)).status).toBe(403);
  });

  test('goes to a mailbox, and to no address with special characters', async () => {
    for (const mailbox of [
      '',
      ' ',
      'a b',
      'info@evil.example',
      'a,b',
      'a\nb',
      'ä',
      '.a',
      'a..b',
      'a.',
      'x'.repeat(65),
      '"quoted"',
      '<a>',
      undefined,
    ]) {
      const { status, body } = await ask(employer, mailbox ?? null);
      expect([status, body.data?.fields?.[0]?.path], String(mailbox)).toEqual([422, 'mailbox']);
    }
    expect((await ask(employer, ' Info.Team+jobs ')).body.email).toBe(`info.team+jobs@${domain}`);
  });

  test('requires a website whose domain belongs to the company alone', async () => {
    await change({ website: null });
    expect(await reasonOf(ask())).toEqual([409, 'website_required']);
    for (const host of [
      'gmail.com',
      'mail.gmail.com',
      'yahoo.co.uk',
      'www.gmx.de',
      'acme.github.io',
      'acme.wordpress.com',
      'de.linkedin.com',
      'co.uk',
      'com.br',
    ]) {
      await change({ website: `https://${host}/acme` });
      expect(await reasonOf(ask()), host).toEqual([409, 'shared_domain']);
    }
    for (const host of ['live.acme.example', 'notgmail.com', 'acme.co.uk']) {
      await change({ website: `https://${host}` });
      expect((await ask()).status, host).toBe(200);
      await app.base.db.deleteFrom('rate_limit').execute();
    }
  });

  test('is limited to three an hour per company, and per mailbox for all companies', async () => {
    for (const mailbox of ['a', 'b', 'c']) expect((await ask(employer, mailbox)).status).toBe(200);
    expect((await ask(employer, 'd')).status).toBe(429);
    await app.base.db.deleteFrom('rate_limit').where('key', 'like', 'company-mail:%').execute();
    for (let times = 0; times < 2; times += 1) expect((await ask(employer, 'a')).status).toBe(200);
    expect((await ask(employer, 'a')).status).toBe(429);
  });

  test('is in the requester’s language, names them, and is written once', async () => {
    await mailedToken('personal');
    const mail = smtp.lastTo(`personal@${domain}`);
    expect(mail.subject).toBe('Acme bei Parlance: bitte bestätigen');
    expect(mail.text).toContain('Jonas Weber');
    expect(linkIn(mail, paths.confirmDomain()).pathname).toBe(`/de${paths.confirmDomain()}`);
    const { id: mailId } = await app.base.db
      .selectFrom('company_domain_mail')
      .select('id')
      .where('company_id', '=', company.id)
      .executeTakeFirstOrThrow();
    await app.base.db
      .transaction()
      .execute((tx) => app.base.transactional.enqueue(tx, 'companies.send_domain_mail', { mailId }));
    await app.drain();
    expect(smtp.mails.filter(({ to }) => to?.[0]?.address === `personal@${domain}`)).toHaveLength(1);
  });

  test("contains no link if the company's name is a domain", async () => {
    await change({ name: 'Evil.example' });
    await mailedToken('careful');
    const { subject, text, html } = smtp.lastTo(`careful@${domain}`);
    expect(`${subject}${text}${String(html)}`).toContain('Evil.\u200bexample');
    expect(`${subject}${text}${String(html)}`).not.toContain('Evil.example');
  });

  test('keeps its secret: only a digest is stored, and no response contains it', async () => {
    const token = await mailedToken();
    const { rows } = await app.database.pool.query(
      `select (select json_agg(company_domain_mail) from company_domain_mail)::text || (select json_agg(mail) from mail)::text as all`,
    );
    expect(rows[0].all).not.toContain(token);
  });
});

describe('the link of that email', () => {
  test('verifies nothing when viewed', async () => {
    const token = await mailedToken();
    await app.request('GET', `/api/companies/confirm-domain?token=${token}`, { cookie: employer.cookie });
    await app.request('GET', `${paths.confirmDomain()}?token=${token}`, { cookie: employer.cookie });
    expect(await read()).toBeNull();
  });

  test('is for signed-in members', async () => {
    const token = await mailedToken();
    expect((await call('POST', '/companies/confirm-domain', undefined, { token })).status).toBe(401);
    expect((await confirm(token, seeker)).status).toBe(403);
    expect((await confirm(token, rival)).status).toBe(404);
    expect(await reasonOf(confirm('nothing'))).toEqual([409, 'link_expired']);
    expect((await confirm('')).status).toBe(422);
    expect(await read()).toBeNull();
    expect((await confirm(token)).status).toBe(200);
  });

  test('verifies the company once, and records the method', async () => {
    const [first, second] = [await mailedToken('info'), await mailedToken('jobs')];
    const pressed: Awaited<ReturnType<typeof confirm>>[] = [];
    expect(await heard(app, async () => pressed.push(await confirm(first)))).toEqual([companyTopic(company.id)]);
    const [{ status, body }] = pressed as [(typeof pressed)[number]];
    expect(status).toBe(200);
    expect(body.verification).toMatchObject({ how: 'domain', by: 'mail' });
    expect(await read()).toEqual(body.verification);
    expect(await reasonOf(confirm(first))).toEqual([409, 'link_expired']);
    // This invalidates the other link too.
    expect(await reasonOf(confirm(second))).toEqual([409, 'link_expired']);
    expect(await reasonOf(ask())).toEqual([409, 'wrong_status']);
  });

  test('can be used by a colleague', async () => {
    const token = await mailedToken();
    expect((await confirm(token, await registerColleague(app, employer))).status).toBe(200);
  });

  test('verifies once, however often it is used at once', async () => {
    const token = await mailedToken();
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(
      await app.base.db.selectFrom('company_verification').select('how').where('company_id', '=', company.id).execute(),
    ).toHaveLength(1);
  });

  test('expires after a day', async () => {
    const token = await mailedToken();
    await app.base.db
      .updateTable('company_domain_mail')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('company_id', '=', company.id)
      .execute();
    expect(await reasonOf(confirm(token))).toEqual([409, 'link_expired']);
    expect(await read()).toBeNull();
  });

  test('is invalid after the name or the website changed', async () => {
    const token = await mailedToken();
    await change({ name: 'Acme & Daughters' });
    expect(await reasonOf(confirm(token))).toEqual([409, 'company_changed']);
    await change({ name: 'Acme', website: 'https://evil.example' });
    expect(await reasonOf(confirm(token))).toEqual([409, 'company_changed']);
    expect(await read()).toBeNull();
  });

  test('verifies until the website changes; a new description changes nothing', async () => {
    await confirm(await mailedToken());
    await change({ description: { en: 'New words.' } });
    expect(await read()).not.toBeNull();
    await change({ website: 'https://elsewhere.example' });
    expect(await read()).toBeNull();
    const [row] = await app.base.db
      .selectFrom('company_verification')
      .select(['ended_how', 'email', 'website'])
      .where('company_id', '=', company.id)
      .execute();
    expect(row).toEqual({ ended_how: 'changed', email: `info@${domain}`, website: `https://www.${domain}/jobs` });
  });
});

describe('own data', () => {
  test('contains the emails that the person requested; an erasure removes the address and keeps the verification', async () => {
    const colleague = await registerColleague(app, employer);
    await app.base.db
      .updateTable('company_member')
      .set({ role: 'owner' })
      .where('user_id', '=', colleague.userId)
      .execute();
    await confirm(await mailedToken('jonas.weber'));
    const data = (await (
      await app.request('POST', '/api/me/export', { json: {}, cookie: employer.cookie })
    ).json()) as { domainMails: object[] };
    expect(data.domainMails).toMatchObject([{ email: `jonas.weber@${domain}` }]);
    expect((await call('POST', '/me/erase', employer, { password: employer.password })).status).toBe(200);
    expect((await call('GET', `/companies/${company.slug}`, colleague)).body.verification).toMatchObject({
      by: 'mail',
    });
    expect(
      await app.base.db
        .selectFrom('company_verification')
        .select(['email', 'verified_by', 'asked_by'])
        .where('company_id', '=', company.id)
        .execute(),
    ).toEqual([{ email: null, verified_by: null, asked_by: null }]);
  });
});
