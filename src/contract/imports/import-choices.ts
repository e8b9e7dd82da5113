import { locales } from '#contract/locales.ts';

/** What the rows of a file describe. */
export const importKinds = ['jobs', 'candidates'] as const;
export type ImportKindName = (typeof importKinds)[number];

export const IMPORT_ROWS_MAX = 10_000;

export const IMPORT_COLUMNS_MAX = 100;

/** Limit of a file to import. */
export const IMPORT_BYTES_MAX = 10 * 1024 * 1024;

export const variableFields = [
  'variableTarget',
  'variableCapped',
  'variableCap',
  'variableReached',
  'variableReachedYear',
  'variableCurrency',
] as const;

export const relocationFields = ['relocationHelps', 'housingWeeks', 'movingCosts', 'movingCostsCurrency'] as const;

/** Fields of a job that a column can contain; texts also by language: `title.de`. */
const plainFields = [
  'reference',
  'title',
  'description',
  'requirements',
  'category',
  'employmentType',
  'workplace',
  'experienceLevel',
  'city',
  'country',
  'place',
  'remoteCountries',
  'skills',
  'languages',
  'salary',
  'salaryMin',
  'salaryMax',
  'currency',
  'salaryPeriod',
  ...variableFields,
  ...relocationFields,
  'shifts',
  'timeZone',
  'openings',
  'answerDays',
  'validThrough',
  'locale',
] as const;

/** Fields that an empty cell can clear; all others are required to publish a job. */
export const clearedFields = [
  'requirements',
  'experienceLevel',
  'remoteCountries',
  'skills',
  'languages',
  'salary',
  'salaryMin',
  'salaryMax',
  ...variableFields,
  ...relocationFields,
  'shifts',
  'answerDays',
  ...locales.map((locale) => `requirements.${locale}` as const),
] as const;

export const importedTexts = ['title', 'description', 'requirements'] as const;

export const importFields = [
  ...plainFields,
  ...importedTexts.flatMap((text) => locales.map((locale) => `${text}.${locale}` as const)),
] as const;
export type ImportField = (typeof importFields)[number];

/**
 * `reading` the file, `checking` its rows, `ready` to be applied, `applying`, `applied`, `undoing`, `undone`; `failed`
 * if the file could not be read, its user lost the right to continue, or it failed repeatedly. What was applied until
 * then can be undone.
 */
export const importStatuses = [
  'reading',
  'checking',
  'ready',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

export const isUnderWay = (status: ImportStatus): boolean =>
  status === 'reading' || status === 'checking' || status === 'applying' || status === 'undoing';

/** Why a file could not be read, or an import did not finish. */
export const importProblems = [
  'format',
  'damaged',
  'archive_damaged',
  'empty',
  'too_many_rows',
  'too_many_columns',
  'too_complex',
  'no_access',
  'broken_off',
] as const;
export type ImportProblem = (typeof importProblems)[number];

/** Hours between readings of a company's address. */
export const schedulePauses = [24, 6, 1] as const;
export type SchedulePause = (typeof schedulePauses)[number];

/**
 * `first`: a user has yet to apply the first import. `stopped`: the user who set it no longer recruits for the company.
 */
export const scheduleStatuses = ['first', 'active', 'paused', 'stopped'] as const;
export type ScheduleStatus = (typeof scheduleStatuses)[number];

/** The result of the last run. `waiting`: a person has to review its import. */
export const scheduleResults = ['running', 'unchanged', 'imported', 'waiting', 'failed'] as const;
export type ScheduleResult = (typeof scheduleResults)[number];

/** Why a run imported nothing; the last two wait for a person. `lost_many`: more than half of the jobs are missing. */
export const scheduleProblems = [
  ...importProblems,
  'unreachable',
  'refused',
  'too_large',
  'columns_changed',
  'lost_many',
] as const;
export type ScheduleProblem = (typeof scheduleProblems)[number];

/** The effect of applying a row. `publish`: a draft that could not be published before. */
export const importActions = ['create', 'change', 'publish', 'reopen', 'close', 'same', 'wrong'] as const;
export type ImportAction = (typeof importActions)[number];

/** The result of a row. */
export const importOutcomes = ['done', 'kept', 'undone', 'not_undone'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Notes on a row: first errors, then warnings, then reasons why it was left unchanged. */
export const importNotes = [
  'missing',
  'not_understood',
  'not_a_number',
  'not_a_date',
  'too_long',
  'duplicate',
  'invalid',
  'draft_without',
  'end_shortened',
  'wording',
  'gap',
  'has_ended',
  'publish_limit',
  'approval_needed',
  'undecided',
  'changed_since',
  'has_applications',
  'refused',
  'same_person',
  'known',
  'objected',
  'job_unknown',
  'stage_unknown',
  'cv_missing',
  'cv_unusable',
  'candidate_limit',
] as const;
export type ImportNoteCode = (typeof importNotes)[number];
