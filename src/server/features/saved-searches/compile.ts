import { sql } from 'kysely';

import type { Locale } from '#contract/locales.ts';
import type { SavedFilters } from '#contract/saved-searches/saved-searches.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { SWEEP_STEP, sweepInSteps } from '../../platform/db/sweep.ts';
import { readDictionary } from '../jobs/concepts/own-words.ts';
import { ALL, type Query } from '../jobs/search/conditions.ts';
import { findQuery } from '../jobs/search/search.ts';
import { anyLexeme } from '../jobs/search/words.ts';
import './table.ts';

/** Increment it when search results change: all saved searches are then compiled again. */
export const COMPILED_VERSION = 2;

const BATCH = 200;

/** A job matches with one token of each group, and at least this pay in euros a year. */
export interface CompiledSearch {
  /**
   * Rarest first. Tokens are a job's facets and slices, `w:` with a lexeme of its text, and `h:` with one of its
   * titles.
   */
  groups: string[][];
  leastPay: number | null;
}

export const wordToken = (lexeme: string): string => `w:${lexeme}`;
export const titleToken = (lexeme: string): string => `h:${lexeme}`;

/** The only knowledge here of how a search is executed. */
export function compile({ conditions, words, jobs }: Query): CompiledSearch {
  const pays = conditions.flatMap(({ asks }) => (asks && 'leastPay' in asks ? [asks.leastPay] : []));
  const groups = [
    ...conditions.flatMap(({ values, share, asks }) => {
      // The pay itself is compared, so its buckets add nothing.
      if (asks && 'leastPay' in asks) return [];
      return [{ tokens: asks ? asks.inTitle.lexemes.map(titleToken) : values, share }];
    }),
    ...words.map((word) => ({ tokens: word.lexemes.map(wordToken), share: word.jobs / Math.max(1, jobs) })),
  ];
  return {
    groups: groups.toSorted((a, b) => a.share - b.share).map(({ tokens }) => tokens),
    leastPay: pays.length > 0 ? Math.max(...pays) : null,
  };
}

/**
 * The columns of a saved search derived from its filters and language. Whether its owner qualifies is checked for each
 * job.
 */
export async function compiledColumns(ctx: Ctx, filters: SavedFilters, locale: Locale) {
  const asked = { ...filters, qualified: undefined, locale };
  const { query } = await findQuery({ ...ctx, dictionary: readDictionary }, asked);
  const { groups, leastPay } = compile(query);
  // No job matches a group without tokens: without an anchor the search is never found.
  const isPossible = groups.every((tokens) => tokens.length > 0);
  return {
    compiled_version: COMPILED_VERSION,
    anchors: isPossible ? (groups[0] ?? [ALL]) : [],
    wanted: isPossible && groups.length > 0 ? groups.map((tokens) => `(${anyOf(tokens)})`).join(' & ') : null,
    least_pay: leastPay,
  };
}

const anyOf = (tokens: string[]): string => anyLexeme({ lexemes: tokens });

/** For a cron job: the meaning of texts and places depends on the existing jobs, so these are compiled again. */
export const ageReadings = async ({ db }: Pick<Ctx, 'db'>): Promise<void> =>
  sweepInSteps(() =>
    sql`update saved_search set compiled_version = 0 where id in (
      select id from saved_search where compiled_version <> 0 and filters ?| array['q', 'city', 'near'] limit ${SWEEP_STEP})`.execute(
      db,
    ),
  );

/** For a cron job: compiles searches of another version of the code, a batch in each transaction. */
export async function recompileSearches(ctx: Ctx): Promise<void> {
  while ((await recompileBatch(ctx)) === BATCH);
}

const recompileBatch = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .selectFrom('saved_search')
      .select(['id', 'filters', 'locale'])
      .where('compiled_version', '<>', COMPILED_VERSION)
      .limit(BATCH)
      // Conflicts only with deletions: matching skips rows locked against it.
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const { id, filters, locale } of rows) {
      const columns = await compiledColumns(tx, filters, locale);
      await tx.db.updateTable('saved_search').set(columns).where('id', '=', id).execute();
    }
    return rows.length;
  });
