/** The rows with one of them at another place. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from];
  return row === undefined ? [...rows] : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** The problems of one row, by path within it. */
export const problemsWithin = (problems: ReadonlyMap<string, string>, prefix: string): ReadonlyMap<string, string> =>
  new Map(
    [...problems].flatMap(([path, text]) => (path.startsWith(prefix) ? [[path.slice(prefix.length), text]] : [])),
  );
