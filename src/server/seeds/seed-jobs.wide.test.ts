import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { JobSearchResult } from '#contract/jobs/job-search.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';

import { seedJobs } from './seed-jobs.ts';

describe('jobs for benchmarks', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  /** Seeds, and reads what was added. */
  const seeded = async (order: { jobs: number; randomSeed: number }) => {
    const before = new Set((await app.base.db.selectFrom('job').select('id').execute()).map(({ id }) => id));
    const progress: number[] = [];
    await seedJobs(app.base.db, { ...order, onProgress: (done) => progress.push(done) });
    const all = await app.base.db
      .selectFrom('job')
      .innerJoin('job_translation as text', 'text.job_id', 'job.id')
      .select(['job.id', 'job.skills_required', 'text.locale', 'text.title', 'text.description'])
      .orderBy('job.id')
      .execute();
    return { texts: all.filter(({ id }) => !before.has(id)), progress };
  };
  const wordsOf = (texts: { title: string; description: string }[]) =>
    texts.map(({ title, description }) => title + description).sort();

  test('have the requested number; the same seed creates the same jobs, another seed others', async () => {
    const [first, again, other] = [
      await seeded({ jobs: 60, randomSeed: 3 }),
      await seeded({ jobs: 60, randomSeed: 3 }),
      await seeded({ jobs: 60, randomSeed: 4 }),
    ];
    expect(first.progress).toEqual([60]);
    expect(new Set(first.texts.map(({ id }) => id)).size).toBe(60);
    expect(wordsOf(again.texts)).toEqual(wordsOf(first.texts));
    expect(wordsOf(other.texts)).not.toEqual(wordsOf(first.texts));
  });

  test('are found, with a realistic distribution of words', async () => {
    const { texts } = await seeded({ jobs: 300, randomSeed: 6 });
    const [some] = texts;
    const answer = await app.request(
      'GET',
      `/api/jobs?${new URLSearchParams({ q: some?.title ?? '', locale: some?.locale ?? 'en', sort: 'newest', limit: '50' })}`,
    );
    expect(((await answer.json()) as JobSearchResult).jobs.map(({ id }) => id)).toContain(some?.id);
    const times = new Map<string, number>();
    for (const skill of texts.flatMap(({ skills_required }) => skills_required))
      times.set(skill, (times.get(skill) ?? 0) + 1);
    const frequent = [...times.values()].sort((a, b) => b - a);
    expect(frequent[0]).toBeGreaterThan(10 * (frequent[Math.floor(frequent.length / 2)] ?? 0));
  });
});
