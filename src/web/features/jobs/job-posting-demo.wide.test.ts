import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Job } from '#contract/jobs/job-views.ts';
import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { readJob } from '#server/features/jobs/jobs.ts';
import { createDemoApp, type TestApp } from '#test/support/app.ts';
import { jobPostingSchema } from '#test/support/job-posting-schema.ts';

import { jobPosting } from './job-posting.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createDemoApp();
}, 120_000);
afterAll(() => app.close());

test('marks up every job of the demo as Google requires, in each of its languages', { timeout: 120_000 }, async () => {
  const ctx = app.ctx({ kind: 'anonymous' });
  const open = await app.base.db
    .selectFrom('job')
    .select('id')
    .where('status', '=', 'active')
    .where('hidden_at', 'is', null)
    .execute();
  expect(open.length).toBeGreaterThanOrEqual(500);
  const problems: unknown[] = [];
  const check = (job: Job) => {
    const posting = jobPosting(job, {
      origin: 'https://jobs.example',
      path: localizePath(paths.job(job.id), job.locale),
    });
    const { error } = jobPostingSchema.safeParse(posting);
    if (error) problems.push({ title: job.title, locale: job.locale, issues: error.issues });
  };
  for (const { id } of open) {
    const job = await readJob(ctx, { id });
    const versions = await Promise.all(job.locales.map((locale) => readJob(ctx, { id, locale })));
    versions.forEach(check);
  }
  expect(problems).toEqual([]);
});
