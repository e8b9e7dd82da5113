import type { JobWithMetadata, PgBoss, QueueResult, Schedule } from 'pg-boss';

import type { Task } from './task.ts';

/** Milliseconds until a run counts as missed; the schedule is checked every half minute. */
const LATE_AFTER = 5 * 60_000;

export interface CronJobState {
  task: string;
  /** Seconds. */
  interval: number;
  last: RunState | null;
  nextAt: Date;
  isOverdue: boolean;
  /** Runs of seven days that failed for good; updated once a minute. */
  failures: number;
}

interface RunState {
  state: 'waiting' | 'running' | 'done' | 'retrying' | 'failed';
  at: Date;
  /** Milliseconds; null until it ended. */
  took: number | null;
  error: string | null;
}

export async function readCronJobs<Ctx>(boss: PgBoss, tasks: Task<Ctx>[], now: Date): Promise<CronJobState[]> {
  const timed = tasks.flatMap(({ name, cron }) => (cron ? [{ name, cron }] : []));
  const [schedules, queues] = await Promise.all([boss.getSchedules(), boss.getQueues(timed.map(({ name }) => name))]);
  return Promise.all(
    timed.map(async ({ name, cron }) => {
      const schedule = schedules.find((known) => known.name === name);
      const [last] = schedule?.lastJobId ? await boss.findJobs<object>(name, { id: schedule.lastJobId }) : [];
      return describe(boss, { name, cron, schedule, last, queue: queues.find((known) => known.name === name) }, now);
    }),
  );
}

interface Known {
  name: string;
  cron: string;
  schedule: Schedule | undefined;
  last: JobWithMetadata | undefined;
  queue: QueueResult | undefined;
}

function describe(boss: PgBoss, { name, cron, schedule, last, queue }: Known, now: Date): CronJobState {
  const after = (from: Date, count: number) => boss.previewSchedule(cron, { tz: 'UTC', from, count });
  const [next = now, following = now] = after(now, 2);
  const [due] = after(last?.createdOn ?? schedule?.createdOn ?? now, 1);
  const late = new Date(now.getTime() - LATE_AFTER);
  const isWaiting = last?.state === 'created' && last.createdOn < late;
  return {
    task: name,
    interval: Math.round((following.getTime() - next.getTime()) / 1_000),
    last: last ? describeRun(last) : null,
    nextAt: next,
    // No process has ever worked here.
    isOverdue: !schedule || isWaiting || (due !== undefined && due < late),
    failures: queue?.failedCount ?? 0,
  };
}

const states = {
  created: 'waiting',
  active: 'running',
  completed: 'done',
  retry: 'retrying',
  failed: 'failed',
  cancelled: 'failed',
} as const;

function describeRun({ state, createdOn, startedOn, completedOn, output }: JobWithMetadata): RunState {
  return {
    state: states[state],
    at: state === 'created' ? createdOn : startedOn,
    took: completedOn && startedOn ? completedOn.getTime() - startedOn.getTime() : null,
    error: state === 'retry' || state === 'failed' ? messageOf(output) : null,
  };
}

const ERROR_MAX = 500;

const messageOf = (output: object | null): string | null =>
  output && 'message' in output ? String(output.message).slice(0, ERROR_MAX) : null;
