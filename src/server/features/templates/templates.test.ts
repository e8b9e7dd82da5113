import { beforeEach, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import type { Pipeline } from '#contract/applications/stages.ts';
import type { CompanyTemplate, OfferedTemplate, ScheduledMessage } from '#contract/templates/company-templates.ts';
import { createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { mailingApp } from '#test/support/mailing-app.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

const own = mailingApp();
let owner: TestPerson & { companyId: string };
let recruiter: TestPerson;
let seeker: TestPerson;
let jobId: string;
let id: string;

/** The request's result, or the reason for its refusal. */
type Answer<T> = T & { data: { reason?: string; fields?: { path: string; code: string }[] } };

const call = async <T>(by: TestPerson, method: string, path: string, json?: object) => {
  const answer = await own.app.request(method, `/api${path}`, { cookie: by.cookie, ...(json ? { json } : {}) });
  return { status: answer.status, body: (await answer.json()) as Answer<T> };
};

const template = (change: object = {}) => ({
  name: 'On the shortlist',
  category: 'status',
  texts: {
    en: 'Hello {{candidate}}, {{sender}} likes it.',
    es: 'Hola {{ Candidate }}: {{job}}, {{company}}, {{sender}}.',
  },
  sending: { at: 'shortlisted', delayMinutes: 60 },
  ...change,
});

const save = (templates: object[], by = owner) =>
  call<CompanyTemplate[]>(by, 'PUT', `/companies/${owner.companyId}/templates`, { templates });

const problemsOf = async (change: object) => {
  const { status, body } = await save([template(change)]);
  return [status, body.data.fields];
};

beforeEach(async () => {
  [owner, seeker] = await Promise.all([
    registerEmployer(own.app),
    registerPerson(own.app, { firstName: 'Lucía', lastName: 'Moreno' }),
  ]);
  recruiter = await registerColleague(own.app, owner, { firstName: 'Rita', lastName: 'Berg' });
  ({ id: jobId } = await createActive(own.app, owner));
  await call(seeker, 'PATCH', '/me', { locale: 'es' });
  ({ id } = (await call<Application>(seeker, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' })).body);
});

const move = (verb: string, by = recruiter) => call<Application>(by, 'POST', `/applications/${id}/${verb}`, {});

const waiting = async () =>
  (await call<ScheduledMessage[]>(owner, 'GET', `/applications/${id}/scheduled-messages`)).body;

const takeBack = (messageId: string) => call(owner, 'DELETE', `/applications/${id}/scheduled-messages/${messageId}`);

/** Runs until all pending messages are due. */
async function letTimePass(): Promise<void> {
  await own.app.database.pool.query(
    `update pgboss.job set start_after = now() where name = 'templates.send' and state = 'created'`,
  );
  await own.app.drain();
}

async function messagesToSeeker() {
  const { body } = await call<{ messages: { content: string; sender: { name: string } }[] }>(
    seeker,
    'GET',
    `/applications/${id}/messages`,
  );
  return body.messages.map(({ content, sender }) => [sender.name, content]);
}

test('refuses one without a text, with an unknown field, or automatic with a field to be filled in by hand', async () => {
  const at = 'templates.0';
  expect(await problemsOf({ texts: {} })).toEqual([422, [{ path: `${at}.texts`, code: 'required' }]]);
  expect(await problemsOf({ texts: { de: 'Hallo {{Kandidat}}' } })).toEqual([
    422,
    [{ path: `${at}.texts.de`, code: 'unknown_field' }],
  ]);
  expect(await problemsOf({ texts: { de: 'Am {{date}}' } })).toEqual([
    422,
    [{ path: `${at}.texts.de`, code: 'asked_field' }],
  ]);
  expect(await problemsOf({ sending: { at: UNKNOWN_ID, delayMinutes: 60 } })).toEqual([
    422,
    [{ path: `${at}.sending`, code: 'invalid' }],
  ]);
  expect((await save([template({ sending: { at: 'new', delayMinutes: 60 } })])).status).toBe(422);
  expect((await save([template({ sending: { at: 'viewed', delayMinutes: 0 } })])).status).toBe(422);
  expect((await save([template({ id: UNKNOWN_ID })])).status).toBe(409);
  const rival = await registerEmployer(own.app);
  const [theirs] = (
    await call<Pipeline[]>(rival, 'PUT', `/companies/${rival.companyId}/stages`, {
      pipelines: [{ name: 'Theirs', isDefault: false, stages: [{ names: { en: 'Call' }, status: 'viewed' }] }],
    })
  ).body;
  expect((await save([template({ sending: { at: theirs?.stages[0]?.id, delayMinutes: 60 } })])).status).toBe(422);
  expect((await call<CompanyTemplate[]>(owner, 'GET', `/companies/${owner.companyId}/templates`)).body).toEqual([]);
});

test('offers it in the applicant’s language, with fields filled in except those asked for', async () => {
  await save([
    template({ sending: null }),
    template({ name: 'Day', texts: { fr: 'Le {{date}}, {{candidate}}' }, sending: null, category: 'interview' }),
  ]);
  const { body } = await call<OfferedTemplate[]>(recruiter, 'GET', `/applications/${id}/templates`);
  const { title } = (await call<Application>(owner, 'GET', `/applications/${id}`)).body.job;
  expect(body.map(({ text, locale }) => [locale, text])).toEqual([
    ['es', `Hola Lucía Moreno: ${title}, Acme, Rita Berg.`],
    ['fr', 'Le {{date}}, Lucía Moreno'],
  ]);
});

test('sends it at its time, as the member who moved the application, and never twice', async () => {
  await save([template({ texts: { es: 'Hola {{candidate}}', en: 'Hello' } })]);
  await move('view');
  expect(await waiting()).toEqual([]);
  await move('shortlist');
  await own.app.drain();
  expect(await waiting()).toMatchObject([
    { name: 'On the shortlist', content: 'Hola Lucía Moreno', sender: 'Rita Berg' },
  ]);
  expect(await messagesToSeeker()).toEqual([]);
  await letTimePass();
  expect(await messagesToSeeker()).toEqual([['Rita Berg', 'Hola Lucía Moreno']]);
  expect(await waiting()).toEqual([]);
  await letTimePass();
  expect(await messagesToSeeker()).toHaveLength(1);
});

test("does not count it towards a person's limit per minute", async () => {
  await save([template({ texts: { en: 'Hello' } })]);
  await move('view');
  const write = () =>
    call(recruiter, 'POST', `/applications/${id}/messages`, { clientId: crypto.randomUUID(), content: 'Hi.' });
  for (let sent = 0; sent < 30; sent += 1) expect((await write()).status).toBe(201);
  expect((await write()).status).toBe(429);
  await move('shortlist');
  await letTimePass();
  expect((await messagesToSeeker()).filter(([, text]) => text === 'Hello')).toHaveLength(1);
});

test('does not send a cancelled message, and cancels it once', async () => {
  await save([template()]);
  await move('shortlist');
  const [message] = await waiting();
  expect(await takeBack(UNKNOWN_ID)).toMatchObject({ status: 404 });
  expect(await takeBack(message?.id ?? '')).toMatchObject({ status: 200, body: [] });
  expect(await takeBack(message?.id ?? '')).toMatchObject({ status: 409, body: { data: { reason: 'wrong_status' } } });
  await letTimePass();
  expect(await messagesToSeeker()).toEqual([]);
});

test('does not reschedule a cancelled message', async () => {
  await save([template()]);
  await move('shortlist');
  await takeBack((await waiting())[0]?.id ?? '');
  await move('interview');
  await move('shortlist');
  expect(await waiting()).toEqual([]);
});

test('does not find a message of another company under an own application', async () => {
  await save([template()]);
  await move('shortlist');
  const [message] = await waiting();
  const rival = await registerEmployer(own.app);
  const { id: theirJob } = await createActive(own.app, rival);
  const theirs = await call<Application>(seeker, 'POST', `/jobs/${theirJob}/applications`, { coverLetter: '' });
  const path = `/applications/${theirs.body.id}/scheduled-messages/${message?.id ?? ''}`;
  expect((await call(rival, 'DELETE', path)).status).toBe(404);
  expect(await waiting()).toHaveLength(1);
});

test('sends nothing if the application has moved on, or the template is no longer automatic', async () => {
  const { body } = await save([template(), template({ name: 'No', sending: { at: 'rejected', delayMinutes: 10 } })]);
  await move('shortlist');
  await move('reject');
  expect((await waiting()).map(({ name }) => name)).toEqual(['No']);
  await save(body.map((one) => ({ ...one, sending: null })));
  expect(await waiting()).toEqual([]);
  await letTimePass();
  expect(await messagesToSeeker()).toEqual([]);
});

test('either cancels or sends when both happen at once', async () => {
  await save([template()]);
  await move('shortlist');
  const [message] = await waiting();
  const [{ status }] = await Promise.all([takeBack(message?.id ?? ''), letTimePass()]);
  await letTimePass();
  expect([status, (await messagesToSeeker()).length]).toEqual(status === 200 ? [200, 0] : [409, 1]);
});

test('sends it at a custom stage, also within a status', async () => {
  const stages = [
    { names: { en: 'Read' }, status: 'viewed' },
    { names: { en: 'Call' }, status: 'viewed' },
  ];
  const { body } = await call<Pipeline[]>(owner, 'PUT', `/companies/${owner.companyId}/stages`, {
    pipelines: [{ name: 'Sales', isDefault: false, stages }],
  });
  const [pipeline] = body;
  const [read, phone] = pipeline?.stages.map((stage) => stage.id) ?? [];
  await call(owner, 'PUT', `/jobs/${jobId}/stages`, { pipelineId: pipeline?.id });
  await save([
    template({ name: 'Read', sending: { at: read, delayMinutes: 10 } }),
    template({ name: 'Call', sending: { at: phone, delayMinutes: 10 } }),
    template({ name: 'Viewed', sending: { at: 'viewed', delayMinutes: 60 } }),
  ]);
  await move('view');
  expect((await waiting()).map(({ name }) => name)).toEqual(['Read', 'Viewed']);
  await call(recruiter, 'POST', `/applications/${id}/stage`, { stageId: phone });
  expect((await waiting()).map(({ name }) => name)).toEqual(['Call', 'Viewed']);
  await call(recruiter, 'POST', `/applications/${id}/stage`, { stageId: read });
  expect((await waiting()).map(({ name }) => name)).toEqual(['Read', 'Viewed']);
  await letTimePass();
  // A message that was sent is not sent again.
  await call(recruiter, 'POST', `/applications/${id}/stage`, { stageId: phone });
  await call(recruiter, 'POST', `/applications/${id}/stage`, { stageId: read });
  expect(await waiting()).toEqual([]);
  expect(await messagesToSeeker()).toHaveLength(2);
  // The stage was deleted, and with it its future messages.
  await call(owner, 'PUT', `/companies/${owner.companyId}/stages`, { pipelines: [] });
  const saved = (await call<CompanyTemplate[]>(owner, 'GET', `/companies/${owner.companyId}/templates`)).body;
  expect(saved.map(({ sending }) => sending?.at ?? null)).toEqual([null, null, 'viewed']);
});

test('sends nothing under blind review', async () => {
  await save([template()]);
  await call(owner, 'PUT', `/jobs/${jobId}/blind-review`, { isBlind: true });
  const other = await registerPerson(own.app);
  ({ id } = (await call<Application>(other, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' })).body);
  expect((await move('shortlist')).status).toBe(200);
  expect(await waiting()).toEqual([]);
});

test('sends nothing in the name of a member who has left the company', async () => {
  await save([template()]);
  await move('shortlist');
  await own.app.base.db.deleteFrom('company_member').where('user_id', '=', recruiter.userId).execute();
  await letTimePass();
  expect(await messagesToSeeker()).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('emails a test to the member who requests it, with an example', async () => {
  const [kept] = (
    await save([template({ texts: { de: 'Hallo {{candidate}}\n\n{{sender}}, {{date}}' }, sending: null })])
  ).body;
  const path = `/companies/${owner.companyId}/templates/${kept?.id}/test`;
  const rival = await registerEmployer(own.app);
  expect((await call(rival, 'POST', path, { locale: 'de' })).status).toBe(403);
  expect((await call(owner, 'POST', path.replace(kept?.id ?? '', UNKNOWN_ID), { locale: 'de' })).status).toBe(404);
  expect((await call(recruiter, 'POST', path, { locale: 'it' })).status).toBe(200);
  await own.app.drain();
  const { subject, text } = own.smtp.lastTo(recruiter.email);
  expect(subject).toBe('Test: On the shortlist');
  expect(text).toContain('Hallo Lucía Moreno');
  expect(text).toContain('Rita Berg, [Tag des Gesprächs]');
});
