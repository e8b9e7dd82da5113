import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import type { OwnDataPart } from '../../own-data-part.ts';
import { presentResult } from './present.ts';
import './table.ts';

/** Includes tests that were not submitted, or whose result was deleted. */
async function exportTests({ db }: Ctx, { profileId }: Person): Promise<OwnData['languageTests']> {
  const rows = await db
    .selectFrom('language_test')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    language: row.language,
    form: row.form + 1,
    startedAt: row.started_at.toISOString(),
    result: presentResult(row),
  }));
}

export const languageTestsData: OwnDataPart = {
  tables: { language_test: { codes: ['language', 'level'], goesWith: ['user_account'] } },
  exports: { languageTests: exportTests },
};
