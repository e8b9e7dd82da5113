import { sql, type KyselyPlugin } from 'kysely';

import type { Ctx } from '../../../context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

const RETRY_SECONDS = 5;
const CANCELED = '57014';

/**
 * Runs the reads of one search on one view of the data, so that hits, total and counts agree. A statement that takes longer
 * than the search's timeout is cancelled; after twice that time a search begins no other statement.
 * Within a transaction it joins that one.
 * @throws Refusal UNAVAILABLE where the database cannot answer in time.
 */
export async function searching<Result>(ctx: Ctx, read: (ctx: Ctx) => Promise<Result>): Promise<Result> {
  if (ctx.db.isTransaction) return read(ctx);
  try {
    return await ctx.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        // The planner would read all rows where it believes that a word is everywhere; the index finds the few of a range.
        // Compiling a statement takes longer than any of these.
        await sql`select set_config('statement_timeout', ${String(ctx.searchTimeout)}, true), set_config('enable_seqscan', 'off', true),
          set_config('jit', 'off', true)`.execute(tx);
        return read({ ...ctx, db: tx.withPlugin(endingIn(2 * ctx.searchTimeout)) });
      });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === CANCELED) throw tooSlow();
    throw error;
  }
}

const tooSlow = (): Refusal => new Refusal('UNAVAILABLE', { retryAfter: RETRY_SECONDS });

/** Lets no statement begin when that time is over: many that are each quick enough may be too much together. */
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
