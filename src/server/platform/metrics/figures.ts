import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Replica } from '../db/replica.ts';
import type { Disks, DiskSpace } from '../disk-space.ts';
import type { PageCache } from '../http/page-cache.ts';
import type { MailCounts, MailServerState } from '../mail/state.ts';
import type { Parts } from '../parts/parts.ts';
import type { QueueHealth } from '../queue/queue.ts';

/** Seconds: a cached page takes less than the first, a statement is ended after the last. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Milliseconds for a figure, far below Prometheus' limit of ten seconds for all. */
const TIMEOUT = 2_000;

export interface FigureSources {
  pools: Record<string, pg.Pool>;
  parts: Parts['list'];
  queue: () => Promise<QueueHealth>;
  mails: () => Promise<MailCounts>;
  mailServer: () => Promise<MailServerState>;
  /** Seconds; absent where the site writes no backups. */
  backupAge?: (() => Promise<number>) | undefined;
  deadTasks: () => Promise<number>;
  disks: () => Promise<Disks>;
  /** Open live streams. */
  streams: () => number;
  replica?: Pick<Replica, 'counts' | 'lag'> | undefined;
  now: () => Date;
}

/** Figures of a process, read on request. No label contains an id or a person's words. */
export function createRegister(sources: FigureSources): Registry {
  const { pools, parts, queue, mails, streams, replica, now } = sources;
  const register = new Registry();
  collectDefaultMetrics({ register });
  // Gauges with the name of a counter, which promtool refuses.
  for (const kind of ['handles', 'requests', 'resources']) register.removeSingleMetric(`nodejs_active_${kind}_total`);
  const ofPools = (read: (pool: pg.Pool) => number) => () =>
    Object.fromEntries(Object.entries(pools).map(([name, pool]) => [name, read(pool)]));
  const add = addGauges(register);
  add(
    'parlance_database_connections',
    'Open connections to the database.',
    'pool',
    ofPools((pool) => pool.totalCount),
  );
  add(
    'parlance_database_waiting',
    'Statements that wait for a connection.',
    'pool',
    ofPools((pool) => pool.waitingCount),
  );
  add('parlance_part_up', 'Whether what the process needs does its work: 1 or 0.', 'part', () =>
    Object.fromEntries(parts().map(({ name, isUp }) => [name, Number(isUp)])),
  );
  add('parlance_queue_jobs', 'Jobs of the queue, updated once a minute.', 'state', async () => ({
    ...(await queue()),
  }));
  add('parlance_mails', 'Mails; those sent within 24 hours.', 'status', async () => {
    const { oldestWaitingAt: _, oldestHeldAt: __, ...counts } = await mails();
    return counts;
  });
  addGauge(register, 'parlance_mail_oldest_waiting_seconds', 'Age of the oldest mail to be sent.', async () => {
    const { oldestWaitingAt } = await mails();
    return oldestWaitingAt ? (now().getTime() - oldestWaitingAt.getTime()) / 1_000 : 0;
  });
  addGauge(register, 'parlance_live_streams', 'Open live streams.', streams);
  if (replica) addReplica(register, replica);
  addAlerts(register, sources);
  return register;
}

/** What administrators have to act upon (docs/prometheus-rules.yml). */
function addAlerts(register: Registry, { mailServer, backupAge, deadTasks, disks }: FigureSources): void {
  addGauge(register, 'parlance_mail_login_refused', 'Whether the mail server refuses the login: 1 or 0.', async () =>
    Number((await mailServer()).loginRefused !== null),
  );
  addGauge(register, 'parlance_dead_tasks', 'Background tasks that failed for good and were not retried.', deadTasks);
  if (backupAge) addGauge(register, 'parlance_backup_age_seconds', 'Since the newest nightly backup.', backupAge);
  // No value where the disk does not answer.
  const read = (what: keyof DiskSpace) => async () =>
    Object.fromEntries(Object.entries(await disks()).map(([folder, space]) => [folder, space?.[what] ?? NaN]));
  const add = addGauges(register);
  add('parlance_disk_free_bytes', 'Free space on the disk of a folder.', 'folder', read('free'));
  add('parlance_disk_size_bytes', 'Size of the disk of a folder.', 'folder', read('total'));
}

function addReplica(register: Registry, replica: Pick<Replica, 'counts' | 'lag'>): void {
  addCounters(
    register,
    'parlance_reads_total',
    'Reads that may be old, by where they went: the replica, or why to the primary.',
    'place',
    () => replica.counts(),
  );
  // No value where it is not known.
  addGauge(register, 'parlance_replica_lag_seconds', 'How far the replica is behind.', () => replica.lag() ?? NaN);
}

export function addRequests(register: Registry): Histogram<'method' | 'route' | 'status'> {
  const requests = new Histogram({
    name: 'parlance_http_request_duration_seconds',
    help: 'Requests by route, until the answer was sent.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [],
  });
  register.registerMetric(requests);
  return requests;
}

export function addPageCache(register: Registry, cache: PageCache): void {
  addCounter(register, 'parlance_page_cache_hits_total', 'Requests that a cached page answered.', () => cache.hits);
  addGauge(register, 'parlance_page_cache_bytes', 'Bytes of cached pages.', () => cache.bytes);
}

const addCounter = (register: Registry, name: string, help: string, read: () => number): void =>
  register.registerMetric(
    new Counter({
      name,
      help,
      registers: [],
      collect() {
        this.reset();
        this.inc(read());
      },
    }),
  );

/** With one label, whose values `read` returns. */
function addCounters(register: Registry, name: string, help: string, label: string, read: () => Counts): void {
  register.registerMetric(
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [],
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count);
      },
    }),
  );
}

function addGauge(register: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  register.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        const value = await inTime(read);
        if (value === undefined) this.remove();
        else this.set(value);
      },
    }),
  );
}

type Counts = Record<string, number>;

/** A gauge with one label, whose values `read` returns. */
const addGauges =
  (register: Registry) =>
  (name: string, help: string, label: string, read: () => Counts | Promise<Counts>): void =>
    register.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [],
        async collect() {
          const counts = await inTime(read);
          this.reset();
          for (const [value, count] of Object.entries(counts ?? {})) this.set({ [label]: value }, count);
        },
      }),
    );

/**
 * Undefined if it cannot be read: this figure is then missing, and the others are reported, while the database is
 * unavailable.
 */
const inTime = <Read>(read: () => Read | Promise<Read>): Promise<Read | undefined> =>
  Promise.race([Promise.try(read).catch(() => undefined), sleep(TIMEOUT, undefined, { ref: false })]);
