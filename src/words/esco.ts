import type { EscoProblem } from '#contract/admin/esco-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

/** Why ESCO could not be loaded, with the file and its column where these are known. */
export const escoProblemWords: Record<EscoProblem, Word<{ file: string; column: string }>> = {
  format: m.admin_esco_problem_format,
  damaged: m.admin_esco_problem_damaged,
  missing_column: m.admin_esco_problem_missing_column,
  language_unknown: m.admin_esco_problem_language_unknown,
  no_occupations: m.admin_esco_problem_no_occupations,
  too_many_names: m.admin_esco_problem_too_many_names,
  too_complex: m.admin_esco_problem_too_complex,
  broken_off: m.admin_esco_problem_broken_off,
};
