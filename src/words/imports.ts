import type { ImportProblem, ScheduleProblem } from '#contract/imports/import-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

export const importProblemWords: Record<ImportProblem, Word> = {
  format: m.imports_problem_format,
  damaged: m.imports_problem_damaged,
  archive_damaged: m.candidate_import_problem_archive_damaged,
  empty: m.imports_problem_empty,
  too_many_rows: m.imports_problem_too_many_rows,
  too_many_columns: m.imports_problem_too_many_columns,
  too_complex: m.imports_problem_too_complex,
  no_access: m.imports_problem_no_access,
  broken_off: m.imports_problem_broken_off,
};

export const candidateImportProblemWords: Record<ImportProblem, Word> = {
  ...importProblemWords,
  format: m.candidate_import_problem_format,
};

export const scheduleProblemWords: Record<ScheduleProblem, Word> = {
  ...importProblemWords,
  damaged: m.imports_schedule_problem_damaged,
  empty: m.imports_schedule_problem_empty,
  no_access: m.imports_schedule_problem_no_access,
  unreachable: m.imports_schedule_problem_unreachable,
  refused: m.imports_schedule_problem_refused,
  too_large: m.imports_schedule_problem_too_large,
  columns_changed: m.imports_schedule_problem_columns_changed,
  lost_many: m.imports_schedule_problem_lost_many,
};
