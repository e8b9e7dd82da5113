import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { PoolJob } from '#test/support/pool-child.ts';

import { JobAborted, ProcessPool } from './pool.ts';

const LONG = 60_000;

describe('a pool of processes', () => {
  let pool: ProcessPool<{ job: PoolJob }, unknown>;
  beforeEach(() => {
    const script = new URL('../../../../test/support/pool-child.ts', import.meta.url);
    pool = new ProcessPool({
      script,
      most: 2,
      heapMegabytes: 64,
      timeout: LONG,
      busy: () => new Error('busy'),
    });
  });
  afterEach(() => pool.close());

  const run = (job: PoolJob, milliseconds = LONG, person = 'ana') => pool.run({ job }, milliseconds, person);
  const endOf = (job: PoolJob, milliseconds?: number, person?: string) =>
    run(job, milliseconds, person).then(
      () => 'none',
      (error: unknown) => (error instanceof JobAborted ? error.by : error),
    );

  test('ends a job that takes too long, in the middle of what it does', async () => {
    expect(await endOf('loop', 200)).toBe('time');
  });

  test('outlives a job that takes more memory than it may (T328)', async () => {
    expect(await endOf('hoard')).toBe('crash');
    expect(await run('pid')).toEqual(expect.any(Number));
  });

  test('outlives a job that ends its process', async () => {
    expect(await endOf('exit')).toBe('crash');
    expect(await run('pid')).toEqual(expect.any(Number));
  });

  test('answers others while a job does not end, and those behind it afterwards', async () => {
    const looping = endOf('loop', 1_500, 'bea');
    const answers = await Promise.all([run('pid'), run('pid'), endOf('loop', 200), run('pid')]);
    expect(answers).toEqual([expect.any(Number), expect.any(Number), 'time', expect.any(Number)]);
    expect(await looping).toBe('time');
  });

  test('says what failed in a job, and uses its process again', async () => {
    const first = await run('pid');
    await expect(run('fail')).rejects.toThrow('it failed');
    expect(await run('pid')).toBe(first);
  });

  test('tells its processes nothing of the environment, where passwords are', async () => {
    process.env.SMTP_PASSWORD = 'secret';
    expect(await run('environment')).not.toContain('SMTP_PASSWORD');
    delete process.env.SMTP_PASSWORD;
  });

  test('leaves no process behind when it is closed, and starts none', async () => {
    const pid = Number(await run('pid'));
    const looping = endOf('loop');
    await new Promise(setImmediate);
    await pool.close();
    expect(await looping).toBe('crash');
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(run('pid')).rejects.toThrow('busy');
  });

  test('says why a process cannot start', async () => {
    const broken = new ProcessPool({
      script: new URL('file:///nowhere.js'),
      most: 1,
      heapMegabytes: 64,
      timeout: LONG,
      busy: () => new Error('busy'),
    });
    const failure = await broken.run({}, LONG).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: expect.stringContaining('Cannot find module') as string });
    expect(failure).not.toBeInstanceOf(JobAborted);
    await broken.close();
  });
});
