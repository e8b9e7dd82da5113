import type { Context, MiddlewareHandler } from 'hono';

import type { AppDeps } from './app.ts';
import { changedCookie, changedCookieName, readCookie, sessionCookieName } from './features/accounts/session-cookie.ts';
import { LONGEST_LAG, type Replica, type ReplicaRead } from './platform/db/replica.ts';
import { readPosition } from './platform/live/position.ts';
import type { ApiContext } from './procedures.ts';
import type { Env } from './request-context.ts';
import { createRouteOf } from './route-of.ts';

/** Routes with most of the load, where a lag of seconds matters only for one's own changes (decision 0136). */
const REPLICA_ROUTES = new Set([
  '/',
  '/jobs',
  '/jobs/map',
  '/jobs/:jobId',
  '/companies/:slug',
  '/pay',
  '/languages',
  '/about',
  '/dashboard/job-seeker',
  '/dashboard/employer',
  '/company/figures',
  '/jobs/:jobId/figures',
  '/admin/analytics',
  '/api/jobs',
  '/api/jobs/map',
  '/api/jobs/suggest',
  '/api/jobs/levels',
  '/api/jobs/{id}',
  '/api/jobs/{id}/similar',
  '/api/companies/{slug}',
  '/api/market/pay',
  '/api/market/languages',
  '/api/me/matching-jobs',
  '/api/me/language-gains',
  '/api/companies/{id}/figures',
  '/api/admin/analytics',
]);

/** Seconds: a replica that is read has the change by then. */
const CHANGED_LASTS = LONGEST_LAG / 1_000 + 2;

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

type Answer = (ctx: ApiContext) => Promise<Response>;

export interface Reads {
  /** With a context that reads from the replica, where the request may be answered so; else as it is. */
  answer(context: Context<Env>, ctx: ApiContext, answer: Answer): Promise<Response>;
  /** Keeps a session that changed something from reading what was before. */
  markChange: MiddlewareHandler<Env>;
}

type ReadsDeps = Pick<AppDeps, 'replica' | 'accounts' | 'pages'>;

export function createReads({ replica, accounts, pages }: ReadsDeps): Reads {
  if (!replica) return { answer: (_context, ctx, answer) => answer(ctx), markChange: (_context, next) => next() };
  const routeOf = createRouteOf(pages ?? { routeOf: () => undefined });
  const name = changedCookieName(accounts.https);

  return {
    async answer({ req }, ctx, answer) {
      const { pathname } = new URL(req.url);
      // Keys have no cookie that could record their changes.
      if (req.method !== 'GET' || ctx.actor.kind === 'key' || !REPLICA_ROUTES.has(routeOf(pathname) ?? ''))
        return answer(ctx);
      const isChanged = readCookie(req.header('cookie'), name) !== undefined;
      const read = await openRead(replica, ctx, isChanged);
      return (read && (await answerFrom(replica, read, ctx, answer))) ?? answer(ctx);
    },
    async markChange(context, next) {
      await next();
      const ctx = context.get('apiContext');
      if (!ctx || !hasSession(context, ctx.actor, accounts.https)) return;
      if (READS.has(context.req.method) && !context.get('hasCommitted')) return;
      context.header('set-cookie', changedCookie(accounts.https, CHANGED_LASTS), { append: true });
    },
  };
}

/**
 * Undefined if the replica may not be read: because of its state, of a change by the session, or of an event that the
 * session has received.
 */
async function openRead(
  replica: Replica,
  { db, actor }: ApiContext,
  isChanged: boolean,
): Promise<ReplicaRead | undefined> {
  const standing = replica.standing();
  if (standing !== 'used' || isChanged) {
    replica.count(standing === 'used' ? 'own_change' : standing);
    return undefined;
  }
  const read = replica.open();
  const person = actor.kind === 'anonymous' ? actor.lacking : actor;
  if (person?.kind !== 'person') return read;
  // An event's row is written with the data that it announces: a replica that has one has the other.
  const [told, held] = await Promise.all([
    readPosition(db, person.userId),
    readPosition(read.db, person.userId).catch(() => ({ last: -1 })),
  ]);
  if (held.last >= told.last) return read;
  replica.count(read.failed() ? 'repeated' : 'event');
  return undefined;
}

/**
 * Undefined if the primary has to answer: after a failure, for a write, and for rows that the replica may not have yet.
 */
async function answerFrom(
  replica: Replica,
  read: ReplicaRead,
  ctx: ApiContext,
  answer: Answer,
): Promise<Response | undefined> {
  // The primary repeats what fails here, counts it and logs it.
  const log = ctx.log.child({}, { level: 'silent' });
  const security = { ...ctx.security, record: () => {} };
  const response = await answer({ ...ctx, db: read.db, log, security }).catch(() => undefined);
  const isWell = response?.status === 200 && !read.failed();
  replica.count(isWell ? 'replica' : 'repeated');
  return isWell ? response : undefined;
}

/** Includes a session that begins with this answer. */
function hasSession({ res }: Context<Env>, actor: ApiContext['actor'], https: boolean): boolean {
  if (actor.kind === 'person' || (actor.kind === 'anonymous' && actor.lacking)) return true;
  return res.headers.getSetCookie().some((line) => line.startsWith(`${sessionCookieName(https)}=`));
}
