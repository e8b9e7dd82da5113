import { sql } from 'kysely';

import { MARKET_TOPIC } from '#contract/topics.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { countPairs } from './count-pairs.ts';
import { countLanguagePay, countPay, keepOccupations } from './count-pay.ts';
import { countReaders } from './count-readers.ts';

/** Recounts all figures of the market. For a cron job. */
export async function countMarket(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // One count at a time; readers see the previous one meanwhile. A large site takes minutes.
    await sql`select set_config('statement_timeout', '0', true)`.execute(tx.db);
    await sql`lock table market_count in share row exclusive mode`.execute(tx.db);
    await keepOccupations(tx);
    await countPay(tx);
    await countLanguagePay(tx);
    await countPairs(tx);
    await countReaders(tx);
    await tx.db
      .insertInto('market_count')
      .values({ counted_at: tx.clock.now() })
      .onConflict((same) => same.column('id').doUpdateSet({ counted_at: tx.clock.now() }))
      .execute();
    await tx.invalidate([MARKET_TOPIC]);
  });
}
