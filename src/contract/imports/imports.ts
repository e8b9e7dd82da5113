import { z } from 'zod';

import { choiceShape, countrySchema, localeSchema } from '#contract/choice-schemas.ts';
import { currencies } from '#contract/currencies.ts';
import { salaryPeriods } from '#contract/jobs/job-choices.ts';
import { TERM_DAYS_MAX } from '#contract/limits.ts';
import { forEmployers } from '#contract/procedure.ts';

import {
  IMPORT_COLUMNS_MAX,
  IMPORT_ROWS_MAX,
  importActions,
  importFields,
  importNotes,
  importOutcomes,
  importProblems,
  importStatuses,
} from './import-choices.ts';

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

/** The field is null for a column that is not imported. */
const mappingSchema = z.array(z.enum(importFields).nullable()).max(IMPORT_COLUMNS_MAX);

const moment = z.iso.datetime();

const importSummarySchema = z.object({
  id: z.uuid(),
  /** The file's name; the host for a file that was fetched. */
  name: z.string(),
  /** Fetched from the company's address. */
  isFetched: z.boolean(),
  status: z.enum(importStatuses),
  problem: z.enum(importProblems).nullable(),
  /** The number of rows, and how many of them the running step has finished. */
  rows: z.number().int(),
  done: z.number().int(),
  createdAt: moment,
  createdBy: z.string().nullable(),
  appliedAt: moment.nullable(),
});

export const jobImportSchema = importSummarySchema.extend({
  columns: z.array(z.object({ name: z.string(), sample: z.string(), field: z.enum(importFields).nullable() })),
  options: importOptionsSchema,
  /** The number of rows by their effect. */
  counts: z.record(z.enum(importActions), z.number().int()),
  /** How many rows were applied, and how many left unchanged. */
  outcomes: z.record(z.enum(importOutcomes), z.number().int()),
});

export type ImportSummary = z.infer<typeof importSummarySchema>;
export type JobImport = z.infer<typeof jobImportSchema>;

const noteSchema = z.object({
  code: z.enum(importNotes),
  /** A field of the file or, for `gap`, one of preflight's. */
  field: z.string().nullable(),
  /** As written in the file. */
  value: z.string().nullable(),
});

export type ImportNote = z.infer<typeof noteSchema>;

const importRowSchema = z.object({
  /** Position in the file, without its heading; jobs missing from the file follow. */
  position: z.number().int(),
  reference: z.string(),
  title: z.string(),
  action: z.enum(importActions),
  /** Errors. */
  problems: z.array(noteSchema),
  warnings: z.array(noteSchema),
  jobId: z.uuid().nullable(),
  outcome: z.enum(importOutcomes).nullable(),
});

export type ImportRow = z.infer<typeof importRowSchema>;

/** Counts rows. */
const positions = z.array(z.number().int().min(1)).max(2 * IMPORT_ROWS_MAX);

const tags = ['Imports'];
const ofCompany = z.strictObject({ id: z.uuid() });
const one = ofCompany.extend({ importId: z.uuid() });
const path = '/companies/{id}/imports';

export const importsContract = {
  create: forEmployers
    .route({
      method: 'POST',
      path,
      summary: 'Upload a file of jobs: CSV, XLSX, JSON or XML',
      description: `At most ${IMPORT_ROWS_MAX} rows. It is read and checked in the background; nothing changes before it is applied.`,
      tags,
      successStatus: 201,
    })
    .input(ofCompany.extend({ file: z.file() }))
    .output(jobImportSchema),
  list: forEmployers
    .route({ method: 'GET', path, summary: 'The imports of a company, latest first', tags })
    .input(ofCompany)
    .output(z.array(importSummarySchema)),
  read: forEmployers
    .route({ method: 'GET', path: `${path}/{importId}`, summary: 'An import, and how far it is', tags })
    .input(one)
    .output(jobImportSchema),
  rows: forEmployers
    .route({ method: 'GET', path: `${path}/{importId}/rows`, summary: 'Rows of an import, 50 at a time', tags })
    .input(
      one.extend({
        action: z.enum(importActions).optional(),
        after: z.coerce
          .number()
          .int()
          .min(0)
          .max(2 * IMPORT_ROWS_MAX)
          .optional(),
      }),
    )
    .output(z.object({ rows: z.array(importRowSchema), next: z.number().int().nullable() })),
  map: forEmployers
    .route({
      method: 'PUT',
      path: `${path}/{importId}/mapping`,
      summary: 'Say what the columns are, and check the rows again',
      description: 'The company’s next file starts with the same. 409 (wrong_status) once it is being applied.',
      tags,
    })
    .input(one.extend({ mapping: mappingSchema, options: importOptionsSchema }))
    .output(jobImportSchema),
  apply: forEmployers
    .route({
      method: 'POST',
      path: `${path}/{importId}/apply`,
      summary: 'Apply all rows that are right, those chosen, or all but some',
      description: '409 (wrong_status) unless it is ready.',
      tags,
    })
    .input(one.extend({ rows: positions.optional(), except: positions.optional() }))
    .output(jobImportSchema),
  undo: forEmployers
    .route({
      method: 'POST',
      path: `${path}/{importId}/undo`,
      summary: 'Take an import back',
      description:
        'New jobs without applications are deleted, changed ones are as before, closed ones open again. What was changed since stays, and says so. Also for an import that failed half-way. 409 (wrong_status) where nothing was applied.',
      tags,
    })
    .input(one)
    .output(jobImportSchema),
};
