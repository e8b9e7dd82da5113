import { sql } from 'kysely';

import type { AlertFrequency } from '#contract/jobs/search-choices.ts';
import type { Locale } from '#contract/locales.ts';
import { SAVED_SEARCHES_MAX, type SavedFilters, type SavedSearch } from '#contract/saved-searches/saved-searches.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { isSeeker } from '../jobs/access.ts';
import { compiledColumns } from './compile.ts';
import { presentSearches } from './present.ts';
import { findOwnSearch, listSearches, lockOwner } from './queries.ts';
import './table.ts';
import { digestFor } from './tokens.ts';

/** @throws Refusal UNAUTHENTICATED */
export const listOwnSearches = async (ctx: Ctx): Promise<SavedSearch[]> =>
  presentSearches(ctx, await listSearches(ctx));

interface NewSearch {
  name?: string | undefined;
  filters: SavedFilters;
  frequency: AlertFrequency;
  locale?: Locale | undefined;
}

/**
 * Saving the same filters again changes the existing search.
 * @throws Refusal CONFLICT too_many_searches, UNAUTHENTICATED
 */
export async function addSearch(ctx: Ctx, { name = '', filters, frequency, locale }: NewSearch): Promise<SavedSearch> {
  const { userId } = personOf(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx, userId);
    const known = await tx.db
      .selectFrom('saved_search')
      .select('id')
      .where('user_id', '=', userId)
      .where(sql<boolean>`filters = ${JSON.stringify(filters)}::jsonb`)
      .executeTakeFirst();
    if (known) return updateSearch(tx, { id: known.id, ...(name && { name }), frequency, isPaused: false, locale });
    const { count } = await tx.db
      .selectFrom('saved_search')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (count >= SAVED_SEARCHES_MAX) throw new Refusal('CONFLICT', { reason: 'too_many_searches' });
    const id = await insertSearch(tx, {
      user_id: userId,
      email: null,
      name,
      filters,
      frequency,
      locale: locale ?? tx.locale,
    });
    return readOwn(tx, id);
  });
}

interface SearchValues {
  user_id: string | null;
  email: string | null;
  name: string;
  filters: SavedFilters;
  frequency: AlertFrequency;
  locale: Locale;
}

/** A user’s is confirmed by their session, an address’s later by a link. */
export async function insertSearch(tx: TxCtx, { filters, ...values }: SearchValues): Promise<string> {
  const id = newId();
  const now = tx.clock.now();
  await tx.db
    .insertInto('saved_search')
    .values({
      id,
      ...values,
      filters: JSON.stringify(filters),
      qualified: isQualified(tx, filters),
      ...(await compiledColumns(tx, filters, values.locale)),
      paused: false,
      confirmed_at: values.user_id === null ? null : now,
      token_digest: await digestFor(tx, id),
      created_at: now,
    })
    .execute();
  return id;
}

/** As in the search, where only seekers' own languages count. */
const isQualified = ({ actor }: TxCtx, { qualified = false }: SavedFilters): boolean => qualified && isSeeker(actor);

interface SearchChange {
  id: string;
  name?: string | undefined;
  filters?: SavedFilters | undefined;
  frequency?: AlertFrequency | undefined;
  isPaused?: boolean | undefined;
  locale?: Locale | undefined;
}

/** @throws Refusal NOT_FOUND, UNAUTHENTICATED */
export const updateSearch = (ctx: Ctx, { id, ...change }: SearchChange): Promise<SavedSearch> =>
  inTransaction(ctx, async (tx) => {
    const found = await findOwnSearch(tx, id);
    const { name = found.name, frequency = found.frequency, isPaused = found.paused, filters } = change;
    const locale = change.locale ?? (filters ? tx.locale : found.locale);
    await tx.db.updateTable('saved_search').set({ name, frequency, paused: isPaused }).where('id', '=', id).execute();
    if (filters) {
      await tx.db
        .updateTable('saved_search')
        .set({
          filters: JSON.stringify(filters),
          locale,
          qualified: isQualified(tx, filters),
          ...(await compiledColumns(tx, filters, locale)),
        })
        .where('id', '=', id)
        .execute();
    }
    if (filters || isPaused) await dropUnsent(tx, [id]);
    return readOwn(tx, id);
  });

/** The matches that a paused or changed search would have sent. */
export async function dropUnsent({ db }: TxCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('saved_search_match')
    .where('saved_search_id', 'in', [...ids])
    .where('sent_at', 'is', null)
    .execute();
}

/** @throws Refusal NOT_FOUND, UNAUTHENTICATED */
export async function removeSearch(ctx: Ctx, id: string): Promise<void> {
  const found = await findOwnSearch(ctx, id);
  await ctx.db.deleteFrom('saved_search').where('id', '=', found.id).execute();
}

async function readOwn(tx: TxCtx, id: string): Promise<SavedSearch> {
  const [search] = await presentSearches(tx, [await findOwnSearch(tx, id)]);
  if (!search) throw new Error('The saved search disappeared after it was read.');
  return search;
}
