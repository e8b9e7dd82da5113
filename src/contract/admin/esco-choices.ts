export const escoStatuses = ['loading', 'active', 'failed'] as const;
export type EscoStatus = (typeof escoStatuses)[number];

export const escoProblems = [
  'format',
  'damaged',
  'missing_column',
  'language_unknown',
  'no_occupations',
  'too_many_names',
  'too_complex',
  'broken_off',
] as const;
export type EscoProblem = (typeof escoProblems)[number];

/** Of all files together; the archives of six languages have some 80 MB. */
export const ESCO_BYTES_MAX = 96 * 1024 ** 2;
export const ESCO_FILES_MAX = 20;
