import { beforeEach, describe, expect, test } from 'vitest';

import type { TestApp } from '#test/support/app.ts';
import { callJobs, createActive, createDraft, dayIn, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { moderationWorld } from '#test/support/moderating.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { newId } from '../../../platform/id.ts';

const { world, call, caseOf, casesOf, hide, keep, report, restore, statusOf } = moderationWorld();
let app: TestApp;
let employer: TestPerson & { companyId: string };
let jobId: string;
beforeEach(() => void ({ app, employer, jobId } = world));

describe('the queue', () => {
  test('is for administrators only', async () => {
    await report(jobId, {});
    const { id } = await caseOf(jobId);
    const seeker = await registerPerson(app);
    for (const [cookie, status] of [
      ['', 401],
      [seeker.cookie, 403],
      [employer.cookie, 403],
    ] as const) {
      for (const path of ['/admin/moderation', '/admin/moderation/count', `/admin/moderation/${id}`])
        expect((await call('GET', path, undefined, cookie)).status).toBe(status);
      for (const path of [`/admin/moderation/${id}/keep`, `/admin/jobs/${jobId}/restore`])
        expect((await call('POST', path, {}, cookie)).status).toBe(status);
      expect((await call('POST', `/admin/jobs/${jobId}/hide`, { reason: 'x' }, cookie)).status).toBe(status);
    }
    expect(await statusOf(jobId)).toBe(200);
  });

  test('refuses unknown cases, and cursors of other lists', async () => {
    for (const id of [UNKNOWN_ID, 'none']) {
      expect((await call('GET', `/admin/moderation/${id}`)).status).toBe(404);
      expect((await keep(id)).status).toBe(404);
      expect((await hide(id)).status).toBe(404);
      expect((await restore(id)).status).toBe(404);
    }
    for (const query of ['?cursor=nowhere', '?state=closed'])
      expect((await call('GET', `/admin/moderation${query}`)).status).toBe(422);
  });

  test('lists jobs of a new company, which are open, until one of them was kept', async () => {
    const fresh = await registerEmployer(app);
    const [one, two] = [await createActive(app, fresh), await createActive(app, fresh)];
    expect(await statusOf(one.id)).toBe(200);
    expect([await casesOf(one.id), await casesOf(two.id)]).toEqual([
      [{ cause: 'first_job', reports: 0, decision: null }],
      [{ cause: 'first_job', reports: 0, decision: null }],
    ]);
    await hide(one.id);
    const three = await createActive(app, fresh);
    expect(await casesOf(three.id)).toHaveLength(1);
    await keep((await caseOf(two.id)).id);
    const four = await createActive(app, fresh);
    expect(await casesOf(four.id)).toEqual([]);
  });

  test('lists a job once: not again when it is paused, resumed or renewed', async () => {
    const fresh = await registerEmployer(app);
    const { id } = await createActive(app, fresh);
    await keep((await caseOf(id)).id);
    for (const [verb, json] of [
      ['pause', {}],
      ['publish', {}],
      ['close', { reason: 'cancelled' }],
      ['renew', { validThrough: dayIn(20) }],
    ] as const)
      expect((await callJobs(app, 'POST', `/${id}/${verb}`, fresh, json)).status).toBe(200);
    expect(await casesOf(id)).toHaveLength(1);
  });

  test('begins with reported cases, then the oldest, and is paged without gaps', async () => {
    await app.base.db.deleteFrom('moderation_case').where('decided_at', 'is', null).execute();
    for (let count = 0; count < 55; count += 1) {
      const { id } = await createDraft(app, employer);
      await app.base.db
        .insertInto('moderation_case')
        .values({ id: newId(), job_id: id, cause: 'first_job', opened_at: new Date(Date.now() - count) })
        .execute();
    }
    await report(jobId, {});
    const first = (await call('GET', '/admin/moderation')).body;
    expect(first.cases[0]).toMatchObject({
      cause: 'report',
      reports: 1,
      job: { id: jobId, title: 'Keeper of Wombats' },
    });
    expect(first.cases).toHaveLength(50);
    const all = [...first.cases];
    for (let cursor = first.nextCursor; cursor;) {
      const { body } = await call('GET', `/admin/moderation?cursor=${cursor}`);
      all.push(...body.cases);
      cursor = body.nextCursor;
    }
    const { open } = (await call('GET', '/admin/moderation/count')).body;
    expect([all.length, new Set(all.map(({ id }) => id)).size]).toEqual([open, open]);
    const waiting = all.slice(1).map(({ openedAt }) => openedAt);
    expect(waiting).toEqual(waiting.toSorted());
    await app.base.db.deleteFrom('moderation_case').where('decided_at', 'is', null).execute();
  });

  test("shows a case with the job, its company and the company's age", async () => {
    await report(jobId, { text: 'Look at this.' });
    const open = await caseOf(jobId);
    expect(open).toMatchObject({
      cause: 'report',
      decided: null,
      job: { id: jobId, status: 'active', hidden: null, postedBy: { id: employer.userId } },
      company: { id: employer.companyId, name: 'Acme', verified: false, jobsPublished: 2 },
      can: { keep: true, hide: true, restore: false },
    });
    expect(Date.now() - Date.parse(open.company?.createdAt ?? '')).toBeLessThan(600_000);
  });
});
