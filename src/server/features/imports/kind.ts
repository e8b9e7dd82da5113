import type { z } from 'zod';

import type {
  ImportAction,
  ImportKindName,
  ImportNoteCode,
  ImportOutcome,
  ImportProblem,
} from '#contract/imports/import-choices.ts';
import type { ImportNote } from '#contract/imports/import-procedures.ts';

import type { Ctx, TxCtx } from '../../context.ts';
import type { ActingCtx } from './under-way.ts';

/** An import whose step is running. */
export interface ImportUnderWay<Field extends string = string, Options = unknown> {
  id: string;
  companyId: string;
  mapping: (Field | null)[];
  options: Options;
  /** Their number in the file. */
  rows: number;
}

export interface RowCells {
  position: number;
  cells: string[];
}

export interface CheckedRow<Input = unknown> {
  position: number;
  reference: string;
  title: string;
  /** Null for a row with errors. */
  input: Input | null;
  /** Parts of the input that the row does not contain: they apply to new jobs only. */
  defaulted: string[];
  /** Has all that publishing requires. */
  isComplete: boolean;
  /** Hash of its content: the same for an unchanged row. */
  digest: string;
  problems: ImportNote[];
  warnings: ImportNote[];
}

/** The effect of applying a row. */
export interface RowEffect {
  action: ImportAction;
  notes?: ImportNote[];
  jobId?: string | undefined;
  candidateId?: string | undefined;
}

export interface WaitingRow<Input = unknown, Before = unknown> {
  import_id: string;
  position: number;
  action: ImportAction | null;
  reference: string;
  digest: string | null;
  input: Input | null;
  defaulted: string[];
  is_complete: boolean;
  job_id: string | null;
  candidate_id: string | null;
  before: Before | null;
  version: number | null;
}

/** The result of applying or undoing a row. */
export interface FinishedRow {
  position: number;
  outcome: ImportOutcome;
  jobId?: string | undefined;
  candidateId?: string | undefined;
  before?: unknown;
  note?: ImportNote | undefined;
}

/** What imports of jobs and of candidates do differently. */
export interface ImportKind<Field extends string = string, Options = unknown, Input = unknown, Before = unknown> {
  name: ImportKindName;
  fields: readonly Field[];
  options: z.ZodType<Options>;
  /** For the company's first file. */
  firstOptions(ctx: Ctx): Options;
  /** Reads what was uploaded beside the file; returns why it cannot. */
  readBeside?(ctx: ActingCtx, importId: string): Promise<ImportProblem | undefined>;
  /** By the names of columns; each field at most once. */
  guessFields(columns: readonly string[]): (Field | null)[];
  /** Undefined if they take too much time or memory. */
  checkRows(
    ctx: ActingCtx,
    under: ImportUnderWay<Field, Options>,
    rows: RowCells[],
  ): Promise<CheckedRow<Input>[] | undefined>;
  /** By row, in their order. */
  findEffects(
    tx: TxCtx,
    under: ImportUnderWay<Field, Options>,
    checked: readonly CheckedRow<Input>[],
  ): Promise<RowEffect[]>;
  /** Adapts checked rows to a change of the options; false if they have to be checked again. */
  adaptChecked(tx: TxCtx, importId: string, change: { before: Options; options: Options }): Promise<boolean>;
  /** Checks that need all rows. */
  finishCheck(tx: TxCtx, under: ImportUnderWay<Field, Options>): Promise<void>;
  showsNote(code: ImportNoteCode, options: Options): boolean;
  /** Skips refused rows. */
  apply(
    tx: TxCtx,
    under: ImportUnderWay<Field, Options>,
    rows: readonly WaitingRow<Input, Before>[],
  ): Promise<FinishedRow[]>;
  /** The rows in descending order. */
  undo(tx: TxCtx, rows: readonly WaitingRow<Input, Before>[]): Promise<FinishedRow[]>;
}

export type ImportKinds = Record<ImportKindName, ImportKind>;

export const noteOnly = (code: ImportNoteCode, field: string | null = null): ImportNote => ({
  code,
  field,
  value: null,
});
