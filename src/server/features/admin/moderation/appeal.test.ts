import { beforeEach, describe, expect, test } from 'vitest';

import type { Decision } from '#contract/admin/decisions.ts';
import { APPEAL_TEXT_MAX } from '#contract/admin/moderation-choices.ts';
import type { Case, ModerationYear } from '#contract/admin/moderation.ts';
import type { TestApp } from '#test/support/app.ts';
import { registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { moderationWorld } from '#test/support/moderating.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

const { world, hide, mailsTo, report, restore, statusOf } = moderationWorld();
let app: TestApp;
let admin: TestPerson;
let employer: TestPerson & { companyId: string };
let jobId: string;
beforeEach(() => void ({ app, admin, employer, jobId } = world));

type Body = Decision & Case & ModerationYear & { data?: { reason?: string; fields?: object[] } };

async function ask(method: string, path: string, person?: TestPerson, json?: unknown) {
  const answer = await app.request(method, `/api${path}`, { json, ...(person ? { cookie: person.cookie } : {}) });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const decisionsOf = async (person: TestPerson) =>
  (await ask('GET', '/me/decisions', person)).body as unknown as Decision[];

const appealTo = (id: string, person?: TestPerson, text = 'We sell books.') =>
  ask('POST', `/decisions/${id}/appeal`, person, { text });

const decideOn = (caseId: string, by: TestPerson, json: object = {}) =>
  ask('POST', `/admin/moderation/${caseId}/appeal`, by, { outcome: 'restored', reason: 'You are right.', ...json });

/** The case of a hidden job, and the decision as its company reads it. */
async function hidden(): Promise<{ caseId: string; id: string }> {
  const { body } = await hide(jobId, { ground: 'law', rule: 'AGG § 11' });
  return { caseId: body.id, id: (await decisionsOf(employer))[0]?.id ?? '' };
}

describe('a statement of reasons', () => {
  test('can be read by the person it concerns, and by no one else', async () => {
    const { id } = await hidden();
    const reader = await registerColleague(app, employer, { locale: 'en' });
    const manager = await registerColleague(app, employer, { memberAs: 'hiring_manager' });
    const rival = await registerEmployer(app);
    expect((await ask('GET', `/decisions/${id}`)).status).toBe(401);
    expect((await ask('GET', `/decisions/${'x'.repeat(43)}`, employer)).status).toBe(404);
    for (const token of ['x'.repeat(43), id])
      expect((await ask('POST', '/decisions/mailed', undefined, { token })).status).toBe(token === id ? 422 : 404);
    for (const person of [rival, admin, manager])
      expect((await ask('GET', `/decisions/${id}`, person)).status).toBe(404);
    expect((await ask('GET', '/me/decisions')).status).toBe(401);
    expect([await decisionsOf(rival), (await decisionsOf(reader)).length]).toEqual([[], 1]);
    expect((await ask('GET', `/decisions/${id}`, employer)).body).toMatchObject({
      subject: 'job',
      as: 'hidden',
      about: 'Keeper of Wombats',
      reason: 'Asks for money.',
      ground: 'law',
      rule: 'AGG § 11',
      foundBy: 'own_check',
      can: { appeal: true },
    });
    const decision = (await decisionsOf(employer))[0];
    const days = (Date.parse(decision?.appealUntil ?? '') - Date.parse(decision?.decidedAt ?? '')) / 86_400_000;
    expect(days).toBeGreaterThan(180);
  });

  test('is emailed with the content, reason, legal ground, means of detection, and deadline for an appeal', async () => {
    await report(jobId, {});
    const { id } = await hidden();
    expect((await decisionsOf(employer))[0]).toMatchObject({ foundBy: 'report' });
    await app.drain();
    const text = (await mailsTo(employer.email)).at(-1)?.text ?? '';
    for (const part of [
      'Asks for money.',
      'rechtswidrig: AGG § 11',
      'Es wurde gemeldet.',
      'ohne automatisierte Mittel',
      'Einspruch',
    ])
      expect(text).toContain(part);
    expect(text).toContain(`/decisions/${id}`);
  });

  test('reaches a banned person through an emailed link that works signed out', async () => {
    const seeker = await registerPerson(app);
    await ask('POST', `/admin/users/${seeker.userId}/ban`, admin, { reason: 'Spam' });
    await app.drain();
    const [, token] =
      /\/decisions\/mailed#token=([\w-]{43})/.exec((await mailsTo(seeker.email)).at(-1)?.text ?? '') ?? [];
    expect((await ask('POST', '/decisions/mailed', undefined, { token })).body).toMatchObject({
      subject: 'person',
      as: 'banned',
      reason: 'Spam',
    });
    const appealBy = (text: string) => ask('POST', '/decisions/mailed/appeal', undefined, { token, text });
    expect((await appealBy('')).status).toBe(422);
    expect((await appealBy('We sell books.')).body).toMatchObject({
      appeal: { text: 'We sell books.' },
      can: { appeal: false },
    });
    const { case_id: caseId } = await app.base.db
      .selectFrom('moderation_decision')
      .select('case_id')
      .where('user_id', '=', seeker.userId)
      .executeTakeFirstOrThrow();
    const second = await registerPerson(app, { role: 'admin' });
    expect((await decideOn(caseId, second)).body.person?.isBanned).toBe(false);
    await app.base.db.updateTable('profile').set({ role: 'job_seeker' }).where('user_id', '=', second.userId).execute();
  });
});

describe('an appeal', () => {
  test('can be made once, with a text, within the deadline', async () => {
    const { id } = await hidden();
    expect((await appealTo(id)).status).toBe(401);
    expect((await appealTo(id, await registerPerson(app))).status).toBe(404);
    for (const text of ['', ' ', 'x'.repeat(APPEAL_TEXT_MAX + 1)])
      expect((await appealTo(id, employer, text)).status).toBe(422);
    const ends = (at: Date) =>
      app.base.db.updateTable('moderation_decision').set({ appeal_until: at }).where('id', '=', id).execute();
    await ends(new Date(Date.now() - 1_000));
    expect((await appealTo(id, employer)).status).toBe(409);
    expect((await ask('GET', `/decisions/${id}`, employer)).body).toMatchObject({
      appeal: null,
      can: { appeal: false },
    });
    await ends(new Date(Date.now() + 100_000));
    const answers = await Promise.all([appealTo(id, employer), appealTo(id, employer)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await appealTo(id, employer)).status).toBe(409);
  });

  test('is decided by another administrator, with reasons, and can reverse the decision', async () => {
    const { caseId, id } = await hidden();
    const second = await registerPerson(app, { role: 'admin' });
    expect((await decideOn(caseId, second)).status).toBe(409);
    await appealTo(id, employer);
    const listed = await ask('GET', '/admin/moderation?state=appealed', admin);
    expect(JSON.stringify(listed.body)).toContain(caseId);
    expect((await decideOn(caseId, employer)).status).toBe(403);
    expect((await decideOn(caseId, second, { reason: '' })).status).toBe(422);
    const own = await decideOn(caseId, admin, { asOnlyOne: true });
    expect([own.status, own.body.data?.reason]).toEqual([403, 'another_administrator']);
    expect((await ask('GET', `/admin/moderation/${caseId}`, admin)).body.decision?.appealFor).toBe('others');
    expect((await decideOn(caseId, second)).status).toBe(200);
    expect((await decideOn(caseId, second)).status).toBe(409);
    expect(await statusOf(jobId)).toBe(200);
    expect((await ask('GET', `/decisions/${id}`, employer)).body.appeal?.decided).toMatchObject({
      outcome: 'restored',
      reason: 'You are right.',
      byOther: true,
    });
    await app.drain();
    const mails = await mailsTo(employer.email);
    expect(mails.map(({ subject }) => subject)).toContain('Über Ihren Einspruch wurde entschieden');
    await app.base.db.updateTable('profile').set({ role: 'job_seeker' }).where('user_id', '=', second.userId).execute();
  });

  test('can be decided by the only administrator if they say so, which is stated and recorded', async () => {
    const { caseId, id } = await hidden();
    await appealTo(id, employer);
    expect((await ask('GET', `/admin/moderation/${caseId}`, admin)).body.decision?.appealFor).toBe(
      'reader_as_only_one',
    );
    const silent = await decideOn(caseId, admin, { outcome: 'kept' });
    expect([silent.status, silent.body.data?.reason]).toEqual([409, 'only_administrator']);
    expect((await decideOn(caseId, admin, { outcome: 'kept', asOnlyOne: true })).status).toBe(200);
    expect(await statusOf(jobId)).toBe(404);
    expect((await ask('GET', `/decisions/${id}`, employer)).body.appeal?.decided).toMatchObject({ byOther: false });
    const { entries } = (await ask('GET', `/admin/audit?subject=${jobId}`, admin)).body as unknown as {
      entries: { action: string; details: object }[];
    };
    expect(entries[0]).toMatchObject({ action: 'appeal.decided', details: { outcome: 'kept', asOnlyOne: true } });
  });
});

describe('a granted appeal', () => {
  const grant = async (caseId: string) => {
    const second = await registerPerson(app, { role: 'admin' });
    const { status } = await decideOn(caseId, second);
    await app.base.db.updateTable('profile').set({ role: 'job_seeker' }).where('user_id', '=', second.userId).execute();
    return status;
  };

  test('changes nothing if an administrator already restored the job', async () => {
    const { caseId, id } = await hidden();
    await appealTo(id, employer);
    await restore(jobId);
    expect([await grant(caseId), await statusOf(jobId)]).toEqual([200, 200]);
  });

  test('keeps a job hidden if a later decision hid it for another reason', async () => {
    const { caseId, id } = await hidden();
    await appealTo(id, employer);
    await restore(jobId);
    await hide(jobId, { reason: 'Asks for documents.' });
    expect([await grant(caseId), await statusOf(jobId)]).toEqual([200, 404]);
  });
});

describe('the counts of a year', () => {
  test('are for administrators, and remain after the counted cases are deleted', async () => {
    const path = `/admin/moderation/year`;
    expect([(await ask('GET', path)).status, (await ask('GET', path, employer)).status]).toEqual([401, 403]);
    expect((await ask('GET', `${path}?year=1999`, admin)).status).toBe(422);
    expect((await app.request('GET', '/api/admin/moderation.csv', { cookie: employer.cookie })).status).toBe(403);
    await app.base.db.deleteFrom('moderation_figure').execute();
    await report(jobId, { reason: 'discriminates' });
    const { caseId, id } = await hidden();
    await appealTo(id, employer);
    await decideOn(caseId, admin, { outcome: 'kept', asOnlyOne: true });
    await app.base.db.deleteFrom('moderation_case').where('id', '=', caseId).execute();
    const { body } = await ask('GET', path, admin);
    expect(body.subjects[0]).toEqual({
      subject: 'job',
      notices: 1,
      reasons: [{ key: 'discriminates', count: 1 }],
      decisions: [{ key: 'hidden', count: 1 }],
      medianHours: 0,
      appeals: 1,
      appealOutcomes: [{ key: 'kept', count: 1 }],
      appealMedianHours: 0,
    });
    expect((await ask('GET', `${path}?year=2021`, admin)).body.subjects[0]).toMatchObject({
      notices: 0,
      medianHours: null,
    });
    const csv = await app.request('GET', `/api/admin/moderation.csv?year=${body.year}`, { cookie: admin.cookie });
    expect(await csv.text()).toContain(`"${body.year}","job","notices","discriminates","1"\r\n`);
  });
});
