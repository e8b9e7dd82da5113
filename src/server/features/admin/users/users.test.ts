import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AuditEntry } from '#contract/admin/audit.ts';
import type { User, UserRow } from '#contract/admin/users.ts';
import { HIDE_REASON_MAX } from '#contract/limits.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { sendAtOnce, sortedStatuses } from '#test/support/at-once.ts';
import { createActive, createDraft, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { openLive } from '#test/support/live.ts';
import { registerPerson, signInAs, type TestPerson } from '#test/support/people.ts';

import { banUser } from './ban.ts';

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, { role: 'admin', firstName: 'Ada', lastName: 'Boss' });
});
afterAll(() => app.close());

interface Answer<Body> {
  status: number;
  body: Body & { data?: { reason?: string; fields?: { path: string; code: string }[] } };
}

async function call<Body = User>(
  method: string,
  path: string,
  json?: unknown,
  cookie: string | undefined = admin.cookie,
): Promise<Answer<Body>> {
  const answer = await app.request(method, `/api${path}`, { json, ...(cookie ? { cookie } : {}) });
  return { status: answer.status, body: (await answer.json()) as Answer<Body>['body'] };
}

const act = (verb: string, { userId }: { userId: string }, json: object = {}, cookie?: string) =>
  call('POST', `/admin/users/${userId}/${verb}`, json, cookie);
const ban = (person: { userId: string }, reason = 'Posts invented jobs.') => act('ban', person, { reason });
const list = async (query: string) =>
  (await call<{ users: UserRow[]; nextCursor: string | null }>('GET', `/admin/users${query}`)).body;
const namesOf = async (query: string) => (await list(query)).users.map(({ name }) => name);
const history = async ({ userId }: { userId: string }) =>
  (await call<{ entries: AuditEntry[] }>('GET', `/admin/audit?subject=${userId}`)).body.entries.map(
    ({ action, actor, details }) => ({ action, actor: actor?.name, ...details }),
  );
const mailsTo = async ({ email }: { email: string }) =>
  app.base.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('to_address', '=', email)
    .orderBy('created_at')
    .execute();
const unverify = ({ userId }: { userId: string }) =>
  app.base.db.updateTable('user_account').set({ email_verified: false }).where('id', '=', userId).execute();
const isSignedIn = async (cookie: string) => (await app.request('GET', '/api/me', { cookie })).status === 200;

describe('users in the administration', () => {
  test('are refused to everyone else', async () => {
    const seeker = await registerPerson(app);
    const employer = await registerPerson(app, { role: 'employer' });
    for (const [cookie, status] of [
      ['', 401],
      [seeker.cookie, 403],
      [employer.cookie, 403],
    ] as const) {
      expect((await call('GET', '/admin/users', undefined, cookie)).status).toBe(status);
      expect((await call('GET', `/admin/users/${seeker.userId}`, undefined, cookie)).status).toBe(status);
      for (const verb of ['ban', 'unban', 'resend-verification', 'send-reset', 'end-sessions'])
        expect((await act(verb, seeker, { reason: 'x' }, cookie)).status, verb).toBe(status);
    }
    expect(await isSignedIn(seeker.cookie)).toBe(true);
  });

  test('that do not exist return 404', async () => {
    for (const userId of [UNKNOWN_ID, 'nobody']) {
      expect((await call('GET', `/admin/users/${userId}`)).status).toBe(404);
      for (const verb of ['ban', 'unban', 'resend-verification', 'send-reset', 'end-sessions'])
        expect((await act(verb, { userId }, verb === 'ban' ? { reason: 'x' } : {})).status, verb).toBe(404);
    }
  });

  test('are found by parts of name and address, ignoring accents, and by role and state (T111)', async () => {
    const jose = await registerPerson(app, {
      firstName: 'José',
      lastName: 'Múñoz-Grün',
      email: 'jmg_100%@example.com',
    });
    await registerPerson(app, { firstName: 'Josette', lastName: 'Grunwald', role: 'employer' });
    expect(await namesOf('?q=jose+grun')).toEqual(['Josette Grunwald', 'José Múñoz-Grün']);
    expect(await namesOf('?q=GRÜN+josé&role=job_seeker')).toEqual(['José Múñoz-Grün']);
    expect(await namesOf('?q=jo+mu')).toEqual(['José Múñoz-Grün']);
    expect(await namesOf('?q=ru+jose')).toEqual([]);
    expect(await namesOf(`?q=${encodeURIComponent('_100%')}`)).toEqual(['José Múñoz-Grün']);
    expect(await namesOf(`?q=${encodeURIComponent('%')}&role=employer`)).toEqual([]);
    await unverify(jose);
    expect(await namesOf('?q=jose&state=unverified')).toEqual(['José Múñoz-Grün']);
    expect(await namesOf('?q=jose&state=verified')).toEqual(['Josette Grunwald']);
    expect(await namesOf('?role=admin')).toEqual(['Ada Boss']);
    expect((await call('GET', '/admin/users?state=asleep')).status).toBe(422);
    expect((await call('GET', '/admin/users?cursor=nowhere')).status).toBe(422);
  });

  test('are paged without gaps', async () => {
    for (let count = 0; count < 27; count += 1)
      await registerPerson(app, { firstName: `Page${count}`, lastName: 'Turner' });
    const first = await list('?q=turner');
    expect(first.users).toHaveLength(25);
    const second = await list(`?q=turner&cursor=${first.nextCursor}`);
    expect(second.nextCursor).toBeNull();
    expect([...first.users, ...second.users].map(({ name }) => name)).toEqual(
      Array.from({ length: 27 }, (_, index) => `Page${26 - index} Turner`),
    );
  });

  test('are shown with their activity, and without their credentials', async () => {
    const employer = await registerEmployer(app);
    await createDraft(app, employer);
    await signInAs(app, employer);
    const { body } = await call('GET', `/admin/users/${employer.userId}`);
    expect(body).toMatchObject({
      role: 'employer',
      state: 'verified',
      company: { name: 'Acme' },
      sessions: 2,
      jobsPosted: 1,
      jobsHidden: 0,
      applicationsSent: 0,
      ban: null,
    });
    expect(body.can).toEqual({
      ban: true,
      unban: false,
      resendVerification: false,
      sendReset: true,
      endSessions: true,
    });
    expect(JSON.stringify(body)).not.toMatch(/password|token|argon/i);
  });
});

describe('a ban', () => {
  test('needs a reason', async () => {
    const person = await registerPerson(app);
    for (const json of [{}, { reason: '' }, { reason: '   ' }, { reason: 'x'.repeat(HIDE_REASON_MAX + 1) }]) {
      const { status, body } = await act('ban', person, json);
      expect(status).toBe(422);
      expect(body.data?.fields).toMatchObject([{ path: 'reason' }]);
    }
    expect(await isSignedIn(person.cookie)).toBe(true);
  });

  test('is refused for oneself, for the last administrator, and a second time', async () => {
    const own = await ban(admin);
    expect([own.status, own.body.data?.reason]).toEqual([409, 'last_admin']);
    const second = await registerPerson(app, { role: 'admin' });
    expect((await ban(admin)).status).toBe(403);
    expect((await ban(second)).status).toBe(200);
    const again = await ban(second);
    expect([again.status, again.body.data?.reason]).toEqual([409, 'wrong_status']);
    expect((await ban(admin)).body.data?.reason).toBe('last_admin');
    await expect(banUser(app.ctx(), { id: admin.userId, reason: 'x' })).rejects.toMatchObject({
      details: { reason: 'last_admin' },
    });
    expect((await act('unban', await registerPerson(app))).body.data?.reason).toBe('wrong_status');
  });

  test('leaves one of two administrators who ban each other', async () => {
    const people = await Promise.all([registerPerson(app, { role: 'admin' }), registerPerson(app, { role: 'admin' })]);
    await app.base.db.updateTable('profile').set({ role: 'job_seeker' }).where('user_id', '=', admin.userId).execute();
    const [first, second] = people;
    const answers = await Promise.all([
      act('ban', second, { reason: 'x' }, first.cookie),
      act('ban', first, { reason: 'x' }, second.cookie),
    ]);
    await app.base.db.updateTable('profile').set({ role: 'admin' }).where('user_id', '=', admin.userId).execute();
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  test('signs out immediately, ends the live stream, and prevents signing in', async () => {
    const person = await registerPerson(app, { locale: 'de' });
    const site = await app.listen();
    const live = await openLive(site.url, person.cookie);
    const { body } = await ban(person, 'Beleidigt Bewerber.');
    expect(body).toMatchObject({ state: 'banned', sessions: 0, ban: { reason: 'Beleidigt Bewerber.' } });
    expect(await isSignedIn(person.cookie)).toBe(false);
    await expect.poll(() => live.ended()).toBe(true);
    await site.close();
    expect(
      (await app.request('POST', '/api/auth/login', { json: { email: person.email, password: person.password } }))
        .status,
    ).toBe(401);
    await act('unban', person);
    expect(await isSignedIn(person.cookie)).toBe(false);
    expect(await isSignedIn(await signInAs(app, person))).toBe(true);
  });

  test('is emailed with its reason, in the person’s language; so is its end', async () => {
    const person = await registerPerson(app, { locale: 'de' });
    await ban(person, 'Beleidigt Bewerber.');
    await app.drain();
    await act('unban', person);
    const [first, second] = await mailsTo(person);
    expect(first?.subject).toBe('Ihr Konto bei Parlance wurde gesperrt');
    expect(first?.text).toContain('Die Begründung: Beleidigt Bewerber.');
    expect(second?.subject).toBe('Ihr Konto bei Parlance ist wieder freigegeben');
  });

  test('ends and notifies once when two administrators act at once', async () => {
    const person = await registerPerson(app);
    await ban(person);
    const lock = `select from user_account where id = '${person.userId}' for update`;
    const ending = () => act('unban', person);
    expect(sortedStatuses(await sendAtOnce(app, lock, [ending, ending]))).toEqual([200, 409]);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  test('emails no unconfirmed address', async () => {
    const person = await registerPerson(app);
    await unverify(person);
    await ban(person);
    expect(await mailsTo(person)).toEqual([]);
    const again = await app.request('POST', '/api/auth/register', {
      json: {
        firstName: 'A',
        lastName: 'B',
        email: person.email,
        password: 'a walk along the harbour',
        acceptsTerms: true,
      },
    });
    expect(again.status).toBe(409);
    expect((await call('GET', `/admin/users/${person.userId}`)).body.state).toBe('banned');
  });

  test('is in the audit log, and so is its end', async () => {
    const person = await registerPerson(app);
    await ban(person, 'Spam');
    await act('unban', person);
    expect(await history(person)).toEqual([
      { action: 'user.unbanned', actor: 'Ada Boss', jobs: 0 },
      { action: 'user.banned', actor: 'Ada Boss', jobs: 0, reason: 'Spam' },
    ]);
  });
});

describe('the jobs of a banned employer', () => {
  const found = async (id: string) =>
    ((await (await app.request('GET', '/api/jobs?q=wombats')).json()) as { jobs: { id: string }[] }).jobs.some(
      (job) => job.id === id,
    );
  const statusOf = async (id: string) => (await app.request('GET', `/api/jobs/${id}`)).status;
  const wombats = {
    translations: { en: { title: 'Keeper of Wombats', description: '<p>You keep wombats.</p>', requirements: '' } },
  };

  test('disappear from search and page, and return when the ban ends', async () => {
    const employer = await registerEmployer(app);
    const active = await createActive(app, employer, wombats);
    const draft = await createDraft(app, employer);
    expect([await found(active.id), await statusOf(active.id)]).toEqual([true, 200]);
    const banned = await ban(employer);
    expect(banned.body).toMatchObject({ jobsPosted: 2, jobsHidden: 1 });
    expect([await found(active.id), await statusOf(active.id)]).toEqual([false, 404]);
    await app.drain();
    expect((await mailsTo(employer))[0]?.text).toContain('Jobs that only you are responsible for are hidden');
    const lifted = await act('unban', employer);
    expect(lifted.body.jobsHidden).toBe(0);
    expect([await found(active.id), await statusOf(active.id)]).toEqual([true, 200]);
    expect(await history(employer)).toMatchObject([{ jobs: 1 }, { jobs: 1 }]);
    expect(
      await app.base.db.selectFrom('job').select(['status', 'hidden_at']).where('id', '=', draft.id).executeTakeFirst(),
    ).toEqual({ status: 'draft', hidden_at: null });
  });

  test('stay hidden if an administrator had hidden them before', async () => {
    const employer = await registerEmployer(app);
    const { id } = await createActive(app, employer, wombats);
    await app.base.db
      .updateTable('job')
      .set({ hidden_at: new Date(), hidden_reason: 'Fraud' })
      .where('id', '=', id)
      .execute();
    expect((await ban(employer)).body.jobsHidden).toBe(0);
    await act('unban', employer);
    expect(await statusOf(id)).toBe(404);
  });

  test('stay open at a company with another member who posted them', async () => {
    const employer = await registerEmployer(app);
    const colleague = await registerColleague(app, employer);
    const own = await createActive(app, employer, wombats);
    const others = await createActive(app, colleague, wombats);
    await ban(employer);
    expect([await statusOf(own.id), await statusOf(others.id)]).toEqual([404, 200]);
    // No one is left who could answer for the remaining jobs.
    await ban(colleague);
    expect(await statusOf(others.id)).toBe(404);
    await act('unban', employer);
    expect([await statusOf(own.id), await statusOf(others.id)]).toEqual([200, 404]);
  });

  test('disappear from cached pages too', async () => {
    const employer = await registerEmployer(app);
    const { id } = await createActive(app, employer, wombats);
    const heard: string[] = [];
    app.changes.listen((topics) => heard.push(...(topics ?? [])));
    await ban(employer);
    await expect
      .poll(() => heard)
      .toEqual(expect.arrayContaining(['jobs', `job:${id}`, `company:${employer.companyId}`]));
  });
});

describe('help with an account', () => {
  test('sends the verification email again if it is unconfirmed, within the person’s limit', async () => {
    const person = await registerPerson(app);
    const verified = await act('resend-verification', person);
    expect([verified.status, verified.body.data?.reason]).toEqual([409, 'wrong_status']);
    await unverify(person);
    for (const status of [200, 200, 200, 429]) expect((await act('resend-verification', person)).status).toBe(status);
    await app.drain();
    expect(await mailsTo(person)).toHaveLength(3);
    expect(await history(person)).toEqual(
      Array.from({ length: 3 }, () => ({ action: 'user.verification_sent', actor: 'Ada Boss' })),
    );
  });

  test('emails a link for a new password and shows it to no one; refused for banned users and oneself', async () => {
    const person = await registerPerson(app);
    const answer = await act('send-reset', person);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain('token');
    await app.drain();
    const [mail] = await mailsTo(person);
    expect(mail?.subject).toContain('password');
    expect(await history(person)).toEqual([{ action: 'user.reset_sent', actor: 'Ada Boss' }]);
    expect((await act('send-reset', admin)).status).toBe(403);
    await ban(person);
    expect((await act('send-reset', person)).status).toBe(409);
  });

  test('ends all sessions', async () => {
    const person = await registerPerson(app);
    const other = await signInAs(app, person);
    expect((await act('end-sessions', person)).body.sessions).toBe(0);
    expect([await isSignedIn(person.cookie), await isSignedIn(other)]).toEqual([false, false]);
    expect(await history(person)).toEqual([{ action: 'user.sessions_ended', actor: 'Ada Boss' }]);
  });
});
