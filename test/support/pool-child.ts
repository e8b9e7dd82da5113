import { answerJobs } from '#server/platform/processes/child.ts';

/** What a process of a pool can be asked to do: to answer, to fail, and to be one that has to be ended. */
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

answerJobs(async ({ job }: { job: PoolJob }) => jobs[job]());
