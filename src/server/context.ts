import type { Locale } from '#contract/locales.ts';
import type { Settings } from '#contract/settings/settings.ts';

import type { Actor } from './actor.ts';
import type { DomainEventName, DomainEvents } from './domain-events.ts';
import type { Clock } from './platform/clock.ts';
import { runAfterCommit } from './platform/db/after-commit.ts';
import type { Db, Tx } from './platform/db/database.ts';
import { recipientsOf } from './platform/live/events.ts';
import type { Log } from './platform/log.ts';
import type { Enqueue, NewJob } from './platform/queue/queue.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { SecurityLog } from './security-events.ts';

/** For every command and query. */
export interface Ctx {
  actor: Actor;
  /** The reader's language. */
  locale: Locale;
  db: Db | Tx;
  clock: Clock;
  log: Log;
  storage: Storage;
  security: SecurityLog;
  /** For links in emails and exports. */
  appUrl: URL;
  /** The client's shortened address; undefined outside of requests. */
  from?: string | undefined;
  /** The id of the request, also in the tasks that it caused. */
  requestId?: string | undefined;
  /** `inTransaction` passes `within`. */
  settings: (within?: Tx) => Promise<Settings>;
  transactional: Transactional;
  /** Called after each commit. */
  onCommit?: (() => void) | undefined;
}

/** Bound by `inTransaction`. */
export interface Transactional {
  emit<Name extends DomainEventName>(tx: TxCtx, name: Name, event: DomainEvents[Name]): Promise<void>;
  enqueue: Enqueue;
  invalidate: (tx: Tx, topics: string[]) => Promise<void>;
  /** Live events, which are in the table: call it after the commit. */
  deliverEvents: (userIds: readonly string[]) => void;
}

/** Everything takes effect at the commit, or not at all. */
export interface TxCtx extends Ctx {
  db: Tx;
  /** As the actor of the context that it is called on. A subscriber's refusal rolls the transaction back. */
  emit<Name extends DomainEventName>(this: TxCtx, name: Name, event: DomainEvents[Name]): Promise<void>;
  enqueue(...job: NewJob): Promise<void>;
  /** In all processes. */
  invalidate(topics: string[]): Promise<void>;
}

/** Its log lines, tasks and emails name the request. */
export const followRequest = <Followed extends Pick<Ctx, 'log'>>(ctx: Followed, requestId: string): Followed => ({
  ...ctx,
  requestId,
  log: ctx.log.child({ requestId }),
});

/** Joins a transaction that is open already. Delivers its live events after the commit. */
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
  ctx.onCommit?.();
  if (recipients.length > 0) ctx.transactional.deliverEvents(recipients);
  return result;
}

const isTxCtx = (ctx: Ctx): ctx is TxCtx => 'emit' in ctx;

function bindTo(db: Tx, ctx: Ctx): TxCtx {
  const { emit, enqueue, invalidate } = ctx.transactional;
  return {
    ...ctx,
    db,
    settings: () => ctx.settings(db),
    // By `this`: a copy with another actor, language or clock emits as itself.
    emit(name, event) {
      return emit(this, name, event);
    },
    enqueue: (task, data, options) => enqueue(db, task, data, { ...options, requestId: ctx.requestId }),
    invalidate: (topics) => invalidate(db, topics),
  };
}
