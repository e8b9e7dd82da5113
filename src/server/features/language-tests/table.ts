import type { Generated } from 'kysely';

import type { TestLanguage } from '#contract/language-tests/language-test-choices.ts';
import type { CefrLevel } from '#contract/languages.ts';

/** `gaps`, `score` and `accents` are set at submission. */
export interface LanguageTestTable {
  id: string;
  profile_id: string;
  language: TestLanguage;
  form: number;
  started_at: Date;
  ends_at: Date;
  sent_at: Date | null;
  gaps: number | null;
  score: number | null;
  accents: number | null;
  level: CefrLevel | null;
  is_shown: Generated<boolean>;
  /** The result was deleted; the start and the form are kept. */
  removed_at: Date | null;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    language_test: LanguageTestTable;
  }
}
