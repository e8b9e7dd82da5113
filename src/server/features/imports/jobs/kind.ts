import { type ImportField, importFields } from '#contract/imports/import-choices.ts';
import { type ImportOptions, importOptionsSchema } from '#contract/imports/imports.ts';
import type { JobInput } from '#contract/jobs/job-fields.ts';

import { guessFields } from '../cells/field-names.ts';
import type { ImportKind } from '../kind.ts';
import { applyJobs, type JobBefore } from './apply.ts';
import { adaptCheckedJobs, findJobEffects, finishJobCheck } from './effects.ts';
import { undoJobs } from './undo.ts';

export const jobImports: ImportKind<ImportField, ImportOptions, Partial<JobInput>, JobBefore> = {
  name: 'jobs',
  fields: importFields,
  options: importOptionsSchema,
  firstOptions: ({ locale }) => ({
    publish: false,
    closeMissing: false,
    emptyClears: false,
    category: null,
    employmentType: null,
    workplace: null,
    country: null,
    currency: 'EUR',
    salaryPeriod: 'year',
    locale,
    days: 30,
  }),
  guessFields,
  checkRows: ({ importReader, clock }, { mapping, options }, rows) =>
    importReader.checkRows({ rows, mapping, options, now: clock.now().getTime() }),
  findEffects: findJobEffects,
  adaptChecked: adaptCheckedJobs,
  finishCheck: finishJobCheck,
  // Publishing can be chosen after the check.
  showsNote: (code, { publish }) => publish || code !== 'draft_without',
  apply: applyJobs,
  undo: undoJobs,
};
