import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { type ImportOf, importProcedures } from '#contract/imports/import-procedures.ts';
import { titleSchema } from '#contract/names.ts';
import { daySchema } from '#contract/text.ts';

import { SOURCE_TEXT_MAX } from './candidate-choices.ts';
import { type CandidateImportField, candidateImportFields } from './import-fields.ts';

/** Options for all rows. */
export const candidateImportOptions = z.strictObject({
  /** Where the company got the data of rows without a source; the people read it. */
  source: titleSchema(SOURCE_TEXT_MAX).min(1),
  /** The language of their emails and their pages. */
  locale: localeSchema,
  /** The day on which all of them were told that the company keeps their data; null: an email tells them in three days. */
  toldOn: daySchema.nullable(),
});

export type CandidateImportOptions = z.infer<typeof candidateImportOptions>;

export type CandidateImport = ImportOf<CandidateImportField, CandidateImportOptions>;

export const candidateImportsContract = importProcedures({
  path: '/companies/{id}/candidate-imports',
  fields: candidateImportFields,
  options: candidateImportOptions,
  // A ZIP with the CVs that a column names.
  files: { cvs: z.file().optional() },
  tags: ['Candidates'],
  file: 'a file of candidates from another system: CSV or XLSX, and a ZIP with their CVs',
  undo: 'New candidates are erased, and known ones are as before. What was changed since stays, and says so.',
});
