import ical from 'ical-generator';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { BusyCalendar } from '#contract/interviews/busy-times.ts';
import type { Interview } from '#contract/interviews/interviews.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let server: Server;
let owner: TestPerson & { companyId: string };
let seeker: TestPerson;
let applicationId: string;
/** The answers of the calendar's server. */
let answer: { status: number; body: string };
let asked = 0;

beforeAll(async () => {
  app = await createTestApp({ PRIVATE_NETWORKS: '127.0.0.0/8' });
  server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(answer.status, { 'content-type': 'text/calendar' }).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await app.close();
});
beforeEach(async () => {
  answer = { status: 200, body: '' };
  [owner, seeker] = await Promise.all([registerEmployer(app), registerPerson(app)]);
  const { id: jobId } = await createActive(app, owner);
  const sent = await call('POST', `/jobs/${jobId}/applications`, seeker, { coverLetter: '' });
  applicationId = ((await sent.json()) as { id: string }).id;
});

const call = (method: string, path: string, { cookie }: { cookie: string }, json?: object) =>
  app.request(method, `/api${path}`, { cookie, ...(json ? { json } : {}) });

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-2f8.ics`;
const save = (person: TestPerson, given = address()) => call('PUT', '/me/busy-times', person, { address: given });

async function calendarOf(person: TestPerson): Promise<BusyCalendar | null> {
  await app.drain();
  return ((await (await call('GET', '/me/busy-times', person)).json()) as { calendar: BusyCalendar | null }).calendar;
}

function busyFrom(startsAt: string, minutes = 60, uid = 'other@mail.example'): void {
  const calendar = ical();
  const start = new Date(startsAt);
  calendar.createEvent({ id: uid, start, end: new Date(start.getTime() + minutes * 60_000), summary: 'Dentist' });
  answer.body = calendar.toString();
}

async function propose(interviewerId: string): Promise<Interview> {
  const made = await call('POST', `/applications/${applicationId}/interviews`, owner, interviewInput(interviewerId));
  expect(made.status).toBe(201);
  return (await made.json()) as Interview;
}

const slotsOf = async () =>
  (
    (await (await call('GET', `/applications/${applicationId}/interviews`, seeker)).json()) as {
      interviews: Interview[];
    }
  ).interviews[0]?.slots;

const choose = (id: string, startsAt: string | undefined) =>
  call('POST', `/interviews/${id}/choose`, seeker, { startsAt, timeZone: 'Europe/Lisbon' });

const busyAt = async (startsAt: string | undefined, by: TestPerson = owner, more = '') =>
  call('GET', `/applications/${applicationId}/busy?startsAt=${startsAt}&minutes=30${more}`, by);

test('refuses an invalid calendar address, job seekers and strangers', async () => {
  for (const given of ['', 'calendar', 'file:///etc/passwd', 'ftp://calendar.example/a.ics', 'x'.repeat(2_001)])
    expect([given, (await save(owner, given)).status]).toEqual([given, 422]);
  expect((await save(seeker)).status).toBe(403);
  const at = new Date(Date.now() + 86_400_000).toISOString();
  expect((await busyAt(at, await registerEmployer(app))).status).toBe(404);
  expect((await busyAt(at, seeker)).status).toBe(403);
  expect((await busyAt('tomorrow')).status).toBe(422);
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await save(owner)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
});

test('hides times when an interviewer is busy from the applicant, and shows the company who is busy', async () => {
  const { id, slots } = await propose(owner.userId);
  const [first, second] = slots.map(({ startsAt }) => startsAt);
  busyFrom(first ?? '');
  expect((await save(owner)).status).toBe(200);
  expect(await calendarOf(owner)).toEqual({
    host: new URL(address()).host,
    readAt: expect.any(String) as string,
    problem: null,
  });
  expect((await slotsOf())?.map(({ isFree }) => isFree)).toEqual([false, true]);
  expect((await choose(id, first)).status).toBe(409);
  expect(await (await busyAt(first)).json()).toEqual({ userIds: [owner.userId] });
  expect(await (await busyAt(second)).json()).toEqual({ userIds: [] });
  expect((await choose(id, second)).status).toBe(200);
  // Busy because of the interview, unless it is the one being moved.
  expect(await (await busyAt(second)).json()).toEqual({ userIds: [owner.userId] });
  expect(await (await busyAt(second, owner, `&interviewId=${id}`)).json()).toEqual({ userIds: [] });
  // Nothing remains after it is removed.
  expect((await call('DELETE', '/me/busy-times', owner)).status).toBe(200);
  expect((await slotsOf())?.map(({ isFree }) => isFree)).toEqual([true, true]);
  expect(await calendarOf(owner)).toBeNull();
});

test('keeps one address when it is saved several times at once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => save(owner)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await calendarOf(owner)).toMatchObject({ problem: 'no_calendar' });
});

test('frees interviewers when their interview is cancelled', async () => {
  const { id, slots } = await propose(owner.userId);
  await choose(id, slots[0]?.startsAt);
  expect(await (await busyAt(slots[0]?.startsAt)).json()).toEqual({ userIds: [owner.userId] });
  await call('POST', `/interviews/${id}/cancel`, owner, {});
  expect(await (await busyAt(slots[0]?.startsAt)).json()).toEqual({ userIds: [] });
});

test("ignores the interview's own entry in that calendar", async () => {
  const { id, slots } = await propose(owner.userId);
  busyFrom(slots[0]?.startsAt ?? '', 60, `${id}@${app.config.appUrl.hostname}`);
  await save(owner);
  await calendarOf(owner);
  expect((await slotsOf())?.map(({ isFree }) => isFree)).toEqual([true, true]);
});

test('ignores members who do not hold the interview', async () => {
  const colleague = await registerColleague(app, owner);
  const { slots } = await propose(owner.userId);
  busyFrom(slots[0]?.startsAt ?? '');
  await save(colleague);
  await calendarOf(colleague);
  expect((await slotsOf())?.map(({ isFree }) => isFree)).toEqual([true, true]);
  expect(await (await busyAt(slots[0]?.startsAt)).json()).toEqual({ userIds: [colleague.userId] });
});

test('shows why a calendar could not be read, without its address, and keeps the known times', async () => {
  const { slots } = await propose(owner.userId);
  busyFrom(slots[0]?.startsAt ?? '');
  await save(owner);
  await calendarOf(owner);
  const again = async (status: number, body: string) => {
    answer = { status, body };
    await app.base.db
      .updateTable('busy_calendar')
      .set({ due_at: new Date(0) })
      .where('user_id', '=', owner.userId)
      .execute();
    await app.base.db
      .transaction()
      .execute((tx) => app.base.transactional.enqueue(tx, 'interviews.collect_calendars', {}));
    await app.drain();
    return (await calendarOf(owner))?.problem;
  };
  expect(await again(404, '')).toBe('refused');
  expect(await again(200, '<html></html>')).toBe('no_calendar');
  expect(await again(200, 'x'.repeat(5_000_001))).toBe('too_large');
  expect((await slotsOf())?.map(({ isFree }) => isFree)).toEqual([false, true]);
  const { due_at: dueAt } = await app.base.db
    .selectFrom('busy_calendar')
    .select('due_at')
    .where('user_id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  // Half an hour, doubled three times.
  expect(dueAt.getTime() - Date.now()).toBeGreaterThan(3.9 * 3_600_000);
  busyFrom(slots[1]?.startsAt ?? '');
  expect(await again(200, answer.body)).toBeNull();
  expect((await slotsOf())?.map(({ isFree }) => isFree)).toEqual([true, false]);
});

test('reads no calendar of a banned person', async () => {
  const person = await registerEmployer(app);
  const { userId } = person;
  busyFrom(new Date(Date.now() + 86_400_000).toISOString());
  await save(person);
  await app.drain();
  const readAt = () =>
    app.base.db.selectFrom('busy_calendar').select('read_at').where('user_id', '=', userId).executeTakeFirstOrThrow();
  const { read_at: before } = await readAt();
  expect(before).not.toBeNull();
  await app.base.db.updateTable('user_account').set({ banned_at: new Date() }).where('id', '=', userId).execute();
  await app.base.db
    .transaction()
    .execute((tx) => app.base.transactional.enqueue(tx, 'interviews.read_calendar', { userId }));
  await app.drain();
  expect(await readAt()).toEqual({ read_at: before });
});

test('never calls an address in a private network', async () => {
  const strict = await createTestApp();
  const member = await registerEmployer(strict);
  asked = 0;
  const saved = await strict.request('PUT', '/api/me/busy-times', {
    cookie: member.cookie,
    json: { address: address() },
  });
  expect(saved.status).toBe(200);
  await strict.drain();
  const read = await strict.request('GET', '/api/me/busy-times', { cookie: member.cookie });
  expect(await read.json()).toMatchObject({ calendar: { problem: 'unreachable', readAt: null } });
  expect(asked).toBe(0);
  await strict.close();
});
