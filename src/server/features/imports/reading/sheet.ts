import type { ImportProblem } from '#contract/import-choices.ts';

/** A file as a table: the names of its columns, and cells for each row. */
export interface Sheet {
  columns: string[];
  rows: string[][];
}

/** Why a file cannot be read. */
export class Unreadable extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Of objects whose keys differ; a key is a column, in the order in which they come. */
export function sheetOf(records: readonly ReadonlyMap<string, string>[]): Sheet {
  const columns = [...new Set(records.flatMap((record) => [...record.keys()]))];
  return { columns, rows: records.map((record) => columns.map((name) => record.get(name) ?? '')) };
}
