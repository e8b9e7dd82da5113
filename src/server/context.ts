import type { LiveEvent } from '#contract/live-events.ts';
import type { Locale } from '#contract/locales.ts';
import type { Settings } from '#contract/settings.ts';

import type { Tell } from './facts.ts';
import type { Inspector } from './features/files/inspector.ts';
import type { Clock } from './platform/clock.ts';
import { runAfterCommit } from './platform/db/after-commit.ts';
import type { Db, Tx } from './platform/db/database.ts';
import type { Announce } from './platform/live/changes.ts';
import { recipientsOf } from './platform/live/events.ts';
import type { Log } from './platform/log.ts';
import type { Enqueue } from './platform/queue/queue.ts';
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
  enqueue: Enqueue;
  announce: Announce;
  /** Tells others what happened, in the same transaction. */
  tell: Tell;
  /** Says, after a commit, that these people's live streams have news. */
  wake: (userIds: readonly string[]) => void;
  /** Tells these people something in passing, at once: it is not kept for whoever is away. */
  whisper: (userIds: readonly string[], event: LiveEvent) => void;
}

/** A context whose `db` is a transaction: for verbs that write more than one thing. */
export interface TxCtx extends Ctx {
  db: Tx;
}

/**
 * Runs `work` in one transaction: all that it writes, enqueues and announces happens, or nothing does.
 * Within a transaction already, it joins that one. Whoever was told something live is woken after the commit.
 */
export async function inTransaction<Result>(ctx: Ctx, work: (ctx: TxCtx) => Promise<Result>): Promise<Result> {
  if (ctx.db.isTransaction) return work(ctx as TxCtx);
  let told: string[] = [];
  let committed = () => {};
  const result = await ctx.db.transaction().execute(async (tx) => {
    committed = () => runAfterCommit(tx);
    const done = await work({ ...ctx, db: tx, settings: () => ctx.settings(tx) });
    told = recipientsOf(tx);
    return done;
  });
  committed();
  if (told.length > 0) ctx.wake(told);
  return result;
}
