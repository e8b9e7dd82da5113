import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { AuditEntry } from '#contract/admin/audit.ts';
import type { Case, CaseRow } from '#contract/admin/moderation.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { applyingWorld } from '#test/support/applying.ts';
import { sendAtOnce, sortedStatuses } from '#test/support/at-once.ts';
import { createActive, createDraft, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, signInAs, type TestPerson } from '#test/support/people.ts';
import { writingIn } from '#test/support/writing.ts';

const world = applyingWorld();
const { send, list, conversations, viewed, upload } = writingIn(world);
let admin: TestPerson;
beforeAll(async () => void (admin = await registerPerson(world.app, { role: 'admin' })));
beforeEach(() => world.app.database.db.deleteFrom('rate_limit').execute());

type Body = Case & { cases: CaseRow[]; slug: string; companyId: string; can: { report: boolean } } & {
  entries: AuditEntry[];
  notifications: Notification[];
  data?: { reason?: string; fields?: object[] };
};

async function ask(method: string, path: string, person?: TestPerson, json?: unknown) {
  const answer = await world.app.request(method, `/api${path}`, {
    json,
    ...(person ? { cookie: person.cookie } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const report = (path: string, person?: TestPerson, json: object = {}) =>
  ask('POST', `${path}/report`, person, { reason: 'other', text: 'Look at this.', ...json });

async function caseOf(column: 'company_id' | 'person_id' | 'message_id', id: string): Promise<Case> {
  const { id: caseId } = await world.app.base.db
    .selectFrom('moderation_case')
    .select('id')
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
  return (await ask('GET', `/admin/moderation/${caseId}`, admin)).body;
}

const restrict = (caseId: string, json: object = {}) =>
  ask('POST', `/admin/moderation/${caseId}/restrict`, admin, { reason: 'Insults.', ...json });

async function companyOf(person: TestPerson): Promise<{ id: string; slug: string }> {
  return (await ask('GET', '/me/company', person)).body;
}

describe('reporting a company', () => {
  test('is for readers of its page, except its members and administrators', async () => {
    const { id, slug } = await companyOf(world.employer);
    const colleague = await registerColleague(world.app, { ...world.employer, companyId: id });
    for (const person of [world.employer, colleague, admin])
      expect((await report(`/companies/${id}`, person)).status).toBe(403);
    expect((await report(`/companies/${UNKNOWN_ID}`)).status).toBe(404);
    expect((await report(`/companies/${id}`, undefined, { reason: 'spam' })).body.data?.fields).toMatchObject([
      { path: 'reason', code: 'invalid' },
    ]);
    expect((await report(`/companies/${id}`, undefined, { text: '' })).status).toBe(422);
    expect((await ask('GET', `/companies/${slug}`, world.employer)).body.can.report).toBe(false);
    for (const person of [undefined, world.seeker, world.rival])
      expect((await report(`/companies/${id}`, person, { reason: 'pretends', text: '' })).status).toBe(200);
    expect(await caseOf('company_id', id)).toMatchObject({
      subject: 'company',
      reports: 3,
      company: { id, isHidden: false },
      job: null,
      can: { keep: true, hide: true },
    });
  });

  test('can hide it with its jobs and stop it from publishing, and show it with those hidden with it', async () => {
    const { id, slug } = await companyOf(world.employer);
    const draft = await createDraft(world.app, world.employer);
    const other = await createActive(world.app, world.employer);
    await ask('POST', `/admin/jobs/${other.id}/hide`, admin, { reason: 'Asks for money.' });
    for (const person of [undefined, world.seeker, world.employer])
      expect((await ask('POST', `/admin/companies/${id}/hide`, person, { reason: 'x' })).status).toBe(
        person ? 403 : 401,
      );
    expect((await ask('POST', `/admin/companies/${id}/hide`, admin, { reason: 'x', ground: 'law' })).status).toBe(422);
    const hidden = await ask('POST', `/admin/companies/${id}/hide`, admin, { reason: 'It does not exist.' });
    expect(hidden.body).toMatchObject({
      decided: { as: 'hidden' },
      company: { isHidden: true },
      can: { restore: true },
    });
    expect((await ask('POST', `/admin/companies/${id}/hide`, admin, { reason: 'x' })).status).toBe(409);
    const statusOf = async (path: string, person?: TestPerson) => (await ask('GET', path, person)).status;
    expect([await statusOf(`/companies/${slug}`), await statusOf(`/companies/${slug}`, world.employer)]).toEqual([
      404, 200,
    ]);
    expect([await statusOf(`/jobs/${world.jobId}`), await statusOf(`/jobs/${world.jobId}`, world.employer)]).toEqual([
      404, 200,
    ]);
    const published = await ask('POST', `/jobs/${draft.id}/publish`, world.employer, {});
    expect([published.status, published.body.data?.reason]).toEqual([409, 'company_hidden']);
    expect((await ask('POST', `/admin/jobs/${world.jobId}/restore`, admin, {})).status).toBe(409);
    expect((await ask('POST', `/admin/moderation/${hidden.body.id}/lift`, admin, {})).body.company?.isHidden).toBe(
      false,
    );
    expect((await ask('POST', `/admin/moderation/${hidden.body.id}/lift`, admin, {})).status).toBe(409);
    expect([await statusOf(`/companies/${slug}`), await statusOf(`/jobs/${world.jobId}`)]).toEqual([200, 200]);
    expect(await statusOf(`/jobs/${other.id}`)).toBe(404);
    expect((await ask('POST', `/jobs/${draft.id}/publish`, world.employer, {})).status).toBe(200);
  });

  test('hides it once when two administrators act at the same time', async () => {
    const { companyId } = await registerEmployer(world.app);
    const lock = `select from company where id = '${companyId}' for update`;
    const hiding = () => ask('POST', `/admin/companies/${companyId}/hide`, admin, { reason: 'It does not exist.' });
    expect(sortedStatuses(await sendAtOnce(world.app, lock, [hiding, hiding]))).toEqual([200, 409]);
  });

  test('keeps its jobs hidden when a ban ends meanwhile', async () => {
    const { id } = await companyOf(world.employer);
    await ask('POST', `/admin/users/${world.employer.userId}/ban`, admin, { reason: 'Spam' });
    const { body } = await ask('POST', `/admin/companies/${id}/hide`, admin, { reason: 'It does not exist.' });
    await ask('POST', `/admin/users/${world.employer.userId}/unban`, admin, {});
    expect((await ask('GET', `/jobs/${world.jobId}`)).status).toBe(404);
    await ask('POST', `/admin/moderation/${body.id}/lift`, admin, {});
    expect((await ask('GET', `/jobs/${world.jobId}`)).status).toBe(200);
    world.employer.cookie = await signInAs(world.app, world.employer);
  });
});

describe('reporting a person', () => {
  test('is for users who share an application with them only', async () => {
    const { profileId, userId } = world.seeker;
    await world.app.database.pool.query(`update company set verified_at = now(), verified_how = 'domain'`);
    await ask('PATCH', '/me/profile', world.seeker, { visibility: 'employers' });
    expect((await report(`/profiles/${profileId}`)).status).toBe(401);
    expect((await report(`/profiles/${profileId}`, world.other)).status).toBe(404);
    for (const person of [world.employer, world.seeker, admin])
      expect((await report(`/profiles/${profileId}`, person)).status).toBe(403);
    await world.applied();
    expect((await ask('GET', `/profiles/${profileId}`, world.employer)).body.can.report).toBe(true);
    expect((await report(`/profiles/${profileId}`, world.employer, { reason: 'harasses', text: '' })).status).toBe(200);
    expect((await report(`/profiles/${profileId}`, world.rival)).status).toBe(403);
    expect((await report(`/profiles/${world.employer.profileId}`, world.seeker)).status).toBe(200);
    expect((await report(`/profiles/${world.employer.profileId}`, world.other)).status).toBe(403);
    const found = await caseOf('person_id', userId);
    expect(found).toMatchObject({ subject: 'person', person: { id: userId, isBanned: false }, reports: 1 });
    expect((await restrict(found.id)).body).toMatchObject({ decided: { as: 'banned' }, person: { isBanned: true } });
    expect((await ask('GET', '/me/profile', world.seeker)).status).toBe(401);
    expect((await ask('POST', `/admin/moderation/${found.id}/lift`, admin, {})).body.person?.isBanned).toBe(false);
  });
});

describe('reporting a message', () => {
  test('is for the other side of its thread only', async () => {
    const id = await viewed();
    const { body: message } = await send(id, world.employer, 'You are stupid.');
    const path = `/messages/${message.id}`;
    expect((await report(path)).status).toBe(401);
    for (const person of [world.other, world.rival, admin]) expect((await report(path, person)).status).toBe(404);
    expect((await report(path, world.employer)).status).toBe(403);
    expect((await report(path, world.seeker, { reason: 'harasses', text: '' })).status).toBe(200);
  });

  test('lets administrators read it with a few around it and no more, which is recorded', async () => {
    const id = await viewed();
    const sent: string[] = [];
    for (let count = 1; count <= 9; count += 1) sent.push((await send(id, world.employer, `No. ${count}`)).body.id);
    await report(`/messages/${sent[4]}`, world.seeker);
    const found = await caseOf('message_id', sent[4] ?? '');
    expect(found.evidence.map(({ content, isReported }) => [content, isReported])).toEqual([
      ['No. 2', false],
      ['No. 3', false],
      ['No. 4', false],
      ['No. 5', true],
      ['No. 6', false],
      ['No. 7', false],
      ['No. 8', false],
    ]);
    const { entries } = (await ask('GET', `/admin/audit?subject=${sent[4]}`, admin)).body;
    expect(entries.map(({ action, actor }) => [action, actor?.id])).toEqual([['message.viewed', admin.userId]]);
    const row = (await ask('GET', '/admin/moderation', admin)).body.cases.find((one) => one.id === found.id);
    expect(JSON.stringify(row)).not.toContain('No. 5');
  });

  test('can remove it for both sides everywhere, and keeps it as evidence', async () => {
    const id = await viewed();
    const fileId = await upload(world.employer);
    await send(id, world.employer, 'Good morning.');
    const { body: message } = await send(id, world.employer, {
      content: 'You are despicable.',
      attachmentIds: [fileId],
    });
    await report(`/messages/${message.id}`, world.seeker);
    const found = await caseOf('message_id', message.id);
    expect((await restrict(found.id)).body).toMatchObject({ decided: { as: 'hidden' }, message: { isHidden: true } });
    for (const person of [world.employer, world.seeker]) {
      expect((await list(id, person)).body.messages).toMatchObject([
        { content: 'Good morning.' },
        { content: '', attachments: [], isRemoved: true },
      ]);
      expect((await list(id, person, '?q=despicable')).body.messages).toEqual([]);
      expect((await conversations(person, '?q=despicable')).body.conversations).toEqual([]);
      expect(JSON.stringify((await conversations(person)).body)).not.toContain('despicable');
      expect(JSON.stringify((await ask('GET', '/notifications', person)).body)).not.toContain('despicable');
      const file = await world.app.request('GET', `/api/applications/${id}/attachments/${fileId}`, {
        cookie: person.cookie,
      });
      expect(file.status).toBe(404);
    }
    const { rows } = await world.app.database.pool.query<{ text: string }>(
      'select event::text as text from live_event',
    );
    expect(rows.filter(({ text }) => text.includes('despicable'))).toEqual([]);
    expect((await report(`/messages/${message.id}`, world.seeker)).status).toBe(404);
    expect((await caseOf('message_id', message.id)).evidence.at(-1)).toMatchObject({
      content: 'You are despicable.',
      attachments: ['plan.txt'],
    });
    await ask('POST', `/admin/moderation/${found.id}/lift`, admin, {});
    expect((await list(id, world.seeker, '?q=despicable')).body.messages).toMatchObject([
      { content: 'You are despicable.' },
    ]);
  });
});
