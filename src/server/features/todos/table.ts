import type { ColumnType } from 'kysely';

export interface ApplicationTodoTable {
  id: string;
  application_id: string;
  text: string;
  /** YYYY-MM-DD */
  due_on: ColumnType<string | null, string | null, never>;
  assignee_id: string | null;
  created_by: string | null;
  created_at: Date;
  done_by: string | null;
  done_at: Date | null;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    application_todo: ApplicationTodoTable;
  }
}
