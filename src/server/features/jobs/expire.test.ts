import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Ctx } from '#server/context.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { heard } from '#test/support/heard.ts';
import { callJobs, createActive, createDraft, dayIn, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

import { expireJobs } from './expire.ts';
import { noticeEndings } from './notice.ts';

let app: TestApp;
let employer: TestPerson & { companyId: string };

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.base.db.deleteFrom('company').execute();
  employer = await registerEmployer(app, { locale: 'de', firstName: 'Greta' });
});
afterAll(() => app.close());

/** The platform's context at another time. */
const at = <Context extends Ctx>(ctx: Context, now: string): Context => ({
  ...ctx,
  clock: { now: () => new Date(now) },
});
const lastMoment = (days: number) => `${dayIn(days)}T23:59:59.999Z`;
const momentBefore = (days: number) => `${dayIn(days)}T23:59:59.998Z`;
const readToEdit = async (id: string) => (await callJobs(app, 'GET', `/${id}/edit`, employer)).body;
const move = (id: string, what: string, json?: object) => callJobs(app, 'POST', `/${id}/${what}`, employer, json);

describe('a job expires', () => {
  test('at the end of its last day, whether it is open or paused; others do not', async () => {
    const [open, paused, closed, draft, later] = await Promise.all([
      createActive(app, employer, { validThrough: dayIn(5) }),
      createActive(app, employer, { validThrough: dayIn(5) }),
      createActive(app, employer, { validThrough: dayIn(5) }),
      createDraft(app, employer, { validThrough: dayIn(5) }),
      createActive(app, employer, { validThrough: dayIn(6) }),
    ]);
    await move(paused.id, 'pause');
    await move(closed.id, 'close', { reason: 'other' });
    await expireJobs(at(app.system, momentBefore(5)));
    expect((await readToEdit(open.id)).status).toBe('active');
    await expireJobs(at(app.system, lastMoment(5)));
    const statuses = await Promise.all(
      [open, paused, closed, draft, later].map(async ({ id }) => (await readToEdit(id)).status),
    );
    expect(statuses).toEqual(['expired', 'expired', 'closed', 'draft', 'active']);
  });

  test('once, and notifies readers once, when several processes run together', async () => {
    const jobs = await Promise.all(
      Array.from({ length: 5 }, () => createActive(app, employer, { validThrough: dayIn(5) })),
    );
    const topics = await heard(app, async () => {
      await Promise.all(Array.from({ length: 4 }, () => expireJobs(at(app.system, lastMoment(5)))));
      await expireJobs(at(app.system, lastMoment(5)));
    });
    const count = (topic: string) => topics.filter((each) => each === topic).length;
    expect(jobs.map(({ id }) => count(`job:${id}`))).toEqual([1, 1, 1, 1, 1]);
    expect([count('jobs'), count(`company:${employer.companyId}`)].every((times) => times > 0)).toBe(true);
  });

  test('in any number', async () => {
    const { id } = await createActive(app, employer, { validThrough: dayIn(5) });
    const { pool } = app.database;
    await pool.query(
      `insert into job (id, company_id, status, primary_locale, first_published_at, valid_through)
       select gen_random_uuid(), company_id, status, primary_locale, first_published_at, valid_through from job, generate_series(1, 249) where id = $1`,
      [id],
    );
    await expireJobs(at(app.system, lastMoment(5)));
    expect((await pool.query('select status, count(*) from job group by status')).rows).toEqual([
      { status: 'expired', count: 250 },
    ]);
  });

  test('by a scheduled task', async () => {
    const { id } = await createActive(app, employer);
    await app.base.db
      .updateTable('job')
      .set({ valid_through: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute();
    await app.base.db.transaction().execute((tx) => app.base.transactional.enqueue(tx, 'jobs.expire', {}));
    await app.drain();
    expect((await readToEdit(id)).status).toBe('expired');
  });
});

describe('the notice that a job ends soon', () => {
  const mails = async () => {
    await app.drain();
    return app.base.db.selectFrom('mail').selectAll().orderBy('created_at').execute();
  };
  beforeEach(() => app.base.db.deleteFrom('mail').execute());
  const notice = (days: number) => noticeEndings(at(app.system, lastMoment(days)));

  test('goes to the person who posted it a week before, in their language', async () => {
    const translations = {
      en: { title: 'Sales', description: '<p>a</p>', requirements: '' },
      de: { title: 'Vertrieb', description: '<p>a</p>', requirements: '' },
    };
    const { id } = await createActive(app, employer, { validThrough: dayIn(30), translations });
    await notice(22);
    expect(await mails()).toEqual([]);
    await notice(23);
    const [mail, ...others] = await mails();
    const day = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dayIn(30)));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to_address: employer.email,
      to_name: 'Greta Prado',
      locale: 'de',
      subject: `„Vertrieb“ endet am ${day}`,
    });
    expect(mail?.text).toContain('Guten Tag, Greta');
    expect(mail?.text).toContain('http://localhost:3000/de/jobs/manage');
    expect(mail?.html).toContain('lang="de"');
    expect(
      (await app.base.db.selectFrom('job').select('expiry_notice_at').where('id', '=', id).executeTakeFirst())
        ?.expiry_notice_at,
    ).not.toBeNull();
  });

  test('is sent once a term, also by several processes at once, and again in the next term', async () => {
    const { id } = await createActive(app, employer, { validThrough: dayIn(20) });
    await Promise.all(Array.from({ length: 4 }, () => notice(14)));
    await notice(15);
    expect(await mails()).toHaveLength(1);
    await move(id, 'renew', { validThrough: dayIn(40) });
    await notice(16);
    expect(await mails()).toHaveLength(1);
    await notice(34);
    expect(await mails()).toHaveLength(2);
  });

  test('is sent again after its last day was moved', async () => {
    const { id } = await createActive(app, employer, { validThrough: dayIn(20) });
    await notice(14);
    await callJobs(app, 'PATCH', `/${id}`, employer, { validThrough: dayIn(40) });
    await notice(14);
    expect(await mails()).toHaveLength(1);
    await notice(34);
    expect(await mails()).toHaveLength(2);
  });

  test('is not sent for an end that was just chosen, a draft, an ended or a hidden job', async () => {
    const jobs = await Promise.all([
      createActive(app, employer, { validThrough: dayIn(3) }),
      createDraft(app, employer, { validThrough: dayIn(20) }),
      createActive(app, employer, { validThrough: dayIn(20) }),
      createActive(app, employer, { validThrough: dayIn(20) }),
    ]);
    await move(jobs[2].id, 'close', { reason: 'other' });
    await app.base.db
      .updateTable('job')
      .set({ hidden_at: new Date(), hidden_reason: 'Spam' })
      .where('id', '=', jobs[3].id)
      .execute();
    await noticeEndings(app.system);
    await notice(14);
    expect(await mails()).toEqual([]);
  });

  test.each([
    [
      'left the company',
      (userId: string) => app.base.db.deleteFrom('company_member').where('user_id', '=', userId).execute(),
    ],
    [
      'was banned',
      (userId: string) =>
        app.base.db.updateTable('user_account').set({ banned_at: new Date() }).where('id', '=', userId).execute(),
    ],
    ['was erased', (userId: string) => app.base.db.deleteFrom('user_account').where('id', '=', userId).execute()],
  ])('goes to the company’s owner if the person who posted it %s', async (_what, leave) => {
    const poster = await registerColleague(app, employer, { locale: 'fr' });
    await registerColleague(app, employer, { locale: 'it' });
    const job = await createActive(app, poster);
    await leave(poster.userId);
    await notice(23);
    expect((await mails()).map(({ to_address, locale }) => [to_address, locale])).toEqual([[employer.email, 'de']]);
    expect((await readToEdit(job.id)).status).toBe('active');
  });

  test('uses the original title if there is none in the recipient’s language', async () => {
    const colleague = await registerColleague(app, employer, { locale: 'pt' });
    await createActive(app, colleague);
    await notice(23);
    expect((await mails())[0]?.subject).toMatch(/^«Account Executive» termina em \d+ de \S+ de \d{4}$/);
  });
});
