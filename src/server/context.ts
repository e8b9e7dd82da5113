import type { LiveEvent } from '#contract/live-events.ts';
import type { Locale } from '#contract/locales.ts';
import type { Settings } from '#contract/settings.ts';

import type { DomainEventName, DomainEvents } from './domain-events.ts';
import type { Inspector } from './features/files/inspector.ts';
import type { Clock } from './platform/clock.ts';
import { runAfterCommit } from './platform/db/after-commit.ts';
import type { Db, Tx } from './platform/db/database.ts';
import type { Invalidate } from './platform/live/changes.ts';
import { recipientsOf } from './platform/live/events.ts';
import type { Log } from './platform/log.ts';
import type { Enqueue, NewJob } from './platform/queue/queue.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { SecurityLog } from './security-events.ts';

export type PersonRole = 'job_seeker' | 'employer' | 'admin';

/** On whose behalf something happens. Always passed, never ambient. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'person'; userId: string; profileId: string; role: PersonRole; sessionId: string }
  /** The platform itself: tasks of the clock, the operator's commands, the demo world. */
  | { kind: 'system' };

export type Person = Extract<Actor, { kind: 'person' }>;

/** All that a verb or a query needs. A request, a task, a seed and a test make it the same way. */
export interface Ctx {
  actor: Actor;
  /** The reader's language. */
  locale: Locale;
  db: Db | Tx;
  clock: Clock;
  log: Log;
  storage: Storage;
  inspector: Inspector;
  security: SecurityLog;
  /** Milliseconds that the database may take for one statement of a job search. */
  searchTimeout: number;
  /** The shortened network address of whoever asks; undefined for what nobody asked for over the network. */
  from?: string | undefined;
  /** `within` a transaction they are read in it; `inTransaction` sees to that. */
  settings: (within?: Tx) => Promise<Settings>;
  transactional: Transactional;
  /** Says, after a commit, that these people's live streams have news. */
  notify: (userIds: readonly string[]) => void;
  /** Sends these people an event at once, without storing it: whoever is away misses it. */
  sendEphemeral: (userIds: readonly string[], event: LiveEvent) => void;
}

/** What acts within a transaction. `inTransaction` binds each to the one that it opens. */
export interface Transactional {
  publish<Name extends DomainEventName>(tx: TxCtx, name: Name, event: DomainEvents[Name]): Promise<void>;
  enqueue: Enqueue;
  invalidate: Invalidate;
}

/** A context whose `db` is a transaction. All that it does takes effect if, and only if, that commits. */
export interface TxCtx extends Ctx {
  db: Tx;
  /** Publishes a domain event to its subscribers. One that refuses undoes the transaction. */
  publish<Name extends DomainEventName>(name: Name, event: DomainEvents[Name]): Promise<void>;
  /** Puts a job into the queue. */
  enqueue(...job: NewJob): Promise<void>;
  /** Invalidates, in every process, the cached pages that were made from these topics. */
  invalidate(topics: string[]): Promise<void>;
}

/**
 * Runs `work` in one transaction: all that it writes, publishes, enqueues and invalidates happens, or nothing does.
 * Within a transaction already, it joins that one. Recipients of live events are notified after the commit.
 */
export async function inTransaction<Result>(ctx: Ctx, work: (tx: TxCtx) => Promise<Result>): Promise<Result> {
  if (isTxCtx(ctx)) return work(ctx);
  let recipients: string[] = [];
  let committed = () => {};
  const result = await ctx.db.transaction().execute(async (tx) => {
    committed = () => runAfterCommit(tx);
    const done = await work(bindTo(tx, ctx));
    recipients = recipientsOf(tx);
    return done;
  });
  committed();
  if (recipients.length > 0) ctx.notify(recipients);
  return result;
}

const isTxCtx = (ctx: Ctx): ctx is TxCtx => ctx.db.isTransaction;

function bindTo(db: Tx, ctx: Ctx): TxCtx {
  const { publish, enqueue, invalidate } = ctx.transactional;
  const tx: TxCtx = {
    ...ctx,
    db,
    settings: () => ctx.settings(db),
    publish: (name, event) => publish(tx, name, event),
    enqueue: (...job) => enqueue(db, ...job),
    invalidate: (topics) => invalidate(db, topics),
  };
  return tx;
}
