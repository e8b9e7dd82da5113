import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { OwnTodo, Todo } from '#contract/todos/todos.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { applyAsNewcomer } from '#test/support/applications.ts';
import { createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let recruiter: TestPerson;
let id: string;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  owner = await registerEmployer(app, { firstName: 'Ana', lastName: 'Prado' });
  recruiter = await registerColleague(app, owner, { firstName: 'Beatriz', lastName: 'Sá' });
  id = await applyAsNewcomer(app, (await createActive(app, owner)).id);
});

async function call(by: TestPerson, method: string, path: string, json?: unknown) {
  const answer = await app.request(method, `/api${path}`, { cookie: by.cookie, ...(json ? { json } : {}) });
  return { status: answer.status, body: (await answer.json()) as { todos: Todo[] } };
}

const add = (json: object, by: TestPerson = owner) => call(by, 'POST', `/applications/${id}/todos`, json);

const mine = async (by: TestPerson) => (await call(by, 'GET', '/me/todos')).body as unknown as OwnTodo[];

test('refuses an empty one, an invalid day, and an assignee who does not see the application', async () => {
  const reader = await registerColleague(app, owner, { memberAs: 'reader' });
  expect((await add({ text: ' ' })).status).toBe(422);
  expect((await add({ text: 'Call', dueOn: '2026-02-30' })).status).toBe(422);
  for (const assigneeId of [reader.userId, UNKNOWN_ID])
    expect((await add({ text: 'Call', assigneeId })).status).toBe(422);
  for (let number = 0; number < 50; number += 1) await add({ text: `Call ${number}` });
  expect((await add({ text: 'One more' })).status).toBe(422);
});

test('lists open ones first, by day; the assignee is notified and finds it among their own', async () => {
  await add({ text: 'Some day' });
  await add({ text: 'Call her', dueOn: '2026-12-24', assigneeId: recruiter.userId });
  const { body } = await add({ text: 'Ask for references', dueOn: '2026-12-01', assigneeId: owner.userId });
  expect(body.todos.map(({ text, assignee }) => [text, assignee?.name])).toEqual([
    ['Ask for references', 'Ana Prado'],
    ['Call her', 'Beatriz Sá'],
    ['Some day', undefined],
  ]);
  expect((await mine(recruiter)).map(({ text, dueOn, applicationId }) => [text, dueOn, applicationId])).toEqual([
    ['Call her', '2026-12-24', id],
  ]);
  const notices = await app.base.db
    .selectFrom('notification')
    .select(['user_id', 'data'])
    .where('user_id', 'in', [owner.userId, recruiter.userId])
    .where('type', '=', 'message')
    .execute();
  expect(notices.map(({ user_id: userId, data }) => [userId, data.kind])).toEqual([
    [recruiter.userId, 'todo_assigned'],
  ]);
  expect(JSON.stringify(notices)).not.toContain('Call her');
});

test('may be marked as done by any member of the company, and deleted by its author only', async () => {
  const { body } = await add({ text: 'Call her', assigneeId: recruiter.userId });
  const path = `/applications/${id}/todos/${body.todos[0]?.id ?? ''}`;
  expect((await call(recruiter, 'DELETE', path)).status).toBe(403);
  const answers = await Promise.all([owner, recruiter].map((by) => call(by, 'PUT', `${path}/done`, { isDone: true })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body.todos[0]?.done?.name).toBe(answers[1]?.body.todos[0]?.done?.name);
  expect(await mine(recruiter)).toEqual([]);
  expect((await call(recruiter, 'PUT', `${path}/done`, { isDone: false })).body.todos[0]?.done).toBeNull();
  expect((await call(owner, 'DELETE', path)).body.todos).toEqual([]);
  expect((await call(owner, 'PUT', `${path}/done`, { isDone: true })).status).toBe(404);
});

test('removes the name of a member who leaves, and exports what they wrote', async () => {
  await add({ text: 'Call her', assigneeId: recruiter.userId }, recruiter);
  const { cookie, password } = recruiter;
  const exported = await (await app.request('POST', '/api/me/export', { cookie, json: {} })).text();
  expect(exported).toContain('Call her');
  await app.request('POST', '/api/me/erase', { cookie, json: { password } });
  const { body } = await call(owner, 'GET', `/applications/${id}/todos`);
  expect(body.todos).toMatchObject([{ text: 'Call her', assignee: null, can: { remove: false } }]);
});

test('lists no to-dos of applications that the reader no longer sees', async () => {
  await add({ text: 'Call her', assigneeId: recruiter.userId });
  expect(await mine(recruiter)).toHaveLength(1);
  const leave = `/companies/${owner.companyId}/members/${recruiter.userId}`;
  expect((await call(recruiter, 'DELETE', leave, {})).status).toBe(200);
  expect(await mine(recruiter)).toEqual([]);
});

test('does not find a to-do of another company under an own application', async () => {
  const { body } = await add({ text: 'Call her' });
  const rival = await registerEmployer(app);
  const own = await applyAsNewcomer(app, (await createActive(app, rival)).id);
  const path = `/applications/${own}/todos/${body.todos[0]?.id ?? ''}`;
  expect((await call(rival, 'PUT', `${path}/done`, { isDone: true })).status).toBe(404);
  expect((await call(rival, 'DELETE', path)).status).toBe(404);
});
