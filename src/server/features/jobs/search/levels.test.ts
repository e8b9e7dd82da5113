import { afterAll, beforeAll, expect, test } from 'vitest';

import type { LevelJobs } from '#contract/jobs/job-levels.ts';
import { cefrLevels } from '#contract/languages.ts';
import { locales } from '#contract/locales.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';

import { searchJobs } from './search.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function read(): Promise<LevelJobs[]> {
  const answer = await app.request('GET', '/api/jobs/levels');
  expect(answer.status).toBe(200);
  return (await answer.json()) as LevelJobs[];
}

/** The jobs that the list shows for each level. */
async function search(): Promise<LevelJobs[]> {
  const counts: LevelJobs[] = [];
  for (const language of locales)
    for (const level of cefrLevels) {
      const { total } = await searchJobs(app.searchCtx(), { language: [`${language}:${level}`] });
      counts.push({ language, level, jobs: total?.count ?? 0 });
    }
  return counts;
}

test('each count equals what choosing the level finds: required or preferred, while the job is open', async () => {
  expect((await read()).every(({ jobs }) => jobs === 0)).toBe(true);
  const employer = await registerEmployer(app);
  const post = (level: 'A2' | 'B2', required: boolean) =>
    createActive(app, employer, { languages: [{ language: 'de', level, required }] });
  await post('B2', true);
  await post('A2', false);
  const closing = await post('B2', true);
  await createDraft(app, employer, { languages: [{ language: 'de', level: 'A1', required: true }] });
  const german = async () => (await read()).filter(({ language }) => language === 'de').map(({ jobs }) => jobs);
  expect(await german()).toEqual([0, 1, 1, 3, 3, 3]);
  expect((await callJobs(app, 'POST', `/${closing.id}/pause`, employer)).status).toBe(200);
  expect(await german()).toEqual([0, 1, 1, 2, 2, 2]);
  expect(await read()).toEqual(await search());
});
