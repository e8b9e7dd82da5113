import type { ColumnType } from 'kysely';

import type { LocalizedWords } from '#contract/localized-words.ts';
import type { Recommendation } from '#contract/scorecards/score-choices.ts';

/** The criterion as it was then. */
export interface StoredMark {
  criterionId: string;
  names: LocalizedWords;
  points: number;
  value: number | null;
  note: string;
}

/** `recommendation` is null for a member who waived their score. */
export interface ApplicationScoreTable {
  id: string;
  application_id: string;
  author_id: string | null;
  recommendation: Recommendation | null;
  note: string;
  marks: ColumnType<StoredMark[], string, never>;
  at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    application_score: ApplicationScoreTable;
  }
}
