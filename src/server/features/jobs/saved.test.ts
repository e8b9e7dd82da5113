import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { JobCard } from '#contract/jobs/job-views.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { readCards } from './cards.ts';
import { findSavedCards } from './queries.ts';

let app: TestApp;
let employer: TestPerson;
let seeker: TestPerson;

beforeAll(async () => {
  app = await sharedTestApp();
  employer = await registerEmployer(app);
});
beforeEach(async () => {
  seeker = await registerPerson(app);
});

const save = async (id: string, person = seeker) => (await callJobs(app, 'PUT', `/${id}/saved`, person)).status;
const unsave = async (id: string) => (await callJobs(app, 'DELETE', `/${id}/saved`, seeker)).status;
const list = async (query = '', person: TestPerson | undefined = seeker) => {
  const answer = await app.request('GET', `/api/me/saved-jobs${query}`, person ? { cookie: person.cookie } : {});
  return {
    status: answer.status,
    body: (await answer.json()) as { jobs: JobCard[]; nextCursor: string | null; data?: { fields?: object[] } },
  };
};
const idsOf = async () => (await list()).body.jobs.map(({ id }) => id);

/** Inserts open jobs directly into the database. */
async function storeOpenJobs(count: number): Promise<string[]> {
  const { id } = await createActive(app, employer);
  const { rows } = await app.database.pool.query<{ id: string }>(
    `with copies as (
       insert into job (id, company_id, status, primary_locale, first_published_at, valid_through)
       select gen_random_uuid(), company_id, status, primary_locale, first_published_at, valid_through from job, generate_series(1, $2) where id = $1 returning id)
     select id from copies`,
    [id, count],
  );
  const ids = rows.map((row) => row.id);
  await app.database.pool.query(
    `insert into job_translation (job_id, locale, title) select unnest($1::uuid[]), 'en', 'Copy'`,
    [ids],
  );
  return ids;
}

describe('the list of saved jobs', () => {
  test('is for seekers only', async () => {
    expect((await app.request('GET', '/api/me/saved-jobs')).status).toBe(401);
    for (const person of [employer, await registerPerson(app, { role: 'admin' })])
      expect((await list('', person)).status).toBe(403);
  });

  test('refuses a cursor of another list', async () => {
    const forged = [
      '',
      'x',
      'e30',
      ...[
        [],
        ['2026-13-45T00:00:00Z', UNKNOWN_ID],
        ['yesterday', UNKNOWN_ID],
        ['2026-01-01T00:00:00Z', 'x'],
        [5, UNKNOWN_ID],
      ].map((position) => Buffer.from(JSON.stringify(position)).toString('base64url')),
    ];
    for (const cursor of forged) {
      const { status, body } = await list(`?cursor=${cursor}`);
      expect([cursor, status, body.data?.fields]).toEqual([cursor, 422, [{ path: 'cursor', code: 'invalid' }]]);
    }
  });

  test('has the saved jobs, latest first and once, and no one else’s', async () => {
    const [first, second] = [await createActive(app, employer), await createActive(app, employer)];
    for (const { id } of [first, second, first]) expect(await save(id)).toBe(200);
    expect(await idsOf()).toEqual([second.id, first.id]);
    const other = await registerPerson(app);
    expect((await list('', other)).body).toEqual({ jobs: [], nextCursor: null });
    expect((await list()).body.jobs.map(({ saved }) => saved)).toEqual([true, true]);
  });

  test('loses removed jobs, and removing again changes nothing', async () => {
    const { id } = await createActive(app, employer);
    await save(id);
    expect([await unsave(id), await unsave(id), await unsave(UNKNOWN_ID)]).toEqual([200, 200, 200]);
    expect(await idsOf()).toEqual([]);
  });

  test('keeps a job in the list when another person removes it from theirs', async () => {
    const { id } = await createActive(app, employer);
    const other = await registerPerson(app);
    for (const person of [seeker, other]) await save(id, person);
    await unsave(id);
    expect((await list('', other)).body.jobs.map((job) => job.id)).toEqual([id]);
  });

  test('keeps jobs that ended, and says so', async () => {
    const [closed, expired] = [await createActive(app, employer), await createActive(app, employer)];
    for (const { id } of [closed, expired]) await save(id);
    await callJobs(app, 'POST', `/${closed.id}/close`, employer, { reason: 'filled_elsewhere' });
    await app.base.db.updateTable('job').set({ status: 'expired' }).where('id', '=', expired.id).execute();
    expect((await list()).body.jobs.map(({ id, status }) => [id, status])).toEqual([
      [expired.id, 'expired'],
      [closed.id, 'closed'],
    ]);
    expect((await callJobs(app, 'GET', `/${closed.id}`, seeker)).status).toBe(410);
    expect(await unsave(closed.id)).toBe(200);
    expect(await idsOf()).toEqual([expired.id]);
  });

  test('alone shows seekers a job that ended, if they saved it', async () => {
    const { id } = await createActive(app, employer);
    await save(id);
    await callJobs(app, 'POST', `/${id}/close`, employer, { reason: 'other' });
    const cards = async ({ actor }: TestPerson) => (await readCards(app.ctx(actor), [id], 'en', findSavedCards)).length;
    expect([await cards(seeker), await cards(await registerPerson(app))]).toEqual([1, 0]);
  });

  test('shows a paused job again once it is resumed, and never a hidden one', async () => {
    const [paused, hidden, hiddenEnded] = [
      await createActive(app, employer),
      await createActive(app, employer),
      await createActive(app, employer),
    ];
    for (const { id } of [paused, hidden, hiddenEnded]) await save(id);
    await callJobs(app, 'POST', `/${paused.id}/pause`, employer);
    await callJobs(app, 'POST', `/${hiddenEnded.id}/close`, employer, { reason: 'other' });
    await app.base.db
      .updateTable('job')
      .set({ hidden_at: new Date(), hidden_reason: 'Fraud' })
      .where('id', 'in', [hidden.id, hiddenEnded.id])
      .execute();
    expect(await idsOf()).toEqual([]);
    await callJobs(app, 'POST', `/${paused.id}/publish`, employer);
    expect(await idsOf()).toEqual([paused.id]);
  });

  test('shows titles in the requested language', async () => {
    const translations = {
      en: { title: 'Account Executive', description: '<p>You sell.</p>', requirements: '' },
      fr: { title: 'Commercial', description: '<p>Vous vendez.</p>', requirements: '' },
    };
    const { id } = await createActive(app, employer, { translations });
    await save(id);
    expect((await list('?locale=fr')).body.jobs).toMatchObject([{ title: 'Commercial', locale: 'fr' }]);
    expect((await list('?locale=de')).body.jobs).toMatchObject([{ title: 'Account Executive', locale: 'en' }]);
  });

  test('is paged without gaps or repetitions, also for jobs saved within the same microsecond', async () => {
    const ids = await storeOpenJobs(120);
    await app.database.pool.query(
      `insert into saved_job (user_id, job_id, saved_at)
       select $1, id, timestamptz '2026-05-01T10:00:00.000001Z' + (position / 30) * interval '1 microsecond' from unnest($2::uuid[]) with ordinality as saved (id, position)`,
      [seeker.userId, ids],
    );
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await list(cursor && `?cursor=${cursor}`);
      seen.push(...body.jobs.map(({ id }) => id));
      sizes.push(body.jobs.length);
      cursor = body.nextCursor;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen)).toEqual(new Set(ids));
    const { rows } = await app.database.pool.query<{ job_id: string }>(
      'select job_id from saved_job where user_id = $1 order by saved_at desc, job_id desc',
      [seeker.userId],
    );
    expect(seen).toEqual(rows.map(({ job_id }) => job_id));
  });
});
