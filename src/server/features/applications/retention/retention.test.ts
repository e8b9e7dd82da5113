import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Consent, Retention } from '#contract/applications/retention.ts';
import { inTransaction } from '#server/context.ts';
import { sweepFiles } from '#server/features/files/sweep.ts';
import { exportOwnData } from '#server/own-data.ts';
import { sweepLiveEvents } from '#server/platform/live/events.ts';
import { applyingWorld, job } from '#test/support/applying.ts';
import { placesOf } from '#test/support/dump.ts';
import { callJobs, createActive, registerColleague, UNKNOWN_ID } from '#test/support/jobs.ts';
import { letDaysPass, vocabulary } from '#test/support/lives.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';
import { writingIn } from '#test/support/writing.ts';

import { eraseApplications } from './erase.ts';
import { sweepApplications } from './sweep.ts';

const world = applyingWorld();
const { applied, move, apply } = world;
const { send, upload } = writingIn(world);
let admin: TestPerson;
beforeAll(async () => void (admin = await registerPerson(world.app, { role: 'admin' })));
beforeEach(async () => {
  await world.app.drain();
  await world.app.database.db.deleteFrom('rate_limit').execute();
  await world.app.database.db.deleteFrom('application').execute();
  await world.app.database.db.deleteFrom('notification').execute();
  await world.app.database.db.deleteFrom('mail').execute();
});

type Body = Retention & { rejectedDays: number; acceptedDays: number; data?: { reason?: string } };

async function ask(method: string, path: string, person?: TestPerson, json?: unknown) {
  const answer = await world.app.request(method, `/api${path}`, { json, ...(person ? { cookie: person.cookie } : {}) });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const retentionOf = (id: string, person?: TestPerson) => ask('GET', `/applications/${id}/retention`, person);
const askFor = (id: string, person?: TestPerson) => ask('POST', `/applications/${id}/pool`, person, {});
const answer = (id: string, agrees: boolean, person?: TestPerson) =>
  ask('PUT', `/applications/${id}/pool`, person, { agrees });

/** Runs the scheduled task this many days from now. */
async function sweepAfter(days: number): Promise<void> {
  const at = new Date(Date.now() + days * 86_400_000);
  await sweepApplications({ ...world.app.system, clock: { now: () => at } });
}

/** Runs it on each day. */
async function sweepUntil(last: number, first = 0): Promise<void> {
  for (let day = first; day <= last; day += 1) await sweepAfter(day);
}

const exists = async (id: string) =>
  (await world.app.base.db.selectFrom('application').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;

async function decided(verb: 'reject' | 'accept' = 'reject'): Promise<string> {
  const id = await applied();
  await move(id, verb, world.employer);
  return id;
}

const daysUntil = (iso: string | null) => Math.round((Date.parse(iso ?? '') - Date.now()) / 86_400_000);

async function companyOf(person: TestPerson): Promise<string> {
  const { company_id: id } = await world.app.base.db
    .selectFrom('company_member')
    .select('company_id')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  return id;
}

describe('how long an application is kept', () => {
  test('can be read by both sides only; it is undefined before a decision', async () => {
    const id = await applied();
    expect((await retentionOf(id)).status).toBe(401);
    for (const person of [world.other, world.rival, admin]) expect((await retentionOf(id, person)).status).toBe(404);
    expect((await retentionOf(id, world.seeker)).body).toMatchObject({
      endsAt: null,
      can: { ask: false, answer: false },
    });
    await move(id, 'reject', world.employer);
    for (const person of [world.seeker, world.employer])
      expect(daysUntil((await retentionOf(id, person)).body.endsAt)).toBe(183);
  });

  test("is shortened by a country's law and by the company, and never lengthened", async () => {
    expect((await ask('GET', `/jobs/${UNKNOWN_ID}/retention`)).status).toBe(404);
    const days = async () => (await ask('GET', `/jobs/${world.jobId}/retention`)).body;
    expect(await days()).toEqual({ rejectedDays: 183, acceptedDays: 365 });
    const company = await companyOf(world.employer);
    const keep = (keepApplicationsDays: unknown) =>
      ask('PATCH', `/companies/${company}`, world.employer, { keepApplicationsDays });
    for (const wrong of [0, 27, 366, 'x']) expect((await keep(wrong)).status).toBe(422);
    await keep(300);
    expect(await days()).toEqual({ rejectedDays: 183, acceptedDays: 300 });
    await keep(60);
    expect(await days()).toEqual({ rejectedDays: 60, acceptedDays: 60 });
    const { country } = (await callJobs(world.app, 'GET', `/${world.jobId}`)).body as unknown as { country: string };
    await changeSetting(world.app, 'law.retention', [{ country, days: 28, since: '2026-01-01', source: 'A law' }]);
    expect(await days()).toEqual({ rejectedDays: 28, acceptedDays: 28 });
    await changeSetting(world.app, 'law.retention', []);
    await keep(null);
    expect(await days()).toEqual({ rejectedDays: 183, acceptedDays: 365 });
  });
});

describe('a year later', () => {
  test('nothing is left of a rejected application in tables, files, emails, tasks or search; the totals stay', async () => {
    const { word, words } = vocabulary();
    const colleague = await registerColleague(world.app, {
      ...world.employer,
      companyId: await companyOf(world.employer),
    });
    const cv = await upload(world.seeker, `${word('cv')}.txt`, 'attachment');
    const { body } = await apply(world.seeker, { coverLetter: word('letter') });
    const { id } = body;
    await move(id, 'view', world.employer);
    await ask('PUT', `/applications/${id}/notes`, world.employer, { text: word('note') });
    await ask('POST', `/applications/${id}/comments`, world.employer, {
      text: word('comment'),
      mentions: [colleague.userId],
    });
    await ask('POST', `/applications/${id}/todos`, world.employer, {
      text: word('todo'),
      assigneeId: colleague.userId,
    });
    await ask('POST', `/applications/${id}/tags`, world.employer, { add: [word('tag')] });
    await send(id, world.employer, word('message'));
    await send(id, world.seeker, { content: word('reply'), attachmentIds: [cv] });
    await move(id, 'reject', world.employer);
    await letDaysPass(world.app);
    const before = await placesOf(world.app, words);
    expect(words.filter((one) => !before.some((place) => place.endsWith(one))).toSorted()).toEqual([]);
    const totals = async () => {
      const { rows } = await world.app.database.pool.query(
        'select coalesce(sum(count), 0)::int as count from growth where kind = $1',
        ['applications'],
      );
      return rows;
    };
    const due = async () => (await world.app.database.pool.query('select day from analytics_due order by day')).rows;
    const [counted, marked] = [await totals(), await due()];
    await sweepUntil(182, 165);
    expect(await exists(id)).toBe(true);
    await sweepUntil(200, 183);
    expect(await exists(id)).toBe(false);
    await world.app.drain();
    await sweepFiles({ ...world.app.system });
    await sweepUntil(366, 365);
    expect(await placesOf(world.app, words)).toEqual([]);
    // Only ids, for a day.
    await sweepLiveEvents(world.app.base.db, 0);
    expect(await placesOf(world.app, [id])).toEqual([]);
    expect(await totals()).toEqual(counted);
    expect(await due()).toEqual(marked);
  });

  test('costs only what is erased: the remaining outbox and queue are not read', async () => {
    const id = await decided();
    await world.app.drain();
    const { pool } = world.app.database;
    await pool.query(`
      insert into mail (id, to_name, to_address, locale, subject, dedupe_key, status)
        select gen_random_uuid(), '', 'kept@example.com', 'en', '', 'application:' || gen_random_uuid() || ':rejected', 'sent' from generate_series(1, 5000);
      insert into pgboss.job (name, data, state, completed_on)
        select 'notifications.mail_about_application', jsonb_build_object('applicationId', gen_random_uuid()), 'completed', now() from generate_series(1, 10000);
      analyze mail; analyze pgboss.job_common`);
    const [before, after] = await inTransaction(world.app.ctx(), async (tx) => {
      // On this connection, including what it read in the last second before.
      const readRows = async () =>
        (
          await sql<{ relname: string; count: number }>`
            select relname, seq_tup_read::int as count from pg_stat_xact_user_tables
              where relname in ('mail', 'job_common') order by 1`.execute(tx.db)
        ).rows;
      const earlier = await readRows();
      await eraseApplications(tx, [id]);
      return [earlier, await readRows()];
    });
    expect(after).toMatchObject([{ relname: 'job_common' }, { relname: 'mail' }]);
    expect(after).toEqual(before);
    expect(await placesOf(world.app, [id])).toEqual(['public.live_event: ' + id]);
  });

  test('continues after an application that cannot be erased', async () => {
    const [stuck, id] = [await decided(), (await apply(world.other)).body.id];
    await move(id, 'reject', world.employer);
    const { pool } = world.app.database;
    await pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger refuse before delete on application for each row when (old.id = '${stuck}') execute function refuse()`);
    await sweepAfter(170);
    await expect(sweepAfter(200)).rejects.toThrow('failed in part');
    expect([await exists(stuck), await exists(id)]).toEqual([true, false]);
    await pool.query('drop function refuse cascade');
    await sweepAfter(200);
    expect(await exists(stuck)).toBe(false);
  });

  test('erases an accepted application too, no earlier; keeps an undecided one', async () => {
    const [accepted, waiting] = [await decided('accept'), (await apply(world.other)).body.id];
    await sweepUntil(364, 345);
    expect(await exists(accepted)).toBe(true);
    await sweepAfter(366);
    expect([await exists(accepted), await exists(waiting)]).toEqual([false, true]);
  });

  test('keeps the CV of the profile', async () => {
    const cvFileId = await upload(world.seeker, 'cv.pdf', 'attachment');
    await world.app.base.db
      .updateTable('profile')
      .set({ cv_file_id: cvFileId })
      .where('id', '=', world.seeker.profileId)
      .execute();
    const id = await decided();
    await world.app.base.db.updateTable('application').set({ cv_file_id: cvFileId }).where('id', '=', id).execute();
    await sweepUntil(200, 165);
    expect(await exists(id)).toBe(false);
    expect(
      await world.app.base.db.selectFrom('file').select('id').where('id', '=', cvFileId).executeTakeFirst(),
    ).toBeDefined();
  });

  test('keeps a file that also answers a question of another application', async () => {
    const value = await upload(world.seeker, 'certificate.txt', 'attachment');
    const applyWith = async (jobId: string) => {
      const questions = [{ kind: 'file', required: true, texts: { en: 'Your certificate?' } }];
      const { body } = await ask('PUT', `/jobs/${jobId}/questions`, world.employer, { questions });
      const questionId = (body as unknown as { question: { id: string } }[])[0]?.question.id ?? '';
      const { id } = (await apply(world.seeker, { coverLetter: '', answers: [{ questionId, value }] }, jobId)).body;
      return { id, file: `/api/applications/${id}/answers/${questionId}` };
    };
    const first = await applyWith(world.jobId);
    const other = await applyWith((await createActive(world.app, world.employer, job)).id);
    await move(first.id, 'reject', world.employer);
    await sweepUntil(200, 165);
    expect([await exists(first.id), await exists(other.id)]).toEqual([false, true]);
    expect((await world.app.request('GET', other.file, { cookie: world.employer.cookie })).status).toBe(200);
  });

  test('keeps the CV of another application of the same person', async () => {
    const cvFileId = await upload(world.seeker, 'cv.pdf', 'attachment');
    const { id: other } = await createActive(world.app, world.employer, job);
    const ids = [await decided(), (await apply(world.seeker, undefined, other)).body.id];
    await world.app.base.db.updateTable('application').set({ cv_file_id: cvFileId }).where('id', 'in', ids).execute();
    await sweepUntil(200, 165);
    expect(await Promise.all(ids.map(exists))).toEqual([false, true]);
    const kept = await world.app.request('GET', `/api/applications/${ids[1]}/cv`, { cookie: world.employer.cookie });
    expect(kept.status).toBe(200);
  });
});

describe('a CV sent with two applications', () => {
  test('stays while one of them exists', async () => {
    const cvFileId = await upload(world.seeker, 'cv.pdf', 'attachment');
    const erased = await decided();
    const { id: otherJob } = await createActive(world.app, world.employer, job);
    const { id: kept } = (await apply(world.seeker, { coverLetter: '' }, otherJob)).body;
    const both = [erased, kept];
    await world.app.base.db.updateTable('application').set({ cv_file_id: cvFileId }).where('id', 'in', both).execute();
    await sweepUntil(200, 165);
    expect([await exists(erased), await exists(kept)]).toEqual([false, true]);
    const file = world.app.base.db.selectFrom('file').select('id').where('id', '=', cvFileId);
    expect(await file.executeTakeFirst()).toBeDefined();
  });
});

describe('before an erasure', () => {
  test('notifies its company once, two weeks ahead, and erases nothing without that', async () => {
    const id = await decided();
    await sweepAfter(168);
    const notices = async () =>
      (
        await world.app.base.db
          .selectFrom('notification')
          .select('data')
          .where('user_id', '=', world.employer.userId)
          .execute()
      ).filter(({ data }) => data.kind === 'erasure_due');
    expect(await notices()).toEqual([]);
    await sweepAfter(169.5);
    await sweepAfter(170);
    expect((await notices()).map(({ data }) => data)).toMatchObject([{ count: 1, company_name: 'Acme' }]);
    await world.app.drain();
    const mail = await world.app.base.db
      .selectFrom('mail')
      .select('subject')
      .where('to_user_id', '=', world.employer.userId)
      .where('dedupe_key', 'like', 'erasure-due:%')
      .execute();
    expect(mail).toHaveLength(1);
    // As after an update of a site with old applications.
    await world.app.base.db.updateTable('application').set({ erasure_noticed_at: null }).execute();
    await sweepAfter(400);
    expect(await exists(id)).toBe(true);
    await sweepAfter(414.5);
    expect(await exists(id)).toBe(false);
  });
});

describe('a company’s pool', () => {
  test('can be offered by members who decide, after a decision, and once', async () => {
    const id = await applied();
    expect((await askFor(id)).status).toBe(401);
    expect((await askFor(id, world.seeker)).status).toBe(403);
    expect((await askFor(id, world.rival)).status).toBe(404);
    expect((await askFor(id, world.employer)).status).toBe(409);
    await move(id, 'reject', world.employer);
    expect((await answer(id, true, world.seeker)).status).toBe(409);
    expect((await askFor(id, world.employer)).body).toMatchObject({ pool: { answer: null }, can: { ask: false } });
    expect((await askFor(id, world.employer)).status).toBe(409);
    expect((await answer(id, true, world.employer)).status).toBe(403);
    expect((await answer(id, true, world.other)).status).toBe(404);
  });

  test('is asked and answered once when two requests arrive at once', async () => {
    const id = await decided();
    const asked = await Promise.all([askFor(id, world.employer), askFor(id, world.employer)]);
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const answers = await Promise.all([answer(id, true, world.seeker), answer(id, true, world.seeker)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask('GET', '/me/consents', world.seeker)).body).toHaveLength(1);
  });

  test('keeps an application only with consent, until it is withdrawn; each consent is recorded', async () => {
    const id = await decided();
    await askFor(id, world.employer);
    await world.app.drain();
    expect((await answer(id, true, world.seeker)).body).toMatchObject({ pool: { answer: true } });
    expect(daysUntil((await retentionOf(id, world.seeker)).body.endsAt)).toBe(730);
    await sweepUntil(230, 165);
    expect(await exists(id)).toBe(true);
    expect((await answer(id, false, world.seeker)).body.pool).toMatchObject({ answer: false, until: null });
    await sweepAfter(184);
    expect(await exists(id)).toBe(false);
    const consents = (await ask('GET', '/me/consents', world.seeker)).body as unknown as Consent[];
    expect(consents).toMatchObject([
      { kind: 'pool', company: 'Acme', version: '2026-11-25', ended: { how: 'withdrawn' } },
    ]);
    const data = await exportOwnData(world.app.ctx(world.seeker.actor));
    expect(data.consents).toEqual(consents);
    expect((await ask('GET', '/me/consents')).status).toBe(401);
  });

  test('asks again before the consent ends, and erases without an answer; a new consent keeps it', async () => {
    const [silent, renewed] = [await decided(), (await apply(world.other)).body.id];
    await move(renewed, 'reject', world.employer);
    for (const id of [silent, renewed]) await askFor(id, world.employer);
    await answer(silent, true, world.seeker);
    await answer(renewed, true, world.other);
    await sweepAfter(690);
    expect((await retentionOf(silent, world.seeker)).body.pool.isAskedAgain).toBe(false);
    await sweepAfter(701);
    expect((await retentionOf(silent, world.seeker)).body.pool.isAskedAgain).toBe(true);
    await world.app.base.db
      .updateTable('pool_consent')
      .set({ until: new Date(Date.now() + 86_400_000) })
      .execute();
    expect((await answer(renewed, true, world.other)).body.pool).toMatchObject({ isAskedAgain: false });
    await sweepUntil(240, 230);
    expect([await exists(silent), await exists(renewed)]).toEqual([false, true]);
    const consents = (await ask('GET', '/me/consents', world.other)).body as unknown as Consent[];
    expect(consents.map(({ ended }) => ended?.how)).toEqual([undefined, 'renewed']);
  });
});
