import { sql } from 'kysely';

import type { ClientEntryKind } from '#contract/clients/client-choices.ts';
import type { ClientEntry } from '#contract/clients/client-views.ts';
import { timePosition } from '#contract/positions.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { throwNotFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { profileName } from '../profiles/profile-name.ts';
import '../profiles/table.ts';
import { requireClient, requireMandateOf } from './access.ts';
import './events.ts';
import './table.ts';

const PAGE_SIZE = 30;

interface NewEntry {
  clientId: string;
  mandateId?: string | null;
  profileId?: string | null;
  kind: ClientEntryKind;
  /** Of a call or a note; the client's, of an answer. */
  words?: string;
}

/** Call it in the action's transaction. Returns the entry's id. */
export async function recordClientEntry(
  tx: TxCtx,
  { clientId, mandateId = null, profileId = null, kind, words = '' }: NewEntry,
): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto('client_entry')
    .values({
      id,
      client_id: clientId,
      mandate_id: mandateId,
      profile_id: profileId,
      kind,
      words,
      // An answer is the client's.
      by_id: kind === 'answered' ? null : userIdOf(tx),
      at: tx.clock.now(),
    })
    .execute();
  await tx.emit('client.changed', { clientId });
  return id;
}

/** @throws Refusal NOT_FOUND, INVALID for a mandate of another client */
export async function noteEntry(
  ctx: Ctx,
  { id: clientId, ...entry }: { id: string; kind: 'call' | 'note'; words: string; mandateId: string | null },
): Promise<ClientEntry> {
  return inTransaction(ctx, async (tx) => {
    await requireClient(tx, clientId);
    if (entry.mandateId !== null) await requireMandateOf(tx, { clientId, mandateId: entry.mandateId });
    const id = await recordClientEntry(tx, { clientId, ...entry });
    const row = await entriesOf(tx, clientId).where('entry.id', '=', id).executeTakeFirst();
    return row ? presentEntry(row) : throwNotFound();
  });
}

/** @throws Refusal NOT_FOUND, INVALID for an invalid cursor */
export async function listEntries(
  ctx: Ctx,
  { id, cursor }: { id: string; cursor?: string | undefined },
): Promise<{ entries: ClientEntry[]; nextCursor: string | null }> {
  await requireClient(ctx, id);
  let query = entriesOf(ctx, id)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (cursor !== undefined) {
    const [at, entryId] = readCursor(cursor, timePosition);
    query = query.where(sql<boolean>`(entry.at, entry.id) < (${at}::timestamptz, ${entryId}::uuid)`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    entries: shown.map(presentEntry),
    nextCursor: rows.length > PAGE_SIZE && last ? writeCursor([last.position, last.id]) : null,
  };
}

const entriesOf = ({ db }: Pick<Ctx, 'db'>, clientId: string) =>
  db
    .selectFrom('client_entry as entry')
    .leftJoin('mandate', 'mandate.id', 'entry.mandate_id')
    .leftJoin('profile', 'profile.id', 'entry.profile_id')
    .leftJoin('user_account as author', 'author.id', 'entry.by_id')
    .select(['entry.id', 'entry.kind', 'entry.words', 'entry.at', preciseTime('entry.at').as('position')])
    .select(['mandate.id as mandate_id', 'mandate.title as mandate_title'])
    .select(['profile.id as profile_id', 'profile.first_name', 'profile.last_name', 'profile.username'])
    .select(['author.id as author_id', 'author.name as author_name'])
    .where('entry.client_id', '=', clientId);

type Row = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number];

const presentEntry = (row: Row): ClientEntry => ({
  id: row.id,
  kind: row.kind,
  words: row.words,
  mandate: row.mandate_id === null ? null : { id: row.mandate_id, title: row.mandate_title ?? '' },
  person:
    row.profile_id === null
      ? null
      : {
          profileId: row.profile_id,
          name: profileName({
            first_name: row.first_name ?? '',
            last_name: row.last_name ?? '',
            username: row.username ?? '',
          }),
        },
  by: row.author_id === null ? null : { userId: row.author_id, name: row.author_name ?? '' },
  at: row.at.toISOString(),
});
