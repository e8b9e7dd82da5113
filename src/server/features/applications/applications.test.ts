import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { JobLanguage } from '#contract/job-fields.ts';
import type { Application } from '#contract/application-views.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { completeJob, createActive, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let employer: TestPerson;
let rival: TestPerson;
let seeker: TestPerson;
let other: TestPerson;
let jobId: string;

beforeAll(async () => {
  app = await createTestApp();
  employer = await registerEmployer(app, { firstName: 'Jonas', lastName: 'Weber', locale: 'de' });
  rival = await registerEmployer(app);
});
beforeEach(async () => {
  seeker = await registerPerson(app, { firstName: 'Lucía', lastName: 'Moreno', locale: 'es' });
  other = await registerPerson(app);
  jobId = (await createActive(app, employer, job)).id;
});
afterAll(() => app.close());

const job = {
  ...completeJob(),
  city: 'Hamburg',
  languages: [{ language: 'de', level: 'B2', required: true }] satisfies JobLanguage[],
  translations: { en: { title: 'Account Manager', description: '<p>You look after our customers.</p>', requirements: '' } },
};

interface Answer {
  status: number;
  body: Application & { data?: { reason?: string; fields?: { path: string; code: string }[] } };
}

const call = async (method: string, path: string, person: TestPerson | undefined, json?: unknown): Promise<Answer> => {
  const answer = await app.request(method, path, { json, ...(person ? { cookie: person.cookie } : {}) });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
};
const apply = (person: TestPerson | undefined, json: object = { coverLetter: 'I would like to.' }, id = jobId) => call('POST', `/api/jobs/${id}/applications`, person, json);
const applied = async () => (await apply(seeker)).body.id;
const move = (id: string, verb: string, person: TestPerson | undefined) => call('POST', `/api/applications/${id}/${verb}`, person, {});
const notices = (person: TestPerson) => app.base.db.selectFrom('notification').select(['type', 'data']).where('user_id', '=', person.userId).orderBy('created_at').execute();
const mailsTo = (person: TestPerson) => app.base.db.selectFrom('mail').select(['subject', 'locale']).where('to_address', '=', person.email).orderBy('created_at').execute();

describe('applying', () => {
  test('is for seekers who are signed in', async () => {
    expect((await apply(undefined)).status).toBe(401);
    expect((await apply(employer)).status).toBe(403);
    expect((await apply(rival)).status).toBe(403);
  });

  test('needs a job that can be seen and takes applications', async () => {
    expect((await apply(seeker, { coverLetter: '' }, UNKNOWN_ID)).status).toBe(404);
    expect((await apply(seeker, { coverLetter: '' }, 'x')).status).toBe(404);
    await call('POST', `/api/jobs/${jobId}/pause`, employer, {});
    expect((await apply(seeker)).status).toBe(404);
  });

  test('refuses a letter that is too long and keys that it does not know', async () => {
    expect((await apply(seeker, { coverLetter: 'x'.repeat(5_001) })).body.data?.fields).toEqual([{ path: 'coverLetter', code: 'too_long', params: { max: 5000 } }]);
    expect((await apply(seeker, { coverLetter: '', status: 'accepted' })).status).toBe(422);
  });

  test('keeps the letter, the profile and the job as they were', async () => {
    await call('PATCH', '/api/me/profile', seeker, { jobTitle: 'Sales Agent', skills: ['CRM'], languages: [{ language: 'de', level: 'C1' }] });
    const { status, body } = await apply(seeker);
    expect(status).toBe(201);
    await call('PATCH', '/api/me/profile', seeker, { jobTitle: 'Astronaut', languages: [] });
    await call('PATCH', `/api/jobs/${jobId}`, employer, { city: 'Kiel', translations: { en: { title: 'Changed', description: '<p>x</p>', requirements: '' } } });
    const { body: read } = await call('GET', `/api/applications/${body.id}`, employer);
    expect(read).toMatchObject({ status: 'new', coverLetter: 'I would like to.', applicant: { firstName: 'Lucía', jobTitle: 'Sales Agent', contactEmail: seeker.email }, job: { title: 'Account Manager', city: 'Hamburg' } });
    expect(read.job.languages).toEqual([{ language: 'de', level: 'B2', required: true, fit: 'met' }]);
    expect(read.history).toMatchObject([{ from: null, to: 'new', by: 'applicant', name: 'Lucía Moreno' }]);
  });

  test('a hundred times at once makes one application, one notification and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => apply(seeker)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await app.drain();
    const about = (await notices(employer)).filter(({ data }) => data.job_id === jobId);
    expect(about).toMatchObject([{ type: 'application', data: { name: 'Lucía Moreno', job_title: 'Account Manager' } }]);
    const mails = await app.base.db.selectFrom('mail').select(['locale', 'subject']).where('dedupe_key', '=', `application:${answers[0]?.body.id}:new`).execute();
    expect(mails).toEqual([{ locale: 'de', subject: 'Neue Bewerbung auf „Account Manager“' }]);
  });

  test('is limited by day', async () => {
    const { max } = (await app.base.settings())['limits.apply_per_person'];
    await app.database.pool.query(`insert into rate_limit (key, started_at, count) values ($1, now(), $2)`, [`apply:${seeker.userId}`, max - 1]);
    const second = (await createActive(app, rival)).id;
    expect((await apply(seeker)).status).toBe(201);
    expect((await apply(seeker, { coverLetter: '' }, second)).status).toBe(429);
    // What is there already is no new one.
    expect((await apply(seeker)).status).toBe(201);
    expect((await call('GET', `/api/jobs/${second}/application`, seeker)).body).toEqual({ application: null });
  });
});

describe('an application', () => {
  test('exists only for its applicant and the members of the company', async () => {
    const id = await applied();
    const admin = await registerPerson(app, { role: 'admin' });
    for (const path of [`/api/applications/${id}`, `/api/applications/${id}/cv`]) {
      for (const [person, status] of [[undefined, path.endsWith('cv') ? 404 : 401], [other, 404], [rival, 404], [admin, 404]] as const) {
        expect((await app.request('GET', path, person ? { cookie: person.cookie } : {})).status).toBe(status);
      }
    }
    expect((await call('GET', `/api/applications/${UNKNOWN_ID}`, seeker)).status).toBe(404);
    expect((await call('GET', `/api/applications/${id}`, seeker)).body.can).toMatchObject({ withdraw: true, accept: false, readNotes: false });
    expect((await call('GET', `/api/applications/${id}`, employer)).body.can).toMatchObject({ withdraw: false, accept: true, readNotes: true });
  });

  test('is moved by the right side only', async () => {
    const id = await applied();
    for (const verb of ['view', 'shortlist', 'interview', 'accept', 'reject']) {
      expect((await move(id, verb, undefined)).status).toBe(401);
      expect((await move(id, verb, seeker)).status).toBe(403);
      expect((await move(id, verb, rival)).status).toBe(404);
    }
    expect((await move(id, 'withdraw', undefined)).status).toBe(401);
    expect((await move(id, 'withdraw', other)).status).toBe(404);
    expect((await move(id, 'withdraw', employer)).status).toBe(403);
  });

  test('becomes viewed on opening, once, and tells its applicant', async () => {
    const id = await applied();
    expect((await move(id, 'view', employer)).body.status).toBe('viewed');
    expect((await move(id, 'view', employer)).body.status).toBe('viewed');
    expect((await call('GET', `/api/applications/${id}`, seeker)).body.history.map(({ to }) => to)).toEqual(['new', 'viewed']);
    expect(await notices(seeker)).toMatchObject([{ type: 'status_change', data: { status: 'viewed' } }]);
    await app.drain();
    expect(await mailsTo(seeker)).toEqual([]);
  });

  test('goes from the shortlist to an interview and to its acceptance, with a mail for each in the applicant’s language', async () => {
    const id = await applied();
    for (const verb of ['shortlist', 'interview', 'accept']) {
      expect((await move(id, verb, employer)).status).toBe(200);
      await app.drain();
    }
    expect((await mailsTo(seeker)).map(({ subject }) => subject)).toEqual([
      'Has sido preseleccionado/a para «Account Manager»',
      'Entrevista para «Account Manager»',
      'Tu candidatura para «Account Manager» ha sido aceptada',
    ]);
    for (const verb of ['shortlist', 'interview', 'accept', 'reject']) expect((await move(id, verb, employer)).body.data?.reason).toBe('wrong_status');
    expect((await move(id, 'withdraw', seeker)).status).toBe(409);
  });

  test('is withdrawn by its applicant, after which the employer gets no CV, and hears of it', async () => {
    const id = await applied();
    expect((await move(id, 'withdraw', seeker)).body).toMatchObject({ status: 'withdrawn', can: { withdraw: false } });
    expect((await call('GET', `/api/applications/${id}`, employer)).body).toMatchObject({ status: 'withdrawn', cv: null, can: { accept: false, downloadCv: false } });
    expect((await notices(employer)).at(-1)).toMatchObject({ type: 'status_change', data: { kind: 'application_withdrawn', name: 'Lucía Moreno' } });
  });

  test('is decided once when fifty decide at the same time, and the mail agrees with the winner', async () => {
    for (let round = 0; round < 5; round++) {
      const applicant = await registerPerson(app);
      const { id } = (await apply(applicant)).body;
      const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => move(id, index % 2 ? 'accept' : 'reject', employer)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
      const { status } = (await call('GET', `/api/applications/${id}`, applicant)).body;
      await app.drain();
      const subject = status === 'accepted' ? 'Your application for “Account Manager” has been accepted' : 'About your application for “Account Manager”';
      expect((await mailsTo(applicant)).map((mail) => mail.subject)).toEqual([subject]);
    }
  });
});

describe('a job with undecided applications', () => {
  const close = (json: object) => call('POST', `/api/jobs/${jobId}/close`, employer, { reason: 'filled_here', ...json });

  test('is closed only with an answer to each of them', async () => {
    const accepted = await applied();
    await move(accepted, 'accept', employer);
    const { id } = (await apply(other)).body;
    expect((await close({})).body.data?.reason).toBe('undecided_applications');
    expect((await close({ undecided: 'accept' })).status).toBe(422);
    expect((await close({ undecided: 'reject' })).status).toBe(200);
    expect((await call('GET', `/api/applications/${id}`, other)).body).toMatchObject({ status: 'rejected', job: { status: 'closed' } });
    expect((await call('GET', `/api/applications/${accepted}`, seeker)).body.status).toBe('accepted');
    await app.drain();
    expect((await mailsTo(other)).map(({ subject }) => subject)).toEqual(['About your application for “Account Manager”']);
  });

  test('closing and applying at the same time leave nobody without an answer', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => registerPerson(app)));
    const [closed, ...answers] = await Promise.all([close({ undecided: 'reject' }), ...people.map((person) => apply(person))]);
    expect(closed.status).toBe(200);
    for (const [index, answer] of answers.entries()) {
      if (answer.status !== 201) continue;
      expect((await call('GET', `/api/applications/${answer.body.id}`, people[index])).body.status).toBe('rejected');
    }
  });

  test('is still read by those who applied after it ended, and by no other seeker', async () => {
    await applied();
    expect((await close({ undecided: 'reject' })).status).toBe(200);
    expect((await call('GET', `/api/jobs/${jobId}`, seeker)).status).toBe(200);
    expect((await call('GET', `/api/jobs/${jobId}`, other)).status).toBe(410);
  });
});

describe('notes', () => {
  test('are the company’s alone, and say who wrote them', async () => {
    const id = await applied();
    for (const [person, status] of [[undefined, 401], [seeker, 403], [rival, 404]] as const) {
      expect((await call('GET', `/api/applications/${id}/notes`, person)).status).toBe(status);
      expect((await call('PUT', `/api/applications/${id}/notes`, person, { text: 'x' })).status).toBe(status);
    }
    expect((await call('PUT', `/api/applications/${id}/notes`, employer, { text: 'Speaks well.', version: 0 })).body).toMatchObject({ text: 'Speaks well.', version: 1, updatedBy: 'Jonas Weber' });
    expect((await call('PUT', `/api/applications/${id}/notes`, employer, { text: 'Another tab.', version: 0 })).body.data?.reason).toBe('changed_meanwhile');
    expect((await call('GET', `/api/applications/${id}/notes`, employer)).body).toMatchObject({ text: 'Speaks well.', version: 1 });
  });
});

describe('the lists', () => {
  interface Page {
    applications: { id: string; status: string }[];
    nextCursor: string | null;
    counts: Record<string, number>;
  }
  const list = async (path: string, person: TestPerson | undefined) => {
    const answer = await app.request('GET', path, person ? { cookie: person.cookie } : {});
    return { status: answer.status, body: (await answer.json()) as Page };
  };

  test('are each side’s own', async () => {
    const id = await applied();
    expect((await list('/api/applications', undefined)).status).toBe(401);
    expect((await list('/api/applications', seeker)).status).toBe(403);
    expect((await list('/api/me/applications', employer)).status).toBe(403);
    expect((await list('/api/applications', rival)).body.applications.map((one) => one.id)).not.toContain(id);
    expect((await list('/api/me/applications', other)).body.applications).toEqual([]);
    expect((await list('/api/me/applications', seeker)).body).toMatchObject({ applications: [{ id, status: 'new' }], counts: { new: 1, accepted: 0 } });
  });

  test('the applicant’s begin with the latest change', async () => {
    const first = await applied();
    const { id: otherJob } = await createActive(app, employer, job);
    const second = (await apply(seeker, { coverLetter: '' }, otherJob)).body.id;
    const ids = async (query = '') => (await list(`/api/me/applications${query}`, seeker)).body.applications.map((one) => one.id);
    expect(await ids()).toEqual([second, first]);
    await move(first, 'view', employer);
    expect(await ids()).toEqual([first, second]);
    expect(await ids('?status=new')).toEqual([second]);
  });

  test('the employer’s is filtered by job, language and level, skill, name, day and status', async () => {
    await call('PATCH', '/api/me/profile', seeker, { languages: [{ language: 'fr', level: 'B2' }], skills: ['Négociation'] });
    const id = await applied();
    await apply(other);
    const found = async (query: string) => (await list(`/api/applications?job=${jobId}${query}`, employer)).body.applications.map((one) => one.id);
    expect(await found('')).toHaveLength(2);
    expect(await found('')).toContain(id);
    for (const query of ['&language=fr', '&language=fr:B1', '&language=fr:B2', '&skill=negociation', '&q=MORENO', '&q=lucia']) expect([query, await found(query)]).toEqual([query, [id]]);
    for (const query of ['&language=fr:C1', '&language=de', '&skill=crm', '&q=nobody', '&status=accepted', '&to=2020-01-01']) expect([query, await found(query)]).toEqual([query, []]);
    expect((await list('/api/applications?status=hired', employer)).status).toBe(422);
    expect((await list('/api/applications?cursor=x', employer)).status).toBe(422);
  });

  test('come in pages that repeat and lose nothing, in the order of applying', async () => {
    const { body } = await apply(seeker);
    await app.base.db
      .insertInto('application')
      .columns(['id', 'job_id', 'company_id', 'applicant_id', 'applicant_facts', 'job_facts', 'applied_at'])
      .expression((eb) =>
        eb
          .selectFrom('application')
          .innerJoin('profile', 'profile.id', 'profile.id')
          .select(['profile.id as new_id', 'application.job_id', 'application.company_id', 'profile.id', 'application.applicant_facts', 'application.job_facts', 'application.applied_at'])
          .where('application.id', '=', body.id)
          .where('profile.id', '!=', seeker.profileId),
      )
      .execute();
    const all = await app.base.db.selectFrom('application').select('id').where('job_id', '=', jobId).orderBy('applied_at').orderBy('id').execute();
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = (await list(`/api/applications?job=${jobId}${cursor && `&cursor=${cursor}`}`, employer)).body;
      seen.push(...page.applications.map((one) => one.id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  test('several are moved at once, each by itself', async () => {
    const id = await applied();
    const decided = (await apply(other)).body.id;
    await move(decided, 'reject', employer);
    const answer = await call('POST', '/api/applications/bulk', employer, { action: 'shortlist', ids: [id, decided, UNKNOWN_ID] });
    expect(answer.body).toEqual([
      { id, refused: null },
      { id: decided, refused: 'CONFLICT' },
      { id: UNKNOWN_ID, refused: 'NOT_FOUND' },
    ]);
    expect((await call('POST', '/api/applications/bulk', seeker, { action: 'reject', ids: [id] })).status).toBe(403);
  });
});
