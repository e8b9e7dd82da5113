import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { CompanyAnswers } from '#contract/companies/company-answers.ts';
import { companyTopic } from '#contract/topics.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { heard } from '#test/support/heard.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { createPerson } from '#test/support/unclaimed.ts';

import { sendMessage } from '../../messaging/send.ts';
import { countAnswers } from './count-answers.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let jobId: string;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  owner = await registerEmployer(app);
  jobId = (await createActive(app, owner)).id;
});
afterAll(() => app.close());

const post = (path: string, person: TestPerson, json: object = {}) =>
  app.request('POST', `/api${path}`, { cookie: person.cookie, json });

async function applyAs(person: TestPerson, job = jobId): Promise<string> {
  const answer = await post(`/jobs/${job}/applications`, person, { coverLetter: '' });
  return ((await answer.json()) as { id: string }).id;
}

interface Planted {
  /** Days ago. */
  sent?: number;
  /** Hours after it was sent. */
  answered?: number;
  /** Days after it was sent. */
  promised?: number;
}

/** A new person applies, that long ago. */
const plant = async (what: Planted, email?: string): Promise<string> =>
  plantOf(await registerPerson(app, email ? { email } : {}), what);

async function plantOf(person: TestPerson, { sent = 20, answered, promised }: Planted): Promise<string> {
  const id = await applyAs(person);
  const at = Date.now() - sent * 86_400_000;
  await app.base.db
    .updateTable('application')
    .set({
      applied_at: new Date(at),
      ...(answered === undefined ? {} : { counted_answer_at: new Date(at + answered * 3_600_000) }),
      ...(promised === undefined ? {} : { answer_due_at: new Date(at + promised * 86_400_000) }),
    })
    .where('id', '=', id)
    .execute();
  return id;
}

async function plantSeveral(many: number, what: Planted): Promise<string[]> {
  const ids = [];
  for (let at = 0; at < many; at += 1) ids.push(await plant(what));
  return ids;
}

async function count() {
  await countAnswers(app.ctx());
  const row = await app.base.db
    .selectFrom('company_answers')
    .select(['applications', 'answered', 'told_at_closing', 'promised', 'kept', 'median_hours'])
    .where('company_id', '=', owner.companyId)
    .executeTakeFirst();
  return row && { ...row, median_hours: row.median_hours && Math.round(row.median_hours) };
}

async function shownOfJob(): Promise<CompanyAnswers | null> {
  const answer = await app.request('GET', `/api/jobs/${jobId}`);
  return ((await answer.json()) as { companyAnswers: CompanyAnswers | null }).companyAnswers;
}

test('applications that the company entered count neither as sent nor as answered', async () => {
  const entered = await plantSeveral(10, { answered: 24 });
  await app.base.db.updateTable('application').set({ is_added: true }).where('id', 'in', entered).execute();
  expect(await count()).toBeUndefined();
});

test('each figure equals what plain SQL counts for given applications', async () => {
  await plantSeveral(5, { answered: 24, promised: 3 });
  await plantSeveral(3, { answered: 96, promised: 3 });
  await plantSeveral(2, { answered: 48 });
  await plantSeveral(4, {});
  // Recent, and promised later than 14 days: both have time left.
  await plantSeveral(2, { sent: 5 });
  await plantSeveral(1, { sent: 16, promised: 21 });
  await plantSeveral(1, { sent: 95, answered: 1 });
  const { rows } = await app.database.pool.query(
    `select count(*) filter (where applied_at > now() - interval '90 days' and (counted_answer_at is not null
         or applied_at < now() - interval '14 days' and (answer_due_at is null or answer_due_at < now())))::int as applications,
       count(*) filter (where applied_at > now() - interval '90 days' and counted_answer_at is not null)::int as answered,
       0 as told_at_closing,
       count(*) filter (where answer_due_at < now() or counted_answer_at is not null and answer_due_at is not null)::int as promised,
       count(*) filter (where counted_answer_at < answer_due_at)::int as kept,
       (select round(extract(epoch from percentile_cont(0.5) within group (order by counted_answer_at - applied_at)) / 3600)::int
        from application where company_id = $1 and applied_at > now() - interval '90 days' and counted_answer_at is not null) as median_hours
     from application where company_id = $1`,
    [owner.companyId],
  );
  expect(rows[0]).toEqual({
    applications: 14,
    answered: 10,
    told_at_closing: 0,
    promised: 8,
    kept: 5,
    median_hours: 36,
  });
  expect(await count()).toEqual(rows[0]);
  expect(await shownOfJob()).toEqual({ answeredPercent: 71, closedPercent: 0, medianHours: 36, keptPercent: null });
});

test('shown from ten applications on, for the job and on the company’s page, whose cache is then invalidated', async () => {
  await countAnswers(app.ctx());
  await plantSeveral(9, { answered: 24 });
  expect(await heard(app, () => countAnswers(app.ctx()))).toEqual([]);
  expect([await shownOfJob(), (await companyOf()).answers]).toEqual([null, null]);
  await plantSeveral(1, {});
  expect(await heard(app, () => countAnswers(app.ctx()))).toEqual([companyTopic(owner.companyId)]);
  const shown = { answeredPercent: 90, closedPercent: 0, medianHours: 24, keptPercent: null };
  expect([await shownOfJob(), (await companyOf()).answers]).toEqual([shown, shown]);
  expect(await heard(app, () => countAnswers(app.ctx()))).toEqual([]);
});

async function companyOf() {
  const mine = await app.request('GET', '/api/me/company', { cookie: owner.cookie });
  const { slug } = (await mine.json()) as { slug: string };
  const answer = await app.request('GET', `/api/companies/${slug}`);
  return (await answer.json()) as { answers: CompanyAnswers | null };
}

test('removes applications older than 90 days, and their row', async () => {
  const ids = await plantSeveral(10, { answered: 5 });
  await count();
  const old = new Date(Date.now() - 91 * 86_400_000);
  await app.base.db.updateTable('application').set({ applied_at: old }).where('id', 'in', ids).execute();
  expect(await heard(app, () => countAnswers(app.ctx()))).toEqual([companyTopic(owner.companyId)]);
  expect(await count()).toBeUndefined();
});

test('closing the job is no answer: applicants still waiting are counted separately', async () => {
  await plantSeveral(2, {});
  const [answered = ''] = await plantSeveral(1, { sent: 1 });
  await post(`/applications/${answered}/reject`, owner);
  await post(`/jobs/${jobId}/close`, owner, { reason: 'cancelled', undecided: 'reject' });
  expect(await count()).toMatchObject({ applications: 3, answered: 1, told_at_closing: 2 });
});

test('closing a job before the deadline does not keep its promise', async () => {
  await plantSeveral(2, { sent: 1, promised: 3 });
  await post(`/jobs/${jobId}/close`, owner, { reason: 'cancelled', undecided: 'reject' });
  expect(await count()).toMatchObject({ told_at_closing: 2, promised: 2, kept: 0 });
});

test('opening is no answer, nor is a move there and back, nor an undone rejection', async () => {
  const [first = '', second = '', third = ''] = await plantSeveral(3, {});
  await post(`/applications/${first}/view`, owner);
  for (const verb of ['shortlist', 'interview', 'shortlist', 'interview'])
    await post(`/applications/${second}/${verb}`, owner);
  const held = await post('/applications/rejections', owner, { ids: [third] });
  const { batchId } = (await held.json()) as { batchId: string };
  await app.request('DELETE', `/api/applications/rejections/${batchId}`, { cookie: owner.cookie });
  await app.drain();
  const counted = await count();
  expect(counted).toMatchObject({ applications: 3, answered: 1 });
  // From the first move on, twenty days after it was sent.
  expect(counted?.median_hours).toBe(480);
});

test('a member’s message is an answer, an automatic one is not', async () => {
  const [written = '', automatic = ''] = await plantSeveral(2, {});
  await post(`/applications/${written}/view`, owner);
  await post(`/applications/${written}/messages`, owner, {
    clientId: crypto.randomUUID(),
    content: 'Shall we talk?',
    attachmentIds: [],
  });
  await post(`/applications/${automatic}/view`, owner);
  await sendMessage(app.ctx(owner.actor), {
    id: automatic,
    clientId: crypto.randomUUID(),
    content: 'We have it.',
    attachmentIds: [],
    isAutomatic: true,
  });
  expect(await count()).toMatchObject({ applications: 2, answered: 1 });
});

test('does not count applicants who withdraw before an answer; counts those who withdraw after one', async () => {
  const [before, after] = [await registerPerson(app), await registerPerson(app)];
  const [waiting, answered] = [await applyAs(before), await applyAs(after)];
  await post(`/applications/${answered}/shortlist`, owner);
  await post(`/applications/${waiting}/withdraw`, before);
  // Old enough to count as unanswered, had it not been withdrawn.
  await app.base.db
    .updateTable('application')
    .set({ applied_at: new Date(Date.now() - 20 * 86_400_000) })
    .where('id', '=', waiting)
    .execute();
  await post(`/applications/${answered}/withdraw`, after);
  expect(await count()).toMatchObject({ applications: 1, answered: 1 });
});

test('counts one person once, by their first application, however their address is spelled', async () => {
  const person = await registerPerson(app, { email: 'kim.turner@people.example' });
  const first = await applyAs(person);
  await app.base.db
    .updateTable('application')
    .set({ applied_at: new Date(Date.now() - 20 * 86_400_000) })
    .where('id', '=', first)
    .execute();
  for (let at = 0; at < 3; at += 1) {
    const other = await applyAs(person, (await createActive(app, owner)).id);
    await post(`/applications/${other}/shortlist`, owner);
  }
  for (const tag of ['a', 'b']) {
    const id = await plant({ sent: 15 }, `kim.turner+${tag}@people.example`);
    await post(`/applications/${id}/shortlist`, owner);
  }
  expect(await count()).toMatchObject({ applications: 1, answered: 0 });
});

test("does not count the company’s own people: a member's second account, or its verified domain", async () => {
  const [local] = owner.email.split('@');
  const ids = [await plant({}, `${local}+seeker@example.com`), await plant({}, 'intern@acme-sales.example')];
  for (const id of ids) await post(`/applications/${id}/shortlist`, owner);
  const set = (values: object) =>
    app.base.db.updateTable('company').set(values).where('id', '=', owner.companyId).execute();
  // An unverified website is not enough: a company could exclude anyone with it.
  await set({ domain: 'acme-sales.example' });
  expect(await count()).toMatchObject({ applications: 1, answered: 1 });
  await set({ verified_at: new Date(), verified_how: 'domain' });
  expect(await count()).toBeUndefined();
});

test('deleting or pausing the job removes nothing from the count', async () => {
  await plantSeveral(2, {});
  const removed = await app.request('DELETE', `/api/jobs/${jobId}`, { cookie: owner.cookie, json: {} });
  expect(removed.status).toBe(409);
  await post(`/jobs/${jobId}/pause`, owner);
  expect(await count()).toMatchObject({ applications: 2, answered: 0 });
});

test('changes through a key of the company are its answers', async () => {
  const [id = ''] = await plantSeveral(1, {});
  const made = await post(`/companies/${owner.companyId}/keys`, owner, {
    name: 'Own system',
    scopes: ['write_applications'],
    expiresInDays: 30,
  });
  const { key } = (await made.json()) as { key: string };
  const rejected = await app.request('POST', `/api/applications/${id}/reject`, {
    headers: { authorization: `Bearer ${key}`, 'sec-fetch-site': 'cross-site' },
    json: {},
  });
  expect(rejected.status).toBe(200);
  expect(await count()).toMatchObject({ answered: 1 });
});

test('a mailbox counts once, with or without an account (T443)', async () => {
  for (let many = 0; many < 10; many += 1) await plantOf(await createPerson(app), { answered: 24 });
  await plant({ answered: 24 }, 'lucia+jobs@example.com');
  const again = await createPerson(app, { email: 'lucia@example.com' });
  await plantOf(again, {});
  expect(await count()).toMatchObject({ applications: 11, answered: 11 });
});
