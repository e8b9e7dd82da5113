import ICAL from 'ical.js';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { Interview } from '#contract/interviews/interviews.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let seeker: TestPerson;
let interview: Interview;
beforeAll(async () => {
  app = await sharedTestApp();
});

const call = async (method: string, path: string, { cookie }: TestPerson, json?: object) =>
  (await (await app.request(method, `/api${path}`, { cookie, ...(json ? { json } : {}) })).json()) as {
    id: string;
    url: string;
    createdAt: string | null;
  };

beforeEach(async () => {
  [owner, seeker] = await Promise.all([registerEmployer(app), registerPerson(app)]);
  const { id: jobId } = await createActive(app, owner);
  const { id } = await call('POST', `/jobs/${jobId}/applications`, seeker, { coverLetter: '' });
  interview = (await call(
    'POST',
    `/applications/${id}/interviews`,
    owner,
    interviewInput(owner.userId),
  )) as unknown as Interview;
});

const choose = () =>
  call('POST', `/interviews/${interview.id}/choose`, seeker, {
    startsAt: interview.slots[0]?.startsAt,
    timeZone: 'America/Sao_Paulo',
  });

const feedOf = async (person: TestPerson) => new URL((await call('POST', '/me/calendar', person, {})).url).pathname;

/** Requests it without a cookie, as calendars do. */
async function read(path: string) {
  const answer = await app.request('GET', path);
  if (answer.status !== 200) return { status: answer.status, events: [] };
  const parsed = new ICAL.Component(ICAL.parse(await answer.text()) as []);
  return { status: 200, events: parsed.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) };
}

test('shows each side the same moment, from its booking to its cancellation', async () => {
  const colleague = await registerColleague(app, owner);
  const paths = await Promise.all([owner, seeker, colleague].map(feedOf));
  expect((await Promise.all(paths.map(read))).map(({ events }) => events.length)).toEqual([0, 0, 0]);
  await choose();
  const feeds = await Promise.all(paths.map(read));
  // The calendar of a colleague who does not hold it does not contain it.
  expect(feeds.map(({ events }) => events.map(({ uid }) => uid.split('@')[0]))).toEqual([
    [interview.id],
    [interview.id],
    [],
  ]);
  const moments = feeds.flatMap(({ events }) => events.map(({ startDate }) => startDate.toJSDate().toISOString()));
  expect(new Set(moments)).toEqual(new Set([interview.slots[0]?.startsAt]));
  await call('POST', `/interviews/${interview.id}/cancel`, seeker, {});
  expect((await Promise.all(paths.map(read))).map(({ events }) => events.length)).toEqual([0, 0, 0]);
});

test('returns 404 for an unknown address, one that was replaced or ended, and that of a banned person', async () => {
  await choose();
  const first = await feedOf(seeker);
  const second = await feedOf(seeker);
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  expect((await read(`/api/me/calendar/${'x'.repeat(43)}.ics`)).status).toBe(404);
  await app.base.db
    .updateTable('user_account')
    .set({ banned_at: new Date() })
    .where('id', '=', seeker.userId)
    .execute();
  expect((await read(second)).status).toBe(404);
  const third = await feedOf(owner);
  expect((await call('GET', '/me/calendar', owner)).createdAt).not.toBeNull();
  await call('DELETE', '/me/calendar', owner);
  expect([(await read(third)).status, (await call('GET', '/me/calendar', owner)).createdAt]).toEqual([404, null]);
});

test('stores only a digest of the address', async () => {
  const path = await feedOf(owner);
  const secret = path.split('/').at(-1)?.replace('.ics', '') ?? '';
  const rows = await app.base.db.selectFrom('calendar_feed').selectAll().execute();
  expect([secret.length, JSON.stringify(rows).includes(secret)]).toEqual([43, false]);
});
