import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { JobCard } from '#contract/jobs/job-views.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { heard } from '#test/support/heard.ts';
import { callJobs, createActive, createDraft, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

let app: TestApp;
let employer: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.base.db.deleteFrom('company').execute();
  employer = await registerEmployer(app);
});
afterAll(() => app.close());

const german = [{ language: 'de', level: 'B2', required: true }] as const;
const titled = (title: string, input: Partial<JobInput> = {}): Partial<JobInput> => ({
  translations: { en: { title, description: '<p>Text</p>', requirements: '' } },
  languages: [...german],
  ...input,
});
const post = (title: string, input: Partial<JobInput> = {}) => createActive(app, employer, titled(title, input));
async function similarTo(id: string, person?: TestPerson): Promise<string[]> {
  const answer = await app.request('GET', `/api/jobs/${id}/similar`, person ? { cookie: person.cookie } : {});
  expect(answer.status).toBe(200);
  return ((await answer.json()) as JobCard[]).map(({ title }) => title);
}

test('lists the most similar first, then the latest; never the job itself or one that is not open', async () => {
  const { id } = await post('This');
  await post('Other category', { category: 'customer_service' });
  await post('Abroad', { city: 'Paris', country: 'FR' });
  await post('Same country', { city: 'Faro' });
  await post('Other language', { languages: [{ language: 'it', level: 'A1', required: false }] });
  await post('Same city');
  const paused = await post('Paused');
  await callJobs(app, 'POST', `/${paused.id}/pause`, employer);
  await createDraft(app, employer, titled('Draft'));
  expect(await similarTo(id)).toEqual(['Same city', 'Same country', 'Abroad', 'Other language', 'Other category']);
});

test('lists at most six', async () => {
  const { id } = await post('This');
  for (let n = 0; n < 8; n += 1) await post(`Job ${n}`);
  expect(await similarTo(id)).toEqual([7, 6, 5, 4, 3, 2].map((n) => `Job ${n}`));
});

test('shows them to everyone for an ended job, and to no one for a job that the reader may not see', async () => {
  const { id } = await post('This');
  await post('Open');
  await callJobs(app, 'POST', `/${id}/close`, employer, { reason: 'filled_here' });
  expect(await similarTo(id)).toEqual(['Open']);
  const draft = await createDraft(app, employer, titled('Draft'));
  for (const hidden of [draft.id, UNKNOWN_ID]) expect(await similarTo(hidden)).toEqual([]);
  expect(await similarTo(draft.id, employer)).toEqual(['Open']);
  expect(await similarTo(draft.id)).toEqual([]);
  expect((await app.request('GET', '/api/jobs/no-id/similar')).status).toBe(404);
});

test('caches them until jobs change', async () => {
  const { id } = await post('This');
  await heard(app, () => post('First'));
  expect(await similarTo(id)).toEqual(['First']);
  // Directly in the database; a command would invalidate them.
  await app.base.db.deleteFrom('job_search').where('job_id', '<>', id).execute();
  expect(await similarTo(id)).toEqual(['First']);
  await post('Second');
  await expect.poll(() => similarTo(id)).toEqual(['Second']);
});
