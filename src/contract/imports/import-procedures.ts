import { z } from 'zod';

import { forEmployers } from '#contract/procedure.ts';

import {
  IMPORT_COLUMNS_MAX,
  IMPORT_ROWS_MAX,
  type ImportAction,
  importActions,
  importNotes,
  type ImportOutcome,
  importOutcomes,
  importProblems,
  importStatuses,
} from './import-choices.ts';

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

export type ImportSummary = z.infer<typeof importSummarySchema>;

export interface ImportOf<Field extends string, Options> extends ImportSummary {
  /** The field is null for a column that is not imported. */
  columns: { name: string; sample: string; field: Field | null }[];
  options: Options;
  counts: Record<ImportAction, number>;
  outcomes: Record<ImportOutcome, number>;
}

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
  /** The job's reference, or the candidate's email address. */
  reference: z.string(),
  /** The job's title, or the candidate's name. */
  title: z.string(),
  action: z.enum(importActions),
  /** Errors. */
  problems: z.array(noteSchema),
  warnings: z.array(noteSchema),
  jobId: z.uuid().nullable(),
  candidateId: z.uuid().nullable(),
  outcome: z.enum(importOutcomes).nullable(),
});

export type ImportRow = z.infer<typeof importRowSchema>;

/** Positions of rows. */
const positions = z.array(z.number().int().min(1)).max(2 * IMPORT_ROWS_MAX);

const ofCompany = z.strictObject({ id: z.uuid() });
const one = ofCompany.extend({ importId: z.uuid() });

interface Described<Field extends string, Options extends z.ZodType, Files extends z.ZodRawShape> {
  path: `/companies/{id}/${string}`;
  fields: readonly Field[];
  options: Options;
  /** Uploaded beside the file. */
  files: Files;
  tags: string[];
  /** The uploaded file, for the summary. */
  file: string;
  /** What undoing does. */
  undo: string;
}

const importSchemaOf = <Field extends string, Options extends z.ZodType>(fields: readonly Field[], options: Options) =>
  importSummarySchema.extend({
    columns: z.array(z.object({ name: z.string(), sample: z.string(), field: z.enum(fields).nullable() })),
    options,
    /** The number of rows by their effect. */
    counts: z.record(z.enum(importActions), z.number().int()),
    /** How many rows were applied, and how many left unchanged. */
    outcomes: z.record(z.enum(importOutcomes), z.number().int()),
  });

/** Uploading a file, and reading what it contains. */
function readingProcedures<Field extends string, Options extends z.ZodType, Files extends z.ZodRawShape>({
  path,
  fields,
  options,
  files,
  tags,
  file,
}: Described<Field, Options, Files>) {
  const schema = importSchemaOf(fields, options);
  return {
    create: forEmployers
      .route({
        method: 'POST',
        path,
        summary: `Upload ${file}`,
        description: `Up to ${IMPORT_ROWS_MAX} rows. The file is read and checked in the background; nothing changes until you apply the import.`,
        tags,
        successStatus: 201,
      })
      .input(ofCompany.extend({ file: z.file() }).extend(files))
      .output(schema),
    list: forEmployers
      .route({ method: 'GET', path, summary: 'List the imports of a company, latest first', tags })
      .input(ofCompany)
      .output(z.array(importSummarySchema)),
    read: forEmployers
      .route({ method: 'GET', path: `${path}/{importId}`, summary: 'Get an import and its progress', tags })
      .input(one)
      .output(schema),
    rows: forEmployers
      .route({
        method: 'GET',
        path: `${path}/{importId}/rows`,
        summary: 'List the rows of an import, 50 at a time',
        tags,
      })
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
  };
}

/** Columns, applying and undoing. */
function changingProcedures<Field extends string, Options extends z.ZodType, Files extends z.ZodRawShape>({
  path,
  fields,
  options,
  tags,
  undo,
}: Described<Field, Options, Files>) {
  const schema = importSchemaOf(fields, options);
  const mapping = z.array(z.enum(fields).nullable()).max(IMPORT_COLUMNS_MAX);
  return {
    map: forEmployers
      .route({
        method: 'PUT',
        path: `${path}/{importId}/mapping`,
        summary: 'Map the columns of an import, and check its rows again',
        description:
          'The company’s next file starts with this mapping. 409 `wrong_status` unless the import is ready or being checked.',
        tags,
      })
      .input(one.extend({ mapping, options }))
      .output(schema),
    apply: forEmployers
      .route({
        method: 'POST',
        path: `${path}/{importId}/apply`,
        summary: 'Apply all valid rows of an import, chosen ones, or all except some',
        description: '409 `wrong_status` unless the import is ready.',
        tags,
      })
      .input(one.extend({ rows: positions.optional(), except: positions.optional() }))
      .output(schema),
    undo: forEmployers
      .route({
        method: 'POST',
        path: `${path}/{importId}/undo`,
        summary: 'Undo an import',
        description: `${undo} Also undoes an import that failed half-way. 409 \`wrong_status\` if nothing was applied.`,
        tags,
      })
      .input(one)
      .output(schema),
  };
}

/** The procedures that import rows of a file. */
export const importProcedures = <Field extends string, Options extends z.ZodType, Files extends z.ZodRawShape>(
  described: Described<Field, Options, Files>,
) => ({ ...readingProcedures(described), ...changingProcedures(described) });
