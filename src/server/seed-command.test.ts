import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson } from '#test/support/people.ts';

import { seed } from './seed-command.ts';

describe('bin/seed', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await app.changes.start();
  });
  afterAll(() => app.close());

  const run = (...args: string[]) => seed(args, { DATABASE_URL: app.config.databaseUrl }, () => {});
  const total = async () =>
    ((await (await app.request('GET', '/api/jobs')).json()) as { total: { count: number } }).total.count;

  test('says how it is used', async () => {
    for (const args of [
      [],
      ['100'],
      ['--seed', '2'],
      ['--jobs'],
      ['--jobs', '10', '20'],
      ['--jobs', '10', '--people', '5'],
      ['--jobs', '-5'],
    ]) {
      await expect(run(...args)).rejects.toThrow('Usage: bin/seed --jobs NUMBER [--seed NUMBER] [--yes]');
    }
  });

  test('takes whole numbers', async () => {
    for (const jobs of ['0', 'many', '1.5', '1,000', '1e3', '99999999', ''])
      await expect(run('--jobs', jobs)).rejects.toThrow('--jobs takes a whole number from 1 to 10,000,000');
    for (const number of ['4294967296', 'x'])
      await expect(run('--jobs', '10', '--seed', number)).rejects.toThrow(
        '--seed takes a whole number from 0 to 4,294,967,295',
      );
  });

  test('fills a site that runs, says how far it is, and tells the pages', async () => {
    const heard = new Promise<string[]>((resolve) => app.changes.listen((topics) => topics && resolve(topics)));
    const progress: string[] = [];
    expect(await seed(['--jobs', '40'], { DATABASE_URL: app.config.databaseUrl }, (line) => progress.push(line))).toBe(
      'There are 40 jobs more now.',
    );
    expect(progress).toEqual(['40 jobs; now the search learns of them']);
    expect(await heard).toEqual(['jobs']);
    expect(await total()).toBe(40);
    expect(await run('--jobs', '1', '--seed', '7')).toBe('There is 1 job more now.');
  });

  test('leaves a site alone that has people of its own, unless it is meant', async () => {
    await registerPerson(app);
    const before = await total();
    await expect(run('--jobs', '5')).rejects.toThrow('This site has people of its own');
    expect(await total()).toBe(before);
    await run('--jobs', '5', '--yes');
    expect(await total()).toBe(before + 5);
  });
});
