import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { Client, Mandate } from '#contract/clients/client-views.ts';
import { companyKeyScopes } from '#contract/keys/key-scopes.ts';
import { addClient, addMandate, registerAgency } from '#test/support/agency.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { makeKey } from '#test/support/authorization/actors.ts';
import { callApi } from '#test/support/call-api.ts';
import { callJobs, createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let employer: TestPerson & { companyId: string };
let jobId: string;
let client: Client;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  [owner, employer] = [await registerAgency(app), await registerEmployer(app)];
  jobId = (await createActive(app, employer)).id;
  client = await addClient(app, owner, employer.companyId);
});

interface Body extends Mandate {
  mandates: Mandate[];
  jobs: { id: string }[];
}

const call = (method: string, path: string, json?: object, by: { cookie: string } = owner) =>
  callApi<Body>(app, method, `/agency${path}`, by, json);

const open = (of: string | null, id = client.id) =>
  call('POST', `/clients/${id}/mandates`, { title: 'Sales manager', openings: 1, jobId: of });

test('refuses a job of another company, one that is not open, and any job of a client that is not on the site', async () => {
  const other = await createActive(app, await registerEmployer(app));
  const draft = await createDraft(app, employer);
  const record = await addClient(app, owner);
  const answers = [await open(other.id), await open(draft.id), await open(jobId, record.id)];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
});

test('opens one mandate for a job, also of two at once (T646)', async () => {
  const answers = await Promise.all([open(jobId), open(jobId)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const opened = answers.find(({ status }) => status === 201)?.body;
  await call('POST', `/mandates/${opened?.id}/end`, { state: 'closed' });
  expect((await open(jobId)).status).toBe(201);
  const reopened = await call('POST', `/mandates/${opened?.id}/reopen`, {});
  expect(reopened.body.data?.reason).toBe('mandate_exists');
});

test('ends a mandate once, and opens it again', async () => {
  const { id } = await addMandate(app, owner, client.id);
  expect((await call('POST', `/mandates/${id}/reopen`, {})).status).toBe(409);
  const ends = await Promise.all(['filled', 'closed'].map((state) => call('POST', `/mandates/${id}/end`, { state })));
  expect(ends.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await call('POST', `/mandates/${id}/reopen`, {})).body.state).toBe('open');
});

test('offers the open jobs of a client for which no mandate is open', async () => {
  const other = await createActive(app, employer);
  await addMandate(app, owner, client.id, other.id);
  const jobs = async () => (await call('GET', `/clients/${client.id}/jobs`)).body.jobs.map(({ id }) => id);
  expect(await jobs()).toEqual([jobId]);
  await callJobs(app, 'POST', `/${jobId}/pause`, employer);
  expect(await jobs()).toEqual([]);
});

test('lists the mandates of a client and of a state', async () => {
  const [first, second] = [await addMandate(app, owner, client.id), await addMandate(app, owner, client.id)];
  await addMandate(app, owner, (await addClient(app, owner)).id);
  await call('POST', `/mandates/${first.id}/end`, { state: 'filled' });
  const list = async (query: string) => (await call('GET', `/mandates?${query}`)).body.mandates.map(({ id }) => id);
  expect(await list(`client=${client.id}`)).toEqual([second.id, first.id]);
  expect(await list(`client=${client.id}&state=filled`)).toEqual([first.id]);
});

test('opens clients and mandates to a key of the agency that may read them, and to no other key (T647)', async () => {
  const { id } = await addMandate(app, owner, client.id);
  const keyOf = async (of: typeof owner, scopes: readonly (typeof companyKeyScopes)[number][]) =>
    (await makeKey(app, of, `/companies/${of.companyId}/keys`, scopes)).key;
  const without = companyKeyScopes.filter((scope) => scope !== 'read_agency');
  const read = async (key: string) => {
    const headers = { authorization: `Bearer ${key}` };
    return (await app.request('GET', `/api/agency/mandates/${id}`, { headers })).status;
  };
  expect(await read(await keyOf(owner, without))).toBe(403);
  expect(await read(await keyOf(employer, companyKeyScopes))).toBe(404);
  expect(await read(await keyOf(owner, ['read_agency']))).toBe(200);
});
