import { describe, expect, test } from 'vitest';

import { applyingWorld } from '#test/support/applying.ts';
import { createActive, UNKNOWN_ID } from '#test/support/jobs.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

const world = applyingWorld();
const { call, apply, applied, move } = world;

const notices = (person: TestPerson) =>
  world.app.base.db
    .selectFrom('notification')
    .select(['type', 'data'])
    .where('user_id', '=', person.userId)
    .orderBy('created_at')
    .execute();
const mailsTo = (person: TestPerson) =>
  world.app.base.db
    .selectFrom('mail')
    .select(['subject', 'locale'])
    .where('to_address', '=', person.email)
    .orderBy('created_at')
    .execute();

async function storeCv(person: TestPerson): Promise<string> {
  const answer = await world.app.request('POST', '/api/files', {
    body: uploadForm('cv', 'CV.pdf', pdf()),
    cookie: person.cookie,
  });
  return ((await answer.json()) as { id: string }).id;
}

describe('applying', () => {
  test('is for signed-in seekers', async () => {
    expect((await apply(undefined)).status).toBe(401);
    expect((await apply(world.employer)).status).toBe(403);
    expect((await apply(world.rival)).status).toBe(403);
  });

  test('requires a visible job that accepts applications', async () => {
    expect((await apply(world.seeker, { coverLetter: '' }, UNKNOWN_ID)).status).toBe(404);
    expect((await apply(world.seeker, { coverLetter: '' }, 'x')).status).toBe(404);
    await call('POST', `/api/jobs/${world.jobId}/pause`, world.employer, {});
    expect((await apply(world.seeker)).status).toBe(404);
  });

  test('is refused once the last day of the job has passed, before it is marked as expired', async () => {
    const valid_through = new Date(Date.now() - 1_000);
    await world.app.base.db.updateTable('job').set({ valid_through }).where('id', '=', world.jobId).execute();
    const { status, body } = await apply(world.seeker);
    expect([status, body.data?.reason]).toEqual([409, 'job_closed']);
  });

  test('refuses a letter that is too long and unknown fields (T311)', async () => {
    expect((await apply(world.seeker, { coverLetter: 'x'.repeat(5_001) })).body.data?.fields).toEqual([
      { path: 'coverLetter', code: 'too_long', params: { max: 5000 } },
    ]);
    expect((await apply(world.seeker, { coverLetter: '', status: 'accepted' })).status).toBe(422);
    expect((await apply(world.seeker, { coverLetter: 'x'.repeat(5_000) })).body.coverLetter).toHaveLength(5_000);
  });

  test('stores the letter, the profile and the job as they were (T122)', async () => {
    const [sent, replacing] = [await storeCv(world.seeker), await storeCv(world.seeker)];
    await call('PATCH', '/api/me/profile', world.seeker, {
      jobTitle: 'Sales Agent',
      skills: ['CRM'],
      languages: [{ language: 'de', level: 'C1' }],
      cvFileId: sent,
    });
    const { status, body } = await apply(world.seeker);
    expect(status).toBe(201);
    await call('PATCH', '/api/me/profile', world.seeker, {
      jobTitle: 'Astronaut',
      skills: [],
      languages: [],
      cvFileId: replacing,
    });
    await call('PATCH', `/api/jobs/${world.jobId}`, world.employer, {
      city: 'Kiel',
      translations: { en: { title: 'Changed', description: '<p>x</p>', requirements: '' } },
    });
    const { body: read } = await call('GET', `/api/applications/${body.id}`, world.employer);
    expect(read).toMatchObject({
      status: 'new',
      coverLetter: 'I would like to.',
      applicant: {
        profileId: world.seeker.profileId,
        firstName: 'Lucía',
        jobTitle: 'Sales Agent',
        skills: ['CRM'],
        contactEmail: world.seeker.email,
      },
      cv: { id: sent },
      job: { id: world.jobId, title: 'Account Manager', city: 'Hamburg' },
    });
    expect(Math.abs(Date.now() - Date.parse(read.appliedAt))).toBeLessThan(60_000);
    expect(read.job.languages).toEqual([{ language: 'de', level: 'B2', required: true, fit: 'met' }]);
    expect(read.history).toMatchObject([{ from: null, to: 'new', by: 'applicant', name: 'Lucía Moreno' }]);
  });

  test('keeps its CV, which its owner can replace in the profile but not remove', async () => {
    const [sent, replacing] = [await storeCv(world.seeker), await storeCv(world.seeker)];
    await call('PATCH', '/api/me/profile', world.seeker, { cvFileId: sent });
    const id = await applied();
    const remove = (fileId: string) =>
      world.app.request('DELETE', `/api/files/${fileId}`, { cookie: world.seeker.cookie });
    const profile = async () => (await call('GET', '/api/me/profile', world.seeker)).body as unknown;
    const refused = await remove(sent);
    expect([refused.status, await refused.json()]).toMatchObject([409, { data: { reason: 'file_sent' } }]);
    expect(await profile()).toMatchObject({ cv: { id: sent } });
    await call('PATCH', '/api/me/profile', world.seeker, { cvFileId: replacing });
    expect((await remove(sent)).status).toBe(409);
    expect(await profile()).toMatchObject({ cv: { id: replacing } });
    expect((await call('GET', `/api/applications/${id}`, world.employer)).body).toMatchObject({ cv: { id: sent } });
    expect((await remove(replacing)).status).toBe(200);
    expect(await profile()).toMatchObject({ cv: null });
  });

  test('creates one application, one notification and one email for a hundred concurrent requests (T241)', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => apply(world.seeker)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await world.app.drain();
    const about = (await notices(world.employer)).filter(({ data }) => 'job_id' in data && data.job_id === world.jobId);
    expect(about).toMatchObject([
      { type: 'application', data: { name: 'Lucía Moreno', job_title: 'Account Manager' } },
    ]);
    const mails = await world.app.base.db
      .selectFrom('mail')
      .select(['locale', 'subject'])
      .where('dedupe_key', 'like', `application:${answers[0]?.body.id}:new%`)
      .execute();
    expect(mails).toEqual([{ locale: 'de', subject: 'Neue Bewerbung auf „Account Manager“' }]);
  });

  test('is limited per day (T322)', async () => {
    const { max } = (await world.app.base.settings())['limits.apply_per_person'];
    await world.app.database.pool.query(`insert into rate_limit (key, started_at, count) values ($1, now(), $2)`, [
      `apply:${world.seeker.userId}`,
      max - 1,
    ]);
    const second = (await createActive(world.app, world.rival)).id;
    expect((await apply(world.seeker)).status).toBe(201);
    const refused = await world.app.request('POST', `/api/jobs/${second}/applications`, {
      json: { coverLetter: '' },
      cookie: world.seeker.cookie,
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    // A repeated application is not a new one.
    expect((await apply(world.seeker)).status).toBe(201);
    expect((await call('GET', `/api/jobs/${second}/application`, world.seeker)).body).toEqual({
      application: null,
      isUnsent: false,
    });
  });
});

describe('an application', () => {
  test('is visible only to its applicant and the members of the company (T213)', async () => {
    const id = await applied();
    const admin = await registerPerson(world.app, { role: 'admin' });
    for (const path of [`/api/applications/${id}`, `/api/applications/${id}/cv`]) {
      for (const [person, status] of [
        [undefined, 401],
        [world.other, 404],
        [world.rival, 404],
        [admin, 404],
      ] as const) {
        expect((await world.app.request('GET', path, person ? { cookie: person.cookie } : {})).status).toBe(status);
      }
    }
    expect((await call('GET', `/api/applications/${UNKNOWN_ID}`, world.seeker)).status).toBe(404);
    expect((await call('GET', `/api/applications/${id}`, world.seeker)).body.can).toMatchObject({
      withdraw: true,
      accept: false,
      readNotes: false,
    });
    expect((await call('GET', `/api/applications/${id}`, world.employer)).body.can).toMatchObject({
      withdraw: false,
      accept: true,
      readNotes: true,
    });
  });

  test('can be moved by the right side only (T226)', async () => {
    const id = await applied();
    for (const verb of ['view', 'shortlist', 'interview', 'accept', 'reject']) {
      expect((await move(id, verb, undefined)).status).toBe(401);
      expect((await move(id, verb, world.seeker)).status).toBe(403);
      expect((await move(id, verb, world.rival)).status).toBe(404);
    }
    expect((await move(id, 'withdraw', undefined)).status).toBe(401);
    expect((await move(id, 'withdraw', world.other)).status).toBe(404);
    expect((await move(id, 'withdraw', world.employer)).status).toBe(403);
  });

  test('becomes viewed on first opening, which notifies its applicant (T149)', async () => {
    const id = await applied();
    expect((await move(id, 'view', world.employer)).body.status).toBe('viewed');
    expect((await move(id, 'view', world.employer)).body.status).toBe('viewed');
    expect((await call('GET', `/api/applications/${id}`, world.seeker)).body.history.map(({ to }) => to)).toEqual([
      'new',
      'viewed',
    ]);
    expect(await notices(world.seeker)).toMatchObject([{ type: 'status_change', data: { status: 'viewed' } }]);
    await world.app.drain();
    expect(await mailsTo(world.seeker)).toEqual([]);
  });

  test.each([
    ['new', 'accept'],
    ['new', 'reject'],
    ['viewed', 'accept'],
    ['viewed', 'reject'],
  ])('that is %s can be decided: %s, which is final (T150)', async (status, verb) => {
    const id = status === 'viewed' ? (await move(await applied(), 'view', world.employer)).body.id : await applied();
    expect((await call('GET', `/api/applications/${id}`, world.employer)).body).toMatchObject({
      status,
      can: { [verb]: true },
    });
    const decided = `${verb}ed`;
    expect((await move(id, verb, world.employer)).body).toMatchObject({
      status: decided,
      can: { accept: false, reject: false, shortlist: false, interview: false },
    });
    for (const other of ['shortlist', 'interview', 'accept', 'reject'])
      expect((await move(id, other, world.employer)).body.data?.reason).toBe('wrong_status');
    expect((await move(id, 'withdraw', world.seeker)).status).toBe(409);
    expect((await call('GET', `/api/applications/${id}`, world.seeker)).body.status).toBe(decided);
  });

  test('moves from the shortlist to an interview and to acceptance, with an email for each in the applicant’s language (T151)', async () => {
    const id = await applied();
    for (const verb of ['shortlist', 'interview', 'accept']) {
      expect((await move(id, verb, world.employer)).status).toBe(200);
      await world.app.drain();
    }
    expect((await mailsTo(world.seeker)).map(({ subject }) => subject)).toEqual([
      'Tu candidatura para «Account Manager» ha sido preseleccionada',
      'Entrevista para «Account Manager»',
      'Tu candidatura para «Account Manager» ha sido aceptada',
    ]);
    for (const verb of ['shortlist', 'interview', 'accept', 'reject'])
      expect((await move(id, verb, world.employer)).body.data?.reason).toBe('wrong_status');
    expect((await move(id, 'withdraw', world.seeker)).status).toBe(409);
  });

  test('is rejected with an email in the applicant’s language (T199)', async () => {
    const id = await applied();
    await move(id, 'reject', world.employer);
    await world.app.drain();
    expect(await mailsTo(world.seeker)).toEqual([
      { subject: 'Sobre tu candidatura para «Account Manager»', locale: 'es' },
    ]);
  });

  test('can be withdrawn from each status before a decision, and from none after it (T157)', async () => {
    const withdrawAfter = async (...verbs: string[]) => {
      const person = await registerPerson(world.app);
      const { id } = (await apply(person)).body;
      for (const verb of verbs) await move(id, verb, world.employer);
      const { status, body } = await move(id, 'withdraw', person);
      return [status, body.data?.reason ?? body.status];
    };
    for (const verb of ['accept', 'reject'])
      expect([verb, await withdrawAfter(verb)]).toEqual([verb, [409, 'wrong_status']]);
    for (const verbs of [[], ['view'], ['shortlist'], ['interview']])
      expect([verbs, await withdrawAfter(...verbs)]).toEqual([verbs, [200, 'withdrawn']]);
  });

  test('leaves no notification, event or email of a change that fails (T242)', async () => {
    const id = await applied();
    await world.app.drain();
    const { pool } = world.app.database;
    const told = async () =>
      (
        await pool.query<{ count: number }>(
          `select (select count(*) from notification) + (select count(*) from live_event) + (select count(*) from mail)
              + (select count(*) from pgboss.job) + (select count(*) from application_event) as count`,
        )
      ).rows[0]?.count;
    const before = await told();
    // At the very end, when all follow-ups are written.
    await pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused at commit'; end $$`,
    );
    await pool.query(
      `create constraint trigger refuse after update on application deferrable initially deferred for each row execute function refuse()`,
    );
    expect((await move(id, 'accept', world.employer)).status).toBe(500);
    await pool.query('drop function refuse cascade');
    await world.app.drain();
    expect([await told(), (await call('GET', `/api/applications/${id}`, world.seeker)).body.status]).toEqual([
      before,
      'new',
    ]);
    expect((await move(id, 'accept', world.employer)).status).toBe(200);
    expect(Number(await told())).toBeGreaterThan(Number(before));
  });

  test('notifies the employer of a withdrawal, after which the CV is no longer available (T214)', async () => {
    const stored = await world.app.request('POST', '/api/files', {
      body: uploadForm('cv', 'cv.pdf', pdf()),
      cookie: world.seeker.cookie,
    });
    await call('PATCH', '/api/me/profile', world.seeker, { cvFileId: ((await stored.json()) as { id: string }).id });
    const id = await applied();
    const cv = async () =>
      (await world.app.request('GET', `/api/applications/${id}/cv`, { cookie: world.employer.cookie })).status;
    expect(await cv()).toBe(200);
    expect((await call('GET', `/api/applications/${id}`, world.employer)).body).toMatchObject({
      cv: { name: 'cv.pdf' },
      can: { accept: true, downloadCv: true },
    });
    expect((await move(id, 'withdraw', world.seeker)).body).toMatchObject({
      status: 'withdrawn',
      can: { withdraw: false },
    });
    expect(await cv()).toBe(404);
    expect((await call('GET', `/api/applications/${id}`, world.employer)).body).toMatchObject({
      status: 'withdrawn',
      cv: null,
      can: { accept: false, downloadCv: false },
    });
    expect((await notices(world.employer)).at(-1)).toMatchObject({
      type: 'status_change',
      data: { kind: 'application_withdrawn', name: 'Lucía Moreno' },
    });
  });

  test('shows the company the applicant’s profile until it is withdrawn', async () => {
    const read = async (person: TestPerson) =>
      (await call('GET', `/api/profiles/${world.seeker.profileId}`, person)).status;
    expect(await read(world.employer)).toBe(404);
    const id = await applied();
    expect([await read(world.employer), await read(world.rival)]).toEqual([200, 404]);
    await move(id, 'withdraw', world.seeker);
    expect(await read(world.employer)).toBe(404);
  });

  test('is decided once when ten decide at the same time, and the email matches the decision (T152)', async () => {
    for (let round = 0; round < 5; round++) {
      const applicant = await registerPerson(world.app);
      const { id } = (await apply(applicant)).body;
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => move(id, index % 2 ? 'accept' : 'reject', world.employer)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
      const { status } = (await call('GET', `/api/applications/${id}`, applicant)).body;
      await world.app.drain();
      const subject =
        status === 'accepted'
          ? 'Your application for “Account Manager” has been accepted'
          : 'About your application for “Account Manager”';
      expect((await mailsTo(applicant)).map((mail) => mail.subject)).toEqual([subject]);
    }
  });
});

describe('a job with undecided applications', () => {
  const close = (json: object) =>
    call('POST', `/api/jobs/${world.jobId}/close`, world.employer, { reason: 'filled_here', ...json });

  test('can be closed only with an answer to each of them', async () => {
    const accepted = await applied();
    await move(accepted, 'accept', world.employer);
    const { id } = (await apply(world.other)).body;
    expect((await close({})).body.data?.reason).toBe('undecided_applications');
    expect((await close({ undecided: 'accept' })).status).toBe(422);
    expect((await close({ undecided: 'reject' })).status).toBe(200);
    expect((await call('GET', `/api/applications/${id}`, world.other)).body).toMatchObject({
      status: 'rejected',
      job: { status: 'closed' },
    });
    expect((await call('GET', `/api/applications/${accepted}`, world.seeker)).body.status).toBe('accepted');
    await world.app.drain();
    expect((await mailsTo(world.other)).map(({ subject }) => subject)).toEqual([
      'About your application for “Account Manager”',
    ]);
  });

  test('answers every applicant when closing and applying coincide', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => registerPerson(world.app)));
    const [closed, ...answers] = await Promise.all([
      close({ undecided: 'reject' }),
      ...people.map((person) => apply(person)),
    ]);
    expect(closed.status).toBe(200);
    for (const [index, answer] of answers.entries()) {
      if (answer.status !== 201) continue;
      expect((await call('GET', `/api/applications/${answer.body.id}`, people[index])).body.status).toBe('rejected');
    }
  });

  test('can still be read by its applicants after it ended, and by no other seeker', async () => {
    await applied();
    expect((await close({ undecided: 'reject' })).status).toBe(200);
    expect((await call('GET', `/api/jobs/${world.jobId}`, world.seeker)).status).toBe(200);
    expect((await call('GET', `/api/jobs/${world.jobId}`, world.other)).status).toBe(410);
  });
});

describe('notes', () => {
  test('are for the company only, and show their author (T86)', async () => {
    const id = await applied();
    const admin = await registerPerson(world.app, { role: 'admin' });
    for (const [person, status] of [
      [undefined, 401],
      [world.seeker, 403],
      [admin, 403],
      [world.rival, 404],
    ] as const) {
      expect((await call('GET', `/api/applications/${id}/notes`, person)).status).toBe(status);
      expect((await call('PUT', `/api/applications/${id}/notes`, person, { text: 'x' })).status).toBe(status);
    }
    expect(
      (await call('PUT', `/api/applications/${id}/notes`, world.employer, { text: 'Speaks well.', version: 0 })).body,
    ).toMatchObject({ text: 'Speaks well.', version: 1, updatedBy: 'Jonas Weber' });
    expect(
      (await call('PUT', `/api/applications/${id}/notes`, world.employer, { text: 'Another tab.', version: 0 })).body
        .data?.reason,
    ).toBe('changed_meanwhile');
    expect((await call('GET', `/api/applications/${id}/notes`, world.employer)).body).toMatchObject({
      text: 'Speaks well.',
      version: 1,
    });
    for (const path of [`/api/applications/${id}`, '/api/me/applications'])
      expect(JSON.stringify((await call('GET', path, world.seeker)).body)).not.toContain('Speaks well.');
  });

  test('accepts one of many concurrent changes of the same version', async () => {
    const id = await applied();
    await call('PUT', `/api/applications/${id}/notes`, world.employer, { text: 'First.', version: 0 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        call('PUT', `/api/applications/${id}/notes`, world.employer, { text: `Tab ${at}`, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(409)]);
  });
});
