import type { AlertFrequency } from '#contract/jobs/search-choices.ts';
import type { Locale } from '#contract/locales.ts';
import { ALERTS_OF_ADDRESS_MAX, type JobAlert, type SavedFilters } from '#contract/saved-searches/saved-searches.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import '../accounts/events.ts';
import { presentAlert } from './present.ts';
import { findByToken, lockOwner, type SearchRow } from './queries.ts';
import { isOfRecipient } from './recipients.ts';
import { dropUnsent, insertSearch } from './saved-searches.ts';
import './table.ts';

export const CONFIRM_ALERT = 'saved_searches.confirm';

interface NewAlert {
  email: string;
  filters: SavedFilters;
  frequency: AlertFrequency;
  locale?: Locale | undefined;
}

/**
 * The answer reveals nothing about the address: it is the same if the address has the maximum of alerts. Requesting an
 * alert again sends its link again. `address` is the requester's.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function requestAlert(ctx: Ctx, { email, ...asked }: NewAlert, address: string): Promise<void> {
  const settings = await ctx.settings();
  // Counted as other mails that strangers can cause (decision 0045).
  await takeAttempt(ctx.db, `mails:${address}`, settings['limits.mails_per_address']);
  await takeAttempt(ctx.db, `alert:${email} ${address}`, settings['limits.mails_per_recipient']);
  await inTransaction(ctx, async (tx) => {
    await lockOwner(tx, email);
    const id = await findOrInsert(tx, email, { ...asked, locale: asked.locale ?? tx.locale });
    if (id !== undefined) await tx.enqueue(CONFIRM_ALERT, { id });
  });
}

/** Undefined if the address has the maximum. Unconfirmed ones make room for later ones. */
async function findOrInsert(
  tx: TxCtx,
  email: string,
  { filters, frequency, locale }: Omit<NewAlert, 'email'> & { locale: Locale },
): Promise<string | undefined> {
  const known = await tx.db
    .selectFrom('saved_search')
    .select(['id', 'filters', 'locale', 'confirmed_at'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute();
  const same = known.find((one) => one.locale === locale && isSame(one.filters, filters));
  if (same?.confirmed_at === null) {
    const renewed = { frequency, created_at: tx.clock.now() };
    await tx.db.updateTable('saved_search').set(renewed).where('id', '=', same.id).execute();
  }
  if (same) return same.id;
  const waiting = known.filter(({ confirmed_at: at }) => at === null);
  if (known.length - waiting.length >= ALERTS_OF_ADDRESS_MAX) return undefined;
  const [oldest] = waiting;
  if (oldest && waiting.length >= ALERTS_OF_ADDRESS_MAX)
    await tx.db.deleteFrom('saved_search').where('id', '=', oldest.id).execute();
  return insertSearch(tx, { user_id: null, email, name: '', filters, frequency, locale });
}

const isSame = (one: SavedFilters, other: SavedFilters): boolean => sorted(one) === sorted(other);

const sorted = (filters: SavedFilters): string =>
  JSON.stringify(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** @throws Refusal NOT_FOUND */
export const readAlert = async (ctx: Ctx, token: string): Promise<JobAlert> =>
  presentAlert(ctx, await findByToken(ctx, token));

/**
 * Idempotent.
 * @throws Refusal NOT_FOUND also after the deadline; CONFLICT too_many_searches
 */
export const confirmAlert = (ctx: Ctx, token: string): Promise<JobAlert> =>
  change(ctx, token, async (tx, { id, email, confirmed_at: confirmedAt }) => {
    if (confirmedAt !== null || email === null) return;
    await lockOwner(tx, email);
    const { count } = await tx.db
      .selectFrom('saved_search')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('email', '=', email)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    if (count >= ALERTS_OF_ADDRESS_MAX) throw new Refusal('CONFLICT', { reason: 'too_many_searches' });
    await tx.db.updateTable('saved_search').set({ confirmed_at: tx.clock.now() }).where('id', '=', id).execute();
  });

interface AlertChange {
  token: string;
  frequency?: AlertFrequency | undefined;
  isPaused?: boolean | undefined;
}

/** @throws Refusal NOT_FOUND */
export const updateAlert = (ctx: Ctx, { token, frequency, isPaused }: AlertChange): Promise<JobAlert> =>
  change(ctx, token, async (tx, row) => {
    const paused = isPaused ?? row.paused;
    await tx.db
      .updateTable('saved_search')
      .set({ frequency: frequency ?? row.frequency, paused })
      .where('id', '=', row.id)
      .execute();
    if (paused) await dropUnsent(tx, [row.id]);
  });

/**
 * An account's search is only paused: an emailed link must not delete what the user created.
 * @throws Refusal NOT_FOUND
 */
export const endAlert = (ctx: Ctx, token: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { id, user_id: userId } = await findByToken(tx, token);
    if (userId !== null) return pause(tx, [id]);
    await tx.db.deleteFrom('saved_search').where('id', '=', id).execute();
  });

/**
 * Pauses the search, or `all` of its recipient. The token alone authorizes it. Idempotent.
 * @throws Refusal NOT_FOUND
 */
export const unsubscribeAlert = (
  ctx: Ctx,
  { token, all = false }: { token: string; all?: boolean | undefined },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { id, user_id: userId, email } = await findByToken(tx, token);
    if (!all) return pause(tx, [id]);
    const rows = await tx.db
      .selectFrom('saved_search as search')
      .select('search.id')
      .where(isOfRecipient(userId, email))
      .execute();
    await pause(
      tx,
      rows.map((row) => row.id),
    );
  });

async function pause(tx: TxCtx, ids: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('saved_search')
    .set({ paused: true })
    .where('id', 'in', [...ids])
    .execute();
  await dropUnsent(tx, ids);
}

const change = (ctx: Ctx, token: string, work: (tx: TxCtx, row: SearchRow) => Promise<void>): Promise<JobAlert> =>
  inTransaction(ctx, async (tx) => {
    await work(tx, await findByToken(tx, token));
    return presentAlert(tx, await findByToken(tx, token));
  });

/** A user who changes their address keeps the alerts of the old one. */
export async function moveAlerts({ db }: TxCtx, { from, to }: DomainEvents['account.address_changed']): Promise<void> {
  await db.updateTable('saved_search').set({ email: to }).where('email', '=', from).execute();
}
