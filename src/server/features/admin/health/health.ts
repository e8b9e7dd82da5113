import type { HealthPart } from '#contract/admin/admin-choices.ts';
import type { Health } from '#contract/admin/health.ts';

import type { Ctx } from '../../../context.ts';
import { readDatabaseState } from '../../../platform/db/state.ts';
import type { Readiness } from '../../../platform/http/health.ts';
import { countMails } from '../../../platform/mail/state.ts';
import type { QueueAdmin } from '../../../platform/queue/queue.ts';
import { readSecurityCounts } from '../../../security-events.ts';
import { readFileUsage } from '../../files/usage.ts';
import { readBackupState } from '../backups/runs.ts';
import { alertWords } from './alert-words.ts';
import { downPartsOf, findAlerts, partOf } from './alerts.ts';
import { hasMailbox, type HealthSources } from './sources.ts';

/** A failing part is shown as down; only a failed database fails the whole. */
export async function readHealth(ctx: Ctx, sources: HealthSources): Promise<Health> {
  const now = ctx.clock.now();
  const readiness = sources.readiness();
  const alerts = await findAlerts(ctx, sources, downPartsOf(readiness));
  const stateOf = (part: HealthPart) => (alerts.some((alert) => partOf(alert) === part) ? 'down' : 'ok');
  const [database, mail, storage, backups, queue, security] = await Promise.all([
    readDatabase(ctx, sources),
    readMail(ctx, sources),
    readStorage(ctx, sources),
    readBackups(ctx, sources),
    readQueue(ctx, sources, readiness),
    readSecurityCounts(ctx.db),
  ]);
  return {
    at: now.toISOString(),
    alerts: alerts.map((alert) => ({ kind: alert.kind, part: partOf(alert), ...alertWords(alert, ctx.locale) })),
    database,
    mail: { state: stateOf('mail'), ...mail },
    storage: { state: stateOf('storage'), ...storage },
    backups: backups && { state: stateOf('backups'), ...backups },
    security,
    ...queue,
  };
}

async function readDatabase({ db }: Ctx, { config }: HealthSources): Promise<Health['database']> {
  const { migration, ...state } = await readDatabaseState(db);
  return {
    ...state,
    isEmbedded: config.databaseUrl === undefined,
    migration: migration && { name: migration.name, appliedAt: migration.appliedAt.toISOString() },
  };
}

type WithoutState<Part> = Omit<NonNullable<Part>, 'state'>;

async function readMail({ db, clock }: Ctx, { config }: HealthSources): Promise<WithoutState<Health['mail']>> {
  const { oldestWaitingAt, oldestHeldAt: _, ...counts } = await countMails(db, clock.now());
  return {
    ...counts,
    isConfigured: config.smtpUrl !== undefined,
    hasMailbox: hasMailbox(config),
    oldestWaitingAt: oldestWaitingAt?.toISOString() ?? null,
  };
}

async function readStorage({ db, storage }: Ctx, { config }: HealthSources): Promise<WithoutState<Health['storage']>> {
  const [usage, space] = await Promise.all([readFileUsage(db), storage.space()]);
  return {
    kind: config.storage.kind === 'disk' ? 'folder' : 'bucket',
    files: usage ? { count: usage.count, bytes: usage.bytes, countedAt: usage.countedAt.toISOString() } : null,
    space: space ?? null,
  };
}

/** Null if the site writes none itself. */
async function readBackups({ db }: Ctx, { config }: HealthSources): Promise<WithoutState<Health['backups']> | null> {
  const state = await readBackupState(db, config.backups);
  return state
    ? {
        isEncrypted: config.backups.recipients.length > 0,
        last: state.newest ? { ...state.newest, at: state.newest.at.toISOString() } : null,
        error: state.error,
      }
    : null;
}

const SILENT_QUEUE = { queue: null, clock: [], failedTasks: [] } satisfies Partial<Health>;

async function readQueue(
  { clock }: Ctx,
  { queue, config }: HealthSources,
  readiness: Readiness,
): Promise<Pick<Health, 'queue' | 'clock' | 'failedTasks'>> {
  // A queue that is down would not answer in time.
  if (readiness.queue !== 'ok') return SILENT_QUEUE;
  const [counts, tasks, deadLetters] = await Promise.all([
    queue.health(),
    queue.cronJobs(clock.now()),
    queue.deadLetters(),
  ]);
  return {
    queue: counts,
    // Without a folder the task does nothing, and would appear to have worked.
    clock: tasks.filter(({ task }) => task !== 'backups.write' || config.backups.folder !== undefined).map(presentTask),
    failedTasks: deadLetters.map(({ lastAt, ...failed }) => ({ ...failed, lastAt: lastAt.toISOString() })),
  };
}

function presentTask({
  last,
  nextAt,
  ...task
}: Awaited<ReturnType<QueueAdmin['cronJobs']>>[number]): Health['clock'][number] {
  return { ...task, last: last && { ...last, at: last.at.toISOString() }, nextAt: nextAt.toISOString() };
}
