import type { TestResult } from '#contract/language-tests/language-tests.ts';

import type { LanguageTestTable } from './table.ts';

type ResultColumns = Pick<LanguageTestTable, 'id' | 'language' | 'sent_at' | 'gaps' | 'score' | 'accents' | 'level'> & {
  is_shown: boolean;
};

/** Null if it was not submitted. */
export function presentResult(row: ResultColumns): TestResult | null {
  if (row.sent_at === null) return null;
  return {
    id: row.id,
    language: row.language,
    sentAt: row.sent_at.toISOString(),
    right: row.score ?? 0,
    gaps: row.gaps ?? 0,
    accents: row.accents ?? 0,
    level: row.level,
    isShown: row.is_shown,
  };
}
