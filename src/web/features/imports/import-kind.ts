import type { ComponentType } from 'react';

import type { ImportAction, ImportProblem } from '#contract/imports/import-choices.ts';
import type { ImportNote, ImportOf, ImportRow } from '#contract/imports/import-procedures.ts';
import type { Word } from '#words/word.ts';

export interface ImportId {
  /** The company's. */
  id: string;
  importId: string;
}

export interface RulesProps<Options> {
  options: Options;
  onChange: (change: Partial<Options>) => void;
}

/** What the pages of imports of jobs and of candidates do differently. */
export interface ImportKind<Field extends string, Options> {
  fields: readonly Field[];
  fieldLabel: (field: Field) => string;
  /** The fields for the options of all rows. */
  Rules: ComponentType<RulesProps<Options>>;
  map: (input: ImportId & { mapping: (Field | null)[]; options: Options }) => Promise<ImportOf<Field, Options>>;
  apply: (input: ImportId & { except: number[] }) => Promise<ImportOf<Field, Options>>;
  undo: (of: ImportId) => Promise<ImportOf<Field, Options>>;
  rows: RowsOfKind;
  readKey: (of: ImportId) => readonly unknown[];
  problemWords: Record<ImportProblem, Word>;
  undoAbout: (isFetched: boolean) => string;
}

export interface RowsOfKind {
  key: () => readonly unknown[];
  list: (
    input: ImportId & { action?: ImportAction; after: number },
  ) => Promise<{ rows: ImportRow[]; next: number | null }>;
  noteText: (note: ImportNote) => string;
  /** Of a row without a title. */
  untitled: () => string;
  /** The page that a row led to. */
  pageOf: (row: ImportRow) => string | null;
}
