import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { Case } from '#contract/admin/moderation.ts';
import type { NotificationData } from '#contract/notifications/notification-data.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { applyingWorld } from '#test/support/applying.ts';
import { registerColleague } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { writingIn } from '#test/support/writing.ts';

const world = applyingWorld();
const { send, viewed } = writingIn(world);
let admin: TestPerson;
let second: TestPerson;
beforeAll(async () => {
  admin = await registerPerson(world.app, { role: 'admin' });
  second = await registerPerson(world.app, { role: 'admin' });
});
beforeEach(() => world.app.database.db.deleteFrom('rate_limit').execute());

type Body = Case & { id: string; name: string; notifications: Notification[] };

async function ask(method: string, path: string, person: TestPerson, json?: unknown): Promise<Body> {
  const answer = await world.app.request(method, `/api${path}`, { json, cookie: person.cookie });
  return (await answer.json()) as Body;
}

const report = (path: string, person: TestPerson, text = 'Look at this.') =>
  ask('POST', `${path}/report`, person, { reason: 'other', text });

const caseAbout = (column: 'company_id' | 'message_id' | 'person_id' | 'job_id', id: string) =>
  world.app.base.db.selectFrom('moderation_case').select('id').where(column, '=', id).executeTakeFirstOrThrow();

/** Notifications about decisions and reports, the newest first. */
async function toldTo(person: TestPerson): Promise<NotificationData[]> {
  await world.app.drain();
  const { notifications } = await ask('GET', '/notifications', person);
  return notifications
    .map(({ data }) => data)
    .filter(({ kind }) => ['decision_made', 'appeal_decided', 'report_decided'].includes(kind));
}

test('notifies a company of a decision and its appeal, and each reporter of the outcome, whatever their preferences', async () => {
  const { id, name } = await ask('GET', '/me/company', world.employer);
  const colleague = await registerColleague(world.app, { companyId: id }, { memberAs: 'reader' });
  for (const person of [world.employer, world.seeker])
    await ask('PUT', '/me/notification-preferences', person, { type: 'other', inApp: false, byMail: false });
  await report(`/companies/${id}`, world.seeker);
  const { id: caseId } = await caseAbout('company_id', id);
  await ask('POST', `/admin/moderation/${caseId}/restrict`, admin, { reason: 'It does not exist.' });
  const made = (await toldTo(world.employer))[0];
  expect(made).toEqual({ kind: 'decision_made', decision_id: expect.any(String), subject: 'company', name });
  const decisionId = made?.kind === 'decision_made' ? made.decision_id : '';
  expect(await ask('GET', `/decisions/${decisionId}`, world.employer)).toMatchObject({ can: { appeal: true } });
  expect(await toldTo(colleague)).toEqual([]);
  expect(await toldTo(world.seeker)).toEqual([
    { kind: 'report_decided', subject: 'company', reported_at: expect.any(String), outcome: 'acted' },
  ]);
  await ask('POST', `/decisions/${decisionId}/appeal`, world.employer, { text: 'It does.' });
  await ask('POST', `/admin/moderation/${caseId}/appeal`, second, { outcome: 'restored', reason: 'It does.' });
  expect(await toldTo(world.employer)).toEqual([
    { kind: 'appeal_decided', decision_id: decisionId, subject: 'company', name, outcome: 'restored' },
    made,
  ]);
});

test('notifies the author of a hidden message, without its text; banned people by email only', async () => {
  const applicationId = await viewed();
  const { body: message } = await send(applicationId, world.employer, 'You are despicable.');
  await report(`/messages/${message.id}`, world.seeker);
  await ask('POST', `/admin/moderation/${(await caseAbout('message_id', message.id)).id}/restrict`, admin, {
    reason: 'Insults.',
  });
  expect((await toldTo(world.employer))[0]).toEqual({
    kind: 'decision_made',
    decision_id: expect.any(String),
    subject: 'message',
    name: '',
  });
  expect((await toldTo(world.seeker))[0]).toEqual({
    kind: 'report_decided',
    subject: 'message',
    reported_at: expect.any(String),
    outcome: 'acted',
  });
  await report(`/profiles/${world.seeker.profileId}`, world.employer);
  const { id: caseId } = await caseAbout('person_id', world.seeker.userId);
  await ask('POST', `/admin/moderation/${caseId}/restrict`, admin, { reason: 'Spam.' });
  expect((await toldTo(world.employer))[0]).toMatchObject({ kind: 'report_decided', subject: 'person' });
  const { rows } = await world.app.database.pool.query(
    `select 1 from notification where user_id = $1 and data->>'kind' = 'decision_made'`,
    [world.seeker.userId],
  );
  expect(rows).toEqual([]);
});

test('notifies the reporter of a job that stays, and no one in the app for a report without an account', async () => {
  const reporter = await registerPerson(world.app, { locale: 'de' });
  await report(`/jobs/${world.jobId}`, reporter);
  const answer = await world.app.request('POST', `/api/jobs/${world.jobId}/report`, {
    json: { reason: 'not_a_job', text: '' },
  });
  expect(answer.status).toBe(200);
  const { id } = await world.app.base.db
    .selectFrom('moderation_case')
    .select('id')
    .where('job_id', '=', world.jobId)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  await ask('POST', `/admin/moderation/${id}/keep`, admin, {});
  expect(await toldTo(reporter)).toMatchObject([{ kind: 'report_decided', subject: 'job', outcome: 'kept' }]);
});
