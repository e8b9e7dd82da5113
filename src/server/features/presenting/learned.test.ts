import { afterAll, beforeAll, expect, test } from 'vitest';

import { actorNames, createPeople, credentialOf, type People } from '#test/support/authorization/actors.ts';
import { inputOf, procedures, send } from '#test/support/authorization/calls.ts';
import { callApi } from '#test/support/call-api.ts';
import { plantCandidate } from '#test/support/candidates.ts';
import {
  createPresentingWorld,
  openSearch,
  presented,
  type PresentingWorld,
  type Search,
} from '#test/support/presenting.ts';
import { registerTraced, TRACES } from '#test/support/shortlists.ts';
import { webhookInput } from '#test/support/webhooks.ts';

/** Before an employer is interested, no one but the agency and the person learns who is presented. */
let people: People;
let world: PresentingWorld;
let search: Search;
let applicationId: string;

const has = (text: string): boolean => TRACES.some((trace) => text.toLowerCase().includes(trace.toLowerCase()));

beforeAll(async () => {
  people = await createPeople();
  const { app, owner } = people;
  world = await createPresentingWorld(app, owner);
  search = await openSearch(world);
  const job = { job_id: search.jobId, company_id: owner.companyId };
  await app.base.db
    .insertInto('job_manager')
    .values({ ...job, user_id: people.manager.userId })
    .execute();
  const hooks = `/companies/${owner.companyId}/webhooks`;
  const events = ['application.received', 'application.moved', 'application.withdrawn'];
  await callApi(app, 'POST', hooks, owner, { ...webhookInput, events });
  const person = await registerTraced(app);
  const { companyId } = world.consultant;
  await plantCandidate(app, { companyId, profileId: person.profileId, origin: 'applied' });
  const words = 'Fiammetta Quagliarotti of Officine Zampognari, born in Castelmagno, speaks French.';
  ({ applicationId } = await presented(world, search, person, words));
  await callApi(app, 'POST', `/applications/${applicationId}/shortlist`, owner, {});
  await app.drain();
});
afterAll(() => people.app.close());

/** Administrators look after everyone’s account. */
const learners = actorNames.filter((name) => name !== 'admin');

test.each(learners)('hides from the %s who was presented (T669)', async (name) => {
  expect(await callsThatShow(credentialOf(people, name))).toEqual([]);
});

test('shows the agency and the employer that the person is presented', async () => {
  const { app, owner } = people;
  const list = await callApi<object>(app, 'GET', '/agency/representations', world.consultant);
  expect(has(JSON.stringify(list.body))).toBe(true);
  const marks = await callApi<object[]>(app, 'GET', `/presented-applications?ids=${applicationId}`, owner);
  expect(marks.body).toMatchObject([{ applicationId, words: expect.stringContaining('speaks French') }]);
});

async function callsThatShow(credential: string | undefined): Promise<string[]> {
  const ids: Record<string, string> = {
    jobs: search.jobId,
    companies: people.owner.companyId,
    mandates: search.mandateId,
    clients: world.clientId,
  };
  const seen: string[] = [];
  for (const [call, { method, path }] of procedures) {
    if (method !== 'GET' && call !== 'ownData.export') continue;
    const given = inputOf(call, { id: ids[path.split('/').find((part) => part in ids) ?? ''] ?? applicationId });
    const input = call === 'presentations.ofApplications' ? { ids: applicationId } : given;
    if (has(await (await send(people.app, call, input, credential)).text())) seen.push(call);
  }
  return seen;
}

test('keeps the presented person’s identity out of the employer’s events, emails, deliveries and notifications', async () => {
  const { pool } = people.app.database;
  const members = [people.owner, people.recruiter, people.manager].map(({ userId }) => userId);
  const { rows } = await pool.query<{ text: string }>(
    `select row_to_json(t)::text as text from live_event as t where user_id = any($1)
     union all select row_to_json(t)::text from notification as t where user_id = any($1)
     union all select row_to_json(t)::text from mail as t where to_user_id = any($1)
     union all select row_to_json(t)::text from webhook_delivery as t
     union all select row_to_json(t)::text from presentation as t`,
    [members],
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ text }) => has(text))).toEqual([]);
});
