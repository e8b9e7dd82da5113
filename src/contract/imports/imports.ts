import { z } from 'zod';

import { choiceShape, countrySchema, localeSchema } from '#contract/choice-schemas.ts';
import { currencies } from '#contract/currencies.ts';
import { salaryPeriods } from '#contract/jobs/job-choices.ts';
import { TERM_DAYS_MAX } from '#contract/limits.ts';

import { type ImportField, importFields } from './import-choices.ts';
import { type ImportOf, importProcedures } from './import-procedures.ts';

/** Options for all rows; the fields are defaults for rows without a value. */
export const importOptionsSchema = z.strictObject({
  /** Complete rows are published, others become drafts. */
  publish: z.boolean(),
  /** Close jobs of earlier imports that are not in the file. */
  closeMissing: z.boolean(),
  /** An empty cell clears the job's value; otherwise it keeps it. */
  emptyClears: z.boolean().default(false),
  category: choiceShape.category,
  employmentType: choiceShape.employmentType,
  workplace: choiceShape.workplace,
  country: countrySchema.nullable(),
  currency: z.enum(currencies),
  salaryPeriod: z.enum(salaryPeriods),
  /** The language of the texts. */
  locale: localeSchema,
  /** Days for which jobs without a last day are open. */
  days: z.number().int().min(1).max(TERM_DAYS_MAX),
});

export type ImportOptions = z.infer<typeof importOptionsSchema>;

export type JobImport = ImportOf<ImportField, ImportOptions>;

export const importsContract = importProcedures({
  path: '/companies/{id}/imports',
  fields: importFields,
  options: importOptionsSchema,
  files: {},
  tags: ['Imports'],
  file: 'a file of jobs: CSV, XLSX, JSON or XML',
  undo: 'New jobs without applications are deleted, changed ones are as before, closed ones open again. What was changed since stays, and says so.',
});
