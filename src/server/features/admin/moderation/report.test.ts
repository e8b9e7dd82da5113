import { beforeEach, describe, expect, test } from 'vitest';

import { REPORT_TEXT_MAX } from '#contract/limits.ts';
import { exportOwnData } from '#server/own-data.ts';
import type { TestApp } from '#test/support/app.ts';
import { callJobs, createDraft, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { moderationWorld } from '#test/support/moderating.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

const { world, caseOf, casesOf, hide, keep, mailsTo, noticesOf, report } = moderationWorld();
let app: TestApp;
let admin: TestPerson;
let employer: TestPerson & { companyId: string };
let jobId: string;
beforeEach(() => void ({ app, admin, employer, jobId } = world));

describe('a report', () => {
  test('needs a reason, within limits; "something else" needs a text', async () => {
    for (const json of [
      { reason: 'ugly' },
      { reason: undefined },
      { text: 'x'.repeat(REPORT_TEXT_MAX + 1) },
      { email: 'nobody' },
      { by: 'me' },
    ])
      expect((await report(jobId, json)).status, JSON.stringify(json)).toBe(422);
    const { status, body } = await report(jobId, { reason: 'other', text: '  ' });
    expect([status, body.data?.fields]).toEqual([422, [{ path: 'text', code: 'required' }]]);
    expect(await casesOf(jobId)).toEqual([]);
  });

  test('is possible only for a job that the reporter sees', async () => {
    const draft = await createDraft(app, employer);
    const seeker = await registerPerson(app);
    for (const id of [UNKNOWN_ID, 'none', draft.id]) {
      expect((await report(id, {})).status).toBe(404);
      expect((await report(id, {}, seeker)).status).toBe(404);
    }
  });

  test('is refused to the job’s own company, and to administrators, who can decide themselves', async () => {
    const colleague = await registerColleague(app, employer);
    for (const person of [employer, colleague, admin]) {
      expect((await report(jobId, {}, person)).status).toBe(403);
      expect((await callJobs(app, 'GET', `/${jobId}`, person)).body.can.report).toBe(false);
    }
    expect((await callJobs(app, 'GET', `/${jobId}`)).body.can.report).toBe(true);
  });

  test('counts once per person until it is decided', async () => {
    const [seeker, rival] = [await registerPerson(app), await registerEmployer(app)];
    for (const person of [seeker, seeker, rival]) expect((await report(jobId, {}, person)).status).toBe(200);
    for (let count = 0; count < 2; count += 1)
      expect((await report(jobId, { email: 'Same@example.com' })).status).toBe(200);
    const open = await caseOf(jobId);
    expect([open.reports, open.reported.length]).toEqual([3, 3]);
    await keep(open.id);
    await report(jobId, {}, seeker);
    expect(await casesOf(jobId)).toEqual([
      { cause: 'report', reports: 3, decision: 'kept' },
      { cause: 'report', reports: 1, decision: null },
    ]);
  });

  test('joins one case when two first reports arrive at once', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => registerPerson(app)));
    const answers = await Promise.all(people.map((person) => report(jobId, {}, person)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await casesOf(jobId)).toEqual([{ cause: 'report', reports: 4, decision: null }]);
  });

  test('is limited per address, and per person at any address', async () => {
    const { max } = (await app.base.settings())['limits.reports_per_address'];
    for (let count = 0; count < max; count += 1) expect((await report(jobId, {})).status).toBe(200);
    expect((await report(jobId, {})).status).toBe(429);
    const seeker = await registerPerson(app);
    await app.database.db.deleteFrom('rate_limit').execute();
    for (let count = 0; count < max; count += 1) await report(jobId, {}, seeker);
    await app.database.db.deleteFrom('rate_limit').where('key', 'not like', `%${seeker.userId}`).execute();
    expect((await report(jobId, {}, seeker)).status).toBe(429);
  });

  test('is shown to administrators with its author, and to no one else', async () => {
    const seeker = await registerPerson(app, { firstName: 'Sina', lastName: 'Falk' });
    await report(jobId, { reason: 'asks_for_money', text: 'They want 200 € first.' }, seeker);
    await report(jobId, { reason: 'discriminates', text: 'Men only.', email: 'informant@example.com' });
    const { reported } = await caseOf(jobId);
    expect(reported).toMatchObject([
      { reason: 'discriminates', text: 'Men only.', reporter: null },
      { reason: 'asks_for_money', text: 'They want 200 € first.', reporter: { id: seeker.userId, name: 'Sina Falk' } },
    ]);
    await hide(jobId);
    await app.drain();
    const seen = [
      await (await app.request('GET', `/api/jobs/${jobId}`, { cookie: employer.cookie })).text(),
      JSON.stringify(await noticesOf(employer)),
      JSON.stringify(await mailsTo(employer.email)),
    ];
    seen.push(JSON.stringify(await exportOwnData(app.ctx(employer.actor))));
    for (const text of seen) expect(text).not.toMatch(/Sina|Men only|200 €|informant@example\.com/);
  });
});
