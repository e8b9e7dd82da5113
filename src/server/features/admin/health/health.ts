import type { Health } from '#contract/health.ts';

import type { Ctx } from '../../../context.ts';
import { readDatabaseState } from '../../../platform/db/state.ts';
import type { Readiness } from '../../../platform/http/health.ts';
import { countMails, isMailStuck } from '../../../platform/mail/state.ts';
import type { QueueAdmin } from '../../../platform/queue/queue.ts';
import { readSecurityCounts } from '../../../security-events.ts';
import { readFileUsage } from '../../files/usage.ts';
import { readBackups } from '../backups/runs.ts';
import { hasMailbox, mayHold, type HealthSources } from './sources.ts';

/** A part that fails is shown as down; only a failed database fails the whole. */
export async function readHealth(ctx: Ctx, sources: HealthSources): Promise<Health> {
  const now = ctx.clock.now();
  const readiness = sources.readiness();
  const [database, mail, storage, backups, queue, security] = await Promise.all([
    readDatabase(ctx, sources),
    readMail(ctx, sources),
    readStorage(ctx, sources, readiness),
    readBackups(ctx, sources.config.backups),
    readQueue(ctx, sources, readiness),
    readSecurityCounts(ctx.db),
  ]);
  return { at: now.toISOString(), database, mail, storage, backups, security, ...queue };
}

async function readDatabase({ db }: Ctx, { config }: HealthSources): Promise<Health['database']> {
  const { migration, ...state } = await readDatabaseState(db);
  return {
    ...state,
    isEmbedded: config.databaseUrl === undefined,
    migration: migration && { name: migration.name, appliedAt: migration.appliedAt.toISOString() },
  };
}

async function readMail({ db, clock }: Ctx, { config }: HealthSources): Promise<Health['mail']> {
  const now = clock.now();
  const [{ oldestWaitingAt, ...counts }, isStuck] = await Promise.all([
    countMails(db, now),
    isMailStuck(db, now, { holds: mayHold(config) }),
  ]);
  return {
    ...counts,
    state: isStuck ? 'down' : 'ok',
    isConfigured: config.smtpUrl !== undefined,
    hasMailbox: hasMailbox(config),
    oldestWaitingAt: oldestWaitingAt?.toISOString() ?? null,
  };
}

async function readStorage(
  { db, storage, log }: Ctx,
  { config }: HealthSources,
  readiness: Readiness,
): Promise<Health['storage']> {
  const [usage, space] = await Promise.all([
    readFileUsage(db),
    storage.space().catch((error: unknown) => {
      // Unknown free space is shown as such; a broken volume shows in `state`.
      log.warn({ err: error }, 'free space not known');
      return undefined;
    }),
  ]);
  return {
    state: readiness.storage === 'ok' ? 'ok' : 'down',
    kind: config.storage.kind === 'disk' ? 'folder' : 'bucket',
    files: usage ? { count: usage.count, bytes: usage.bytes, countedAt: usage.countedAt.toISOString() } : null,
    space: space ?? null,
  };
}

const SILENT_QUEUE = { queue: null, clock: [], failedTasks: [] } satisfies Partial<Health>;

async function readQueue(
  { clock }: Ctx,
  { queue, config }: HealthSources,
  readiness: Readiness,
): Promise<Pick<Health, 'queue' | 'clock' | 'failedTasks'>> {
  // Asked, it would be waited for.
  if (readiness.queue !== 'ok') return SILENT_QUEUE;
  const [counts, tasks, deadLetters] = await Promise.all([
    queue.health(),
    queue.cronJobs(clock.now()),
    queue.deadLetters(),
  ]);
  return {
    queue: counts,
    // Without a folder it does nothing, and would look as if it had.
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
