import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import { DERIVED, type OwnDataPart } from '../../own-data-part.ts';
import '../accounts/table.ts';
import './table.ts';

// A requested, unconfirmed address may belong to another person.
const ownAddress = ({ db }: Ctx | TxCtx, { userId }: Person) =>
  db.selectFrom('user_account').select('email').where('id', '=', userId).where('email_verified', '=', true);

/** The person’s, and those of the account’s address. */
async function exportSearches(ctx: Ctx, person: Person): Promise<OwnData['savedSearches']> {
  const rows = await ctx.db
    .selectFrom('saved_search')
    .select(['name', 'filters', 'frequency', 'email', 'paused', 'created_at'])
    .where(({ eb, or }) => or([eb('user_id', '=', person.userId), eb('email', '=', ownAddress(ctx, person))]))
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    filters: row.filters,
    frequency: row.frequency,
    email: row.email,
    isPaused: row.paused,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Alerts of an address belong to no account that could be erased. */
const erase = async (tx: TxCtx, person: Person): Promise<void> =>
  void (await tx.db.deleteFrom('saved_search').where('email', '=', ownAddress(tx, person)).execute());

export const savedSearchesData: OwnDataPart = {
  tables: {
    saved_search: {
      words: {
        name: 'savedSearches',
        filters: 'savedSearches',
        email: 'savedSearches',
        wanted: DERIVED,
        anchors: DERIVED,
        token_digest: { not: 'It ends mails; their links have it.' },
      },
      codes: ['locale', 'frequency'],
      goesWith: ['user_account'],
      erased: 'Alerts of the account’s address.',
    },
    // Triggers delete its rows (0026_saved_searches.sql).
    saved_search_match: {},
  },
  exports: { savedSearches: exportSearches },
  erase,
};
