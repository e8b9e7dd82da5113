import { sql, type KyselyPlugin } from 'kysely';

import type { Ctx } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Words } from '../concepts/concepts.ts';

/** What searches need besides the context of a request. */
export interface SearchParts {
  /** Milliseconds per statement. */
  searchTimeout: number;
  /** What the words of a search mean. */
  dictionary: (within: Db | Tx) => Promise<Words>;
}

export type SearchCtx = Ctx & SearchParts;

const RETRY_SECONDS = 5;
const CANCELED = '57014';

/**
 * Runs the reads of one search on one snapshot, so that hits, total and counts agree. A statement is cancelled after
 * the search timeout; after twice that, none is started. Joins an open transaction.
 * @throws Refusal UNAVAILABLE if the database cannot answer in time.
 */
export async function searching<Result>(ctx: SearchCtx, read: (ctx: SearchCtx) => Promise<Result>): Promise<Result> {
  if (ctx.db.isTransaction) return read(ctx);
  try {
    return await ctx.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        // The planner would scan the table for a word that it thinks common. JIT compilation takes longer than these
        // statements.
        await sql`select set_config('statement_timeout', ${String(ctx.searchTimeout)}, true), set_config('enable_seqscan', 'off', true),
          set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`.execute(tx);
        return read({ ...ctx, db: tx.withPlugin(endingIn(2 * ctx.searchTimeout)) });
      });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === CANCELED) throw tooSlow();
    throw error;
  }
}

const tooSlow = (): Refusal => new Refusal('UNAVAILABLE', { retryAfter: RETRY_SECONDS });

/** Many fast statements may be too slow together. */
function endingIn(milliseconds: number): KyselyPlugin {
  const end = performance.now() + milliseconds;
  return {
    transformQuery({ node }) {
      if (performance.now() > end) throw tooSlow();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}
