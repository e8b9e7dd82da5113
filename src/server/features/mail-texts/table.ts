import type { ColumnType, Generated } from 'kysely';

import type { Locale } from '#contract/locales.ts';

/** For one kind in one language; `texts` are by part, and only those that differ from the catalogue. */
export interface MailTextTable {
  id: string;
  kind: string;
  locale: Locale;
  texts: ColumnType<Record<string, string>, string, string>;
  updated_at: Generated<Date>;
  updated_by: string | null;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    mail_text: MailTextTable;
  }
}
