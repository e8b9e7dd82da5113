import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Interview, InterviewInput } from '#contract/interviews/interviews.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { calendarEntriesTo, interviewInput } from '#test/support/interviews.ts';
import { createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

import { MAIL_ABOUT_INTERVIEW } from '../notifications/mail-task.ts';
import { remindOfInterviews } from './remind.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let seeker: TestPerson;
let jobId: string;
let applicationId: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [owner, seeker] = await Promise.all([registerEmployer(app), registerPerson(app)]);
  ({ id: jobId } = await createActive(app, owner));
  applicationId = await applyAs(seeker);
});

const call = (method: string, path: string, { cookie }: TestPerson, json?: object) =>
  app.request(method, `/api${path}`, { cookie, ...(json ? { json } : {}) });

async function applyAs(person: TestPerson): Promise<string> {
  const answer = await call('POST', `/jobs/${jobId}/applications`, person, { coverLetter: '' });
  return ((await answer.json()) as { id: string }).id;
}

const propose = (given: Partial<InterviewInput> = {}, id = applicationId, by: TestPerson = owner) =>
  call('POST', `/applications/${id}/interviews`, by, interviewInput(owner.userId, given));

async function proposed(given: Partial<InterviewInput> = {}, id = applicationId): Promise<Interview> {
  const answer = await propose(given, id);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Interview;
}

const choose = (id: string, startsAt: string | undefined, by = seeker, timeZone = 'America/Sao_Paulo') =>
  call('POST', `/interviews/${id}/choose`, by, { startsAt, timeZone });

const statusOf = async () =>
  ((await (await call('GET', `/applications/${applicationId}`, owner)).json()) as { status: string }).status;

const entriesTo = (person: TestPerson) => calendarEntriesTo(app, person);

test('refuses past times, strangers as interviewers and decided applications', async () => {
  const stranger = await registerEmployer(app);
  const reader = await registerColleague(app, owner, { memberAs: 'reader' });
  const wrong: Partial<InterviewInput>[] = [
    { slots: [] },
    { slots: ['2020-01-01T10:00:00Z'] },
    { slots: [new Date(Date.now() + 400 * 86_400_000).toISOString()] },
    { interviewerIds: [stranger.userId] },
    { interviewerIds: [reader.userId] },
    { timeZone: 'Europe/Nowhere' },
    { timeZone: '+02:00' },
    { minutes: 0 },
    { place: 'x'.repeat(301) },
  ];
  for (const given of wrong) expect([given, (await propose(given)).status]).toEqual([given, 422]);
  expect((await propose({}, UNKNOWN_ID)).status).toBe(404);
  expect((await propose({}, applicationId, stranger)).status).toBe(404);
  expect(await statusOf()).toBe('new');
  await call('POST', `/applications/${applicationId}/reject`, owner, {});
  expect((await propose()).status).toBe(409);
});

test("sets the application's status when proposed, and sends the applicant one email", async () => {
  const interview = await proposed();
  expect(await statusOf()).toBe('interview');
  expect(interview).toMatchObject({ status: 'proposed', startsAt: null, can: { change: true, choose: false } });
  await app.drain();
  const mails = await app.base.db
    .selectFrom('mail')
    .select('subject')
    .where('to_address', '=', seeker.email)
    .where('subject', 'like', '%interview%')
    .execute();
  expect(mails.map(({ subject }) => subject)).toEqual(['Choose a time for your interview with Acme']);
});

test('accepts a proposed and free time; both sides get the same moment, each in an entry of their own', async () => {
  const { id, slots } = await proposed();
  expect((await choose(id, '2030-01-01T10:00:00Z')).status).toBe(422);
  expect((await choose(id, slots[0]?.startsAt, seeker, 'Nowhere')).status).toBe(422);
  expect((await choose(id, slots[0]?.startsAt, await registerPerson(app))).status).toBe(404);
  const booked = (await (await choose(id, slots[0]?.startsAt)).json()) as Interview;
  expect(booked).toMatchObject({ status: 'booked', startsAt: slots[0]?.startsAt, can: { choose: true, cancel: true } });
  const [own, theirs] = [await entriesTo(seeker), await entriesTo(owner)];
  expect(own).toEqual([
    {
      method: 'REQUEST',
      uid: expect.stringContaining(id) as string,
      sequence: 1,
      startsAt: slots[0]?.startsAt,
      minutes: 60,
      attendees: 1,
      status: 'CONFIRMED',
    },
  ]);
  expect(theirs).toEqual(own);
  // A repeated click sends nothing again.
  expect((await choose(id, slots[0]?.startsAt)).status).toBe(200);
  expect(await entriesTo(seeker)).toHaveLength(1);
});

test('emails the applicant about repeated changes six times a day, then the latest state; about its end immediately', async () => {
  const { id, slots } = await proposed();
  await entriesTo(seeker);
  await choose(id, slots[0]?.startsAt);
  await entriesTo(seeker);
  const input = { ...interviewInput(owner.userId), slots: [] };
  for (let count = 1; count <= 8; count += 1) {
    await call('POST', `/interviews/${id}/move`, owner, { ...input, place: `Room ${count}` });
    await entriesTo(seeker);
  }
  const sequences = async () => (await entriesTo(seeker)).map(({ sequence }) => sequence);
  expect(await sequences()).toEqual([1, 2, 3, 4, 5, 6]);
  await app.base.db.deleteFrom('rate_limit').execute();
  await app.database.pool.query(`update pgboss.job set start_after = now() where name = $1 and state = 'created'`, [
    MAIL_ABOUT_INTERVIEW,
  ]);
  expect(await sequences()).toEqual([1, 2, 3, 4, 5, 6, 9]);
  await changeSetting(app, 'limits.status_mails_per_application', { max: 1, seconds: 3_600 });
  await call('POST', `/interviews/${id}/cancel`, owner, {});
  expect(await sequences()).toEqual([1, 2, 3, 4, 5, 6, 9, 10]);
  await changeSetting(app, 'limits.status_mails_per_application', { max: 6, seconds: 86_400 });
});

test("keeps the entry's id and increments its sequence when moved, changed and cancelled", async () => {
  const { id, slots } = await proposed();
  await choose(id, slots[0]?.startsAt);
  await entriesTo(seeker);
  await choose(id, slots[1]?.startsAt);
  await entriesTo(seeker);
  const keep = { ...interviewInput(owner.userId), slots: [], place: 'Room 4' };
  expect((await call('POST', `/interviews/${id}/move`, owner, keep)).status).toBe(200);
  await entriesTo(seeker);
  const { slots: next } = (await (
    await call('POST', `/interviews/${id}/move`, owner, interviewInput(owner.userId))
  ).json()) as Interview;
  await entriesTo(seeker);
  expect((await call('POST', `/interviews/${id}/ask`, seeker, { text: 'After six, please.' })).status).toBe(200);
  await entriesTo(seeker);
  await choose(id, next[0]?.startsAt);
  await entriesTo(seeker);
  expect((await call('POST', `/interviews/${id}/cancel`, seeker, {})).status).toBe(200);
  const entries = await entriesTo(seeker);
  expect(entries.map(({ method, sequence, startsAt }) => [method, sequence, startsAt])).toEqual([
    ['REQUEST', 1, slots[0]?.startsAt],
    ['REQUEST', 2, slots[1]?.startsAt],
    ['REQUEST', 3, slots[1]?.startsAt],
    ['CANCEL', 4, slots[1]?.startsAt],
    ['REQUEST', 6, next[0]?.startsAt],
    ['CANCEL', 7, next[0]?.startsAt],
  ]);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
  for (const verb of ['choose', 'ask', 'cancel'])
    expect(
      (
        await call(
          'POST',
          `/interviews/${id}/${verb}`,
          seeker,
          verb === 'choose'
            ? { startsAt: next[0]?.startsAt, timeZone: 'UTC' }
            : verb === 'ask'
              ? { text: 'Again?' }
              : {},
        )
      ).status,
    ).toBe(409);
});

test('loses no entry when changes happen before the emails are written', async () => {
  const { id, slots } = await proposed();
  await choose(id, slots[0]?.startsAt);
  await call('POST', `/interviews/${id}/ask`, seeker, { text: 'Rather later?' });
  expect((await entriesTo(owner)).map(({ method, sequence }) => [method, sequence])).toEqual([['REQUEST', 2]]);
  await choose(id, slots[1]?.startsAt);
  await call('POST', `/interviews/${id}/move`, owner, interviewInput(owner.userId));
  const entries = await entriesTo(owner);
  expect(entries.at(-1)).toMatchObject({ method: 'CANCEL', sequence: 4, startsAt: slots[1]?.startsAt });
});

test('gives new interviewers the entry, and removes it for former ones, also when times are proposed again', async () => {
  const [ann, bob] = [
    await registerColleague(app, owner, { memberAs: 'interviewer' }),
    await registerColleague(app, owner, { memberAs: 'interviewer' }),
  ];
  const { id, slots } = await proposed({ interviewerIds: [ann.userId] });
  await choose(id, slots[0]?.startsAt);
  await app.drain();
  const replace = (by: TestPerson, given: Partial<InterviewInput>) =>
    call('POST', `/interviews/${id}/move`, owner, { ...interviewInput(by.userId), ...given });
  expect((await replace(bob, { slots: [] })).status).toBe(200);
  const methods = async (person: TestPerson) =>
    (await entriesTo(person)).map(({ method, sequence }) => [method, sequence]);
  expect(await methods(ann)).toEqual([
    ['REQUEST', 1],
    ['CANCEL', 2],
  ]);
  expect(await methods(bob)).toEqual([['REQUEST', 2]]);
  const noticesOf = async ({ userId }: TestPerson) =>
    (
      await app.base.db.selectFrom('notification').select('data').where('user_id', '=', userId).orderBy('id').execute()
    ).map(({ data }) => data.kind === 'interview' && data.what);
  expect((await noticesOf(ann)).at(-1)).toBe('removed');
  expect((await replace(ann, {})).status).toBe(200);
  expect(await methods(ann)).toEqual([
    ['REQUEST', 1],
    ['CANCEL', 2],
  ]);
  expect(await methods(bob)).toEqual([
    ['REQUEST', 2],
    ['CANCEL', 3],
  ]);
  expect((await methods(seeker)).at(-1)).toEqual(['CANCEL', 3]);
});

test('lets one of ten people book the same time', async () => {
  const offered = [new Date(Date.now() + 30 * 86_400_000).toISOString()];
  const people = await Promise.all(Array.from({ length: 10 }, () => registerPerson(app)));
  const interviews = await Promise.all(
    people.map(async (person) => ({ person, ...(await proposed({ slots: offered }, await applyAs(person))) })),
  );
  const answers = await Promise.all(interviews.map(({ id, person }) => choose(id, offered[0], person)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  const late = interviews.find((_, at) => statuses[at] === 409)!;
  const read = (await (await call('GET', `/applications/${late.applicationId}/interviews`, late.person)).json()) as {
    interviews: Interview[];
  };
  expect(read.interviews[0]?.slots).toEqual([{ startsAt: expect.any(String) as string, isFree: false }]);
});

test('allows an interview adjacent to another, and refuses an overlapping one', async () => {
  const start = Date.now() + 20 * 86_400_000;
  const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
  const first = await proposed({ slots: [at(0)], minutes: 60 });
  expect((await choose(first.id, at(0))).status).toBe(200);
  const other = await registerPerson(app);
  const id = await applyAs(other);
  const { id: second } = await proposed({ slots: [at(-30), at(30), at(59), at(-29), at(60)], minutes: 30 }, id);
  for (const minutes of [30, 59, -29])
    expect([minutes, (await choose(second, at(minutes), other)).status]).toEqual([minutes, 409]);
  for (const minutes of [-30, 60])
    expect([minutes, (await choose(second, at(minutes), other)).status]).toEqual([minutes, 200]);
});

test('cancels interviews of a rejected or withdrawn application, also in calendars', async () => {
  const { id, slots } = await proposed();
  await choose(id, slots[0]?.startsAt);
  await entriesTo(owner);
  await call('POST', `/applications/${applicationId}/withdraw`, seeker, {});
  expect((await entriesTo(owner)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
  const { interviews } = (await (await call('GET', `/applications/${applicationId}/interviews`, owner)).json()) as {
    interviews: Interview[];
  };
  expect(interviews[0]).toMatchObject({ status: 'cancelled', can: { change: false, cancel: false } });
});

test('lets only the two sides download the entry', async () => {
  const { id, slots } = await proposed();
  const download = (by: TestPerson) => call('GET', `/interviews/${id}/calendar.ics`, by);
  expect((await download(seeker)).status).toBe(404);
  await choose(id, slots[0]?.startsAt);
  const answer = await download(seeker);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const event = new ICAL.Component(ICAL.parse(await answer.text()) as []).getFirstSubcomponent('vevent')!;
  expect(new ICAL.Event(event).startDate.toJSDate().toISOString()).toBe(slots[0]?.startsAt);
  expect((await download(await registerEmployer(app))).status).toBe(404);
});

test('reminds both sides a day and an hour before, once, and not of one booked just now', async () => {
  const startsAt = new Date(Date.now() + 23 * 3_600_000).toISOString();
  const { id } = await proposed({ slots: [startsAt] });
  await choose(id, startsAt);
  const reminders = async () => {
    await remindOfInterviews(app.ctx());
    await app.drain();
    const rows = await app.base.db
      .selectFrom('mail')
      .select('subject')
      .where('to_address', 'in', [seeker.email, owner.email])
      .execute();
    return rows.filter(({ subject }) => subject.startsWith('Reminder')).length;
  };
  const set = (values: { updated_at?: Date; starts_at?: Date }) =>
    app.base.db.updateTable('interview').set(values).where('id', '=', id).execute();
  expect(await reminders()).toBe(0);
  await set({ updated_at: new Date(Date.now() - 7_200_000) });
  expect([await reminders(), await reminders()]).toEqual([2, 2]);
  await set({ starts_at: new Date(Date.now() + 50 * 60_000) });
  expect([await reminders(), await reminders()]).toEqual([4, 4]);
});

const cancel = (id: string, by: TestPerson) => call('POST', `/interviews/${id}/cancel`, by, {});

const startedAnHourAgo = (id: string) =>
  app.base.db
    .updateTable('interview')
    .set({ starts_at: new Date(Date.now() - 3_600_000) })
    .where('id', '=', id)
    .execute();

async function bookedId(): Promise<string> {
  const { id, slots } = await proposed();
  expect((await choose(id, slots[0]?.startsAt)).status).toBe(200);
  return id;
}

/** The application's only interview, as its company reads it. */
async function readOnly(): Promise<Interview | undefined> {
  const answer = await call('GET', `/applications/${applicationId}/interviews`, owner);
  return ((await answer.json()) as { interviews: Interview[] }).interviews[0];
}

test('refuses a time that has passed since it was proposed', async () => {
  const { id } = await proposed({ slots: [new Date(Date.now() + 86_400_000).toISOString()] });
  const passed = new Date(Date.now() - 60_000);
  await app.base.db.updateTable('interview_slot').set({ starts_at: passed }).where('interview_id', '=', id).execute();
  expect((await choose(id, passed.toISOString())).status).toBe(422);
  expect(await readOnly()).toMatchObject({ status: 'proposed', slots: [] });
});

test('refuses any change of an interview that has begun', async () => {
  const { id, slots } = await proposed();
  await choose(id, slots[0]?.startsAt);
  await startedAnHourAgo(id);
  expect((await choose(id, slots[1]?.startsAt)).status).toBe(409);
  expect((await call('POST', `/interviews/${id}/ask`, seeker, { text: 'Later?' })).status).toBe(409);
  expect((await call('POST', `/interviews/${id}/move`, owner, interviewInput(owner.userId))).status).toBe(409);
  for (const by of [owner, seeker]) expect((await cancel(id, by)).status).toBe(409);
});

test.each([
  ['proposed', async () => (await proposed()).id],
  ['booked', bookedId],
])('cancels a %s interview once when both sides cancel at the same time', async (_status, create) => {
  const id = await create();
  const answers = await Promise.all([cancel(id, owner), cancel(id, seeker)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('keeps an interview that took place when its application is rejected', async () => {
  const id = await bookedId();
  await startedAnHourAgo(id);
  await entriesTo(seeker);
  await call('POST', `/applications/${applicationId}/reject`, owner, {});
  expect(await readOnly()).toMatchObject({ id, status: 'booked' });
  expect((await entriesTo(seeker)).map(({ method }) => method)).not.toContain('CANCEL');
});

test('hides a rejected application from the interviewer of a proposed interview', async () => {
  const interviewer = await registerColleague(app, owner, { memberAs: 'interviewer' });
  await proposed({ interviewerIds: [interviewer.userId] });
  const read = async () => (await call('GET', `/applications/${applicationId}`, interviewer)).status;
  expect(await read()).toBe(200);
  await call('POST', `/applications/${applicationId}/reject`, owner, {});
  expect(await readOnly()).toMatchObject({ status: 'cancelled' });
  expect(await read()).toBe(404);
});

test('books an applicant with only one of two companies at the same time', async () => {
  const id = await bookedId();
  const [taken] = (await readOnly())?.slots ?? [];
  const rival = await registerEmployer(app);
  const { id: otherJob } = await createActive(app, rival);
  const sent = await call('POST', `/jobs/${otherJob}/applications`, seeker, { coverLetter: '' });
  const { id: other } = (await sent.json()) as { id: string };
  const slots = [taken?.startsAt ?? ''];
  const made = await call('POST', `/applications/${other}/interviews`, rival, interviewInput(rival.userId, { slots }));
  const { id: second } = (await made.json()) as Interview;
  expect((await choose(second, taken?.startsAt)).status).toBe(409);
  // A cancelled interview no longer blocks its time.
  await cancel(id, seeker);
  expect((await choose(second, taken?.startsAt)).status).toBe(200);
});

test('sends no reminder of a cancelled interview', async () => {
  const id = await bookedId();
  await cancel(id, seeker);
  const soon = { starts_at: new Date(Date.now() + 50 * 60_000), updated_at: new Date(Date.now() - 7_200_000) };
  await app.base.db.updateTable('interview').set(soon).where('id', '=', id).execute();
  await remindOfInterviews(app.ctx());
  const { rows } = await app.database.pool.query('select from interview_reminder where interview_id = $1', [id]);
  expect(rows).toEqual([]);
});

test('notifies only the company when the applicant chooses or requests a time', async () => {
  const { id, slots } = await proposed();
  await choose(id, slots[0]?.startsAt);
  await call('POST', `/interviews/${id}/ask`, seeker, { text: 'Rather later?' });
  const told = async ({ userId }: TestPerson) =>
    (
      await app.base.db.selectFrom('notification').select('data').where('user_id', '=', userId).orderBy('id').execute()
    ).flatMap(({ data }) => (data.kind === 'interview' ? [data.what] : []));
  expect([await told(seeker), await told(owner)]).toEqual([['proposed'], ['booked', 'asked']]);
});

test('refuses the twenty-first interview of an application', async () => {
  for (let made = 0; made < 20; made += 1) await proposed();
  expect((await propose()).status).toBe(409);
});

test('does not notify former members about interviews', async () => {
  const interviewer = await registerColleague(app, owner, { memberAs: 'interviewer' });
  const { id, slots } = await proposed({ interviewerIds: [owner.userId, interviewer.userId] });
  await app.base.db.deleteFrom('company_member').where('user_id', '=', interviewer.userId).execute();
  await choose(id, slots[0]?.startsAt);
  expect(await entriesTo(owner)).toHaveLength(1);
  const told = await app.base.db
    .selectFrom('notification')
    .select('data')
    .where('user_id', '=', interviewer.userId)
    .execute();
  expect([
    told.filter(({ data }) => data.kind === 'interview' && data.what === 'booked'),
    await entriesTo(interviewer),
  ]).toEqual([[], []]);
});
