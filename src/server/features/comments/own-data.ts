import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import type { OwnDataPart } from '../../own-data-part.ts';
import './table.ts';

/** Those that the person wrote. */
async function exportComments({ db }: Ctx, { userId }: Person): Promise<OwnData['comments']> {
  const rows = await db
    .selectFrom('application_comment')
    .select(['application_id', 'text', 'at'])
    .where('author_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ applicationId: row.application_id, text: row.text, at: row.at.toISOString() }));
}

export const commentsData: OwnDataPart = {
  tables: {
    application_comment: {
      words: { text: 'comments' },
      goesWith: ['user_account', 'company'],
      stays: 'A company keeps its comments about other people, without the name of their author.',
    },
    application_comment_mention: { goesWith: ['user_account', 'company'] },
  },
  exports: { comments: exportComments },
};
