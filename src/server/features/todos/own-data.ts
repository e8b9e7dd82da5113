import { sql } from 'kysely';

import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import type { OwnDataPart } from '../../own-data-part.ts';
import './table.ts';

/** To-dos that the person wrote. */
async function exportTodos({ db }: Ctx, { userId }: Person): Promise<OwnData['todos']> {
  const rows = await db
    .selectFrom('application_todo')
    .select(['application_id', 'text', 'created_at'])
    .select(sql<string | null>`to_char(due_on, 'YYYY-MM-DD')`.as('due_on'))
    .where('created_by', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    applicationId: row.application_id,
    text: row.text,
    dueOn: row.due_on,
    at: row.created_at.toISOString(),
  }));
}

export const todosData: OwnDataPart = {
  tables: {
    application_todo: {
      words: { text: 'todos' },
      goesWith: ['user_account', 'company'],
      stays: 'A company keeps its to-dos about other people, without the name of their author.',
    },
  },
  exports: { todos: exportTodos },
};
