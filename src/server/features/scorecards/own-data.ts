import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import type { OwnDataPart } from '../../own-data-part.ts';
import './table.ts';

/** Scores that the person gave. */
async function exportScores({ db }: Ctx, { userId }: Person): Promise<OwnData['scores']> {
  const rows = await db
    .selectFrom('application_score')
    .select(['application_id', 'recommendation', 'note', 'marks', 'at'])
    .where('author_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ application_id, recommendation, note, marks, at }) => ({
    applicationId: application_id,
    recommendation,
    note,
    marks: marks.map(({ names, value, note: said }) => ({ criterion: names, value, note: said })),
    at: at.toISOString(),
  }));
}

export const scorecardsData: OwnDataPart = {
  tables: {
    application_score: {
      words: { note: 'scores', marks: 'scores' },
      codes: ['recommendation'],
      goesWith: ['user_account', 'company'],
      stays: 'A company keeps its scores of other people, without the name of the member who gave them.',
    },
  },
  exports: { scores: exportScores },
};
