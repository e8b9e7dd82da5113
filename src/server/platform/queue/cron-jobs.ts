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
  const runs = await readLastRuns(boss, schedules);
  return timed.map(({ name, cron }) => {
    const schedule = schedules.find((known) => known.name === name);
    const last = runs.find((run) => run.name === name);
    return describe(boss, { name, cron, schedule, last, queue: queues.find((known) => known.name === name) }, now);
  });
}

type Run = Pick<JobWithMetadata, 'name' | 'state' | 'createdOn' | 'startedOn' | 'completedOn' | 'output'>;

/** In one statement: pg-boss reads one job a statement. */
async function readLastRuns(boss: PgBoss, schedules: readonly Schedule[]): Promise<Run[]> {
  const begun = schedules.filter(({ lastJobId }) => lastJobId);
  const { rows }: { rows: Run[] } = await boss.getDb().executeSql(
    `select name, state::text as state, created_on as "createdOn", started_on as "startedOn", completed_on as "completedOn", output
    from pgboss.job join unnest($1::text[], $2::uuid[]) as begun (name, id) using (name, id)`,
    [begun.map(({ name }) => name), begun.map(({ lastJobId }) => lastJobId)],
  );
  return rows;
}

interface Known {
  name: string;
  cron: string;
  schedule: Schedule | undefined;
  last: Run | undefined;
  queue: QueueResult | undefined;
}

function describe(boss: PgBoss, { name, cron, schedule, last, queue }: Known, now: Date): CronJobState {
  const [next = now, following = now] = boss.previewSchedule(cron, { tz: 'UTC', from: now, count: 2 });
  const from = last?.createdOn ?? schedule?.createdOn ?? now;
  const [due] = boss.previewSchedule(cron, { tz: 'UTC', from, count: 1 });
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

function describeRun({ state, createdOn, startedOn, completedOn, output }: Run): RunState {
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
