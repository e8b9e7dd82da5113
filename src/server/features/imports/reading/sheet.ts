import type { ImportProblem } from '#contract/imports/import-choices.ts';

/** A file as a table: the names of its columns, and cells for each row. */
export interface Sheet {
  columns: string[];
  rows: string[][];
}

/** The reason why a file cannot be read. */
export class Unreadable extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** From objects with different keys; each key is a column, in order of appearance. */
export function sheetOf(records: readonly ReadonlyMap<string, string>[]): Sheet {
  const columns = [...new Set(records.flatMap((record) => [...record.keys()]))];
  return { columns, rows: records.map((record) => columns.map((name) => record.get(name) ?? '')) };
}
