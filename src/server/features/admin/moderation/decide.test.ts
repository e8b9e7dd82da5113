import { beforeEach, describe, expect, test } from 'vitest';

import { HIDE_REASON_MAX } from '#contract/limits.ts';
import type { TestApp } from '#test/support/app.ts';
import { sendAtOnce, sortedStatuses } from '#test/support/at-once.ts';
import { callJobs, createActive, createDraft } from '#test/support/jobs.ts';
import { moderationWorld } from '#test/support/moderating.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

const { world, call, caseOf, casesOf, hide, historyOf, keep, report, restore, statusOf } = moderationWorld();
let app: TestApp;
let employer: TestPerson & { companyId: string };
let jobId: string;
beforeEach(() => void ({ app, employer, jobId } = world));

const queue = async (query = '') => (await call('GET', `/admin/moderation${query}`)).body.cases;

describe('a decision', () => {
  test('to hide needs a reason, and a published job', async () => {
    for (const reason of ['', '  ', 'x'.repeat(HIDE_REASON_MAX + 1)])
      expect((await hide(jobId, { reason })).body.data?.fields).toMatchObject([{ path: 'reason' }]);
    const draft = await createDraft(app, employer);
    expect((await hide(draft.id)).body.data?.reason).toBe('wrong_status');
    expect((await restore(jobId)).body.data?.reason).toBe('wrong_status');
    expect(await casesOf(jobId)).toEqual([]);
  });

  test('to keep a job is made once and recorded', async () => {
    await report(jobId, {});
    const { id } = await caseOf(jobId);
    expect((await keep(id)).body).toMatchObject({ decided: { as: 'kept' }, can: { keep: false } });
    expect((await keep(id)).status).toBe(409);
    expect(await statusOf(jobId)).toBe(200);
    expect(await historyOf(jobId)).toEqual([['job.kept', undefined]]);
    expect((await queue('?state=decided'))[0]).toMatchObject({ id, decided: { as: 'kept' } });
    expect((await queue()).some((row) => row.id === id)).toBe(false);
  });

  test('to keep a job is recorded once when two administrators decide at the same time', async () => {
    await report(jobId, {});
    const { id } = await caseOf(jobId);
    const lock = `select from moderation_case where id = '${id}' for update`;
    const keeping = () => keep(id);
    expect(sortedStatuses(await sendAtOnce(app, lock, [keeping, keeping]))).toEqual([200, 409]);
    expect(await historyOf(jobId)).toHaveLength(1);
  });

  test('to hide removes the job for everyone but its company, which reads the reason', async () => {
    const seeker = await registerPerson(app);
    await report(jobId, {});
    const { id } = await caseOf(jobId);
    const heard: string[] = [];
    app.changes.listen((topics) => heard.push(...(topics ?? [])));
    expect((await hide(jobId, { caseId: id })).body).toMatchObject({
      id,
      decided: { as: 'hidden' },
      job: { hidden: { reason: 'Asks for money.', byBan: false } },
      can: { keep: false, hide: false, restore: true },
    });
    expect([await statusOf(jobId), await statusOf(jobId, seeker), await statusOf(jobId, employer)]).toEqual([
      404, 404, 200,
    ]);
    for (const path of ['/api/jobs?q=wombats', '/jobs/feed.json', '/sitemap.xml'])
      expect(await (await app.request('GET', path)).text(), path).not.toContain(jobId);
    expect(await app.base.db.selectFrom('job_search').select('job_id').where('job_id', '=', jobId).execute()).toEqual(
      [],
    );
    await expect
      .poll(() => heard)
      .toEqual(expect.arrayContaining(['jobs', `job:${jobId}`, `company:${employer.companyId}`]));
    const seen = await app.request('GET', `/api/jobs/${jobId}`, { cookie: employer.cookie });
    expect(await seen.json()).toMatchObject({ hidden: { reason: 'Asks for money.' } });
    expect((await callJobs(app, 'POST', `/${jobId}/publish`, employer)).status).toBe(409);
    expect(await historyOf(jobId)).toEqual([['job.hidden', 'Asks for money.']]);
  });

  test('to hide is possible without a case, and creates one', async () => {
    expect((await hide(jobId)).body).toMatchObject({ cause: 'administrator', decided: { as: 'hidden' } });
    expect((await hide(jobId)).status).toBe(409);
    expect(await casesOf(jobId)).toEqual([{ cause: 'administrator', reports: 0, decision: 'hidden' }]);
  });

  test('to hide decides only a case of that job', async () => {
    const other = await createActive(app, employer);
    await report(other.id, {});
    expect((await hide(jobId, { caseId: (await caseOf(other.id)).id })).status).toBe(404);
    expect([await statusOf(jobId), await statusOf(other.id)]).toEqual([200, 200]);
  });

  test('by two administrators at once succeeds for one; the other gets 409', async () => {
    const second = await registerPerson(app, { role: 'admin' });
    for (let round = 0; round < 3; round += 1) {
      const { id } = await createActive(app, employer);
      await report(id, {});
      const { id: caseId } = await caseOf(id);
      const answers = await Promise.all([hide(id, { caseId }), keep(caseId, second), hide(id, { caseId }, second)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
      expect(await historyOf(id)).toHaveLength(1);
      const isHidden = (await casesOf(id))[0]?.decision === 'hidden';
      expect(await statusOf(id)).toBe(isHidden ? 404 : 200);
    }
  });

  test('from an outdated page is not made again', async () => {
    await report(jobId, {});
    const { id: caseId } = await caseOf(jobId);
    await keep(caseId);
    expect((await hide(jobId, { caseId })).status).toBe(409);
    expect(await statusOf(jobId)).toBe(200);
  });

  test('is reversed by showing the job again; the record of it remains', async () => {
    await hide(jobId);
    expect((await restore(jobId)).status).toBe(200);
    expect((await restore(jobId)).status).toBe(409);
    expect(await statusOf(jobId)).toBe(200);
    expect(await (await app.request('GET', '/api/jobs?q=wombats')).text()).toContain(jobId);
    expect(await caseOf(jobId)).toMatchObject({
      decided: { as: 'hidden' },
      job: { hidden: null },
      can: { hide: true, restore: false },
    });
    expect(await historyOf(jobId)).toEqual([
      ['job.restored', undefined],
      ['job.hidden', 'Asks for money.'],
    ]);
  });

  test('remains when a ban that also hid the job ends', async () => {
    await call('POST', `/admin/users/${employer.userId}/ban`, { reason: 'Spam' });
    expect((await call('GET', `/jobs/${jobId}`)).body).toMatchObject({ can: { hide: true, restore: false } });
    await hide(jobId);
    // All members who can answer for it are banned.
    expect((await restore(jobId)).status).toBe(409);
    await call('POST', `/admin/users/${employer.userId}/unban`, {});
    expect(await statusOf(jobId)).toBe(404);
    expect((await restore(jobId)).status).toBe(200);
    expect(await statusOf(jobId)).toBe(200);
  });
});
