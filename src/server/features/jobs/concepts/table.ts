import type { ColumnType, Generated } from 'kysely';

import type { Locale } from '#contract/locales.ts';

export interface ConceptWordTable {
  id: string;
  /** `conceptKey`. */
  concept_key: string;
  locale: Locale;
  word: string;
  /** `wordKey`. */
  key: string;
  created_by: string | null;
  created_at: ColumnType<Date, never, never>;
}

/** Has a single row. */
export interface JobSearchWordsTable {
  only_row: Generated<boolean>;
  digest: string;
  /** Whether all jobs are indexed with these words. */
  indexed: Generated<boolean>;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    concept_word: ConceptWordTable;
    job_search_words: JobSearchWordsTable;
  }
}
