import { serveJobs } from '#server/platform/processes/child.ts';

/** Jobs of a pool's process: answer, fail, or never end. */
const jobs = {
  pid: () => process.pid,
  environment: () => Object.keys(process.env),
  fail: () => {
    throw new Error('it failed');
  },
  loop: () => {
    for (;;);
  },
  hoard: () => {
    const held: string[][] = [];
    for (;;) held.push(Array.from({ length: 10_000 }, String));
  },
  exit: () => process.exit(3),
};

export type PoolJob = keyof typeof jobs;

serveJobs(async ({ job }: { job: PoolJob }) => jobs[job]());
