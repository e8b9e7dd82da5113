import type { Locale } from '#contract/locales.ts';
import type { JobAlert, SavedSearch } from '#contract/saved-searches/saved-searches.ts';

import type { Ctx } from '../../context.ts';
import { describeFilters, readNames, type Names } from './describe.ts';
import type { SearchRow } from './queries.ts';

export async function presentSearches(ctx: Ctx, rows: readonly SearchRow[]): Promise<SavedSearch[]> {
  const names = await readNames(ctx, rows);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    ...factsOf(row, ctx.locale, names),
    createdAt: row.created_at.toISOString(),
  }));
}

export async function presentAlert(ctx: Ctx, row: SearchRow): Promise<JobAlert> {
  return {
    ...factsOf(row, ctx.locale, await readNames(ctx, [row])),
    isConfirmed: row.confirmed_at !== null,
    isSavedSearch: row.user_id !== null,
  };
}

const factsOf = ({ filters, frequency, paused }: SearchRow, locale: Locale, names: Names) => ({
  filters,
  summary: describeFilters(filters, locale, names),
  frequency,
  isPaused: paused,
});
