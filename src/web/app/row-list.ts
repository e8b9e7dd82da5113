/** A row has its key as long as it is on the page, its id from the first time it is saved. */
export interface KeyedRow {
  key: string;
  id?: string | undefined;
}

/** The rows with one of them at another place. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from];
  return row === undefined ? [...rows] : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** Saved rows with the keys of those that were sent. `inner`: for rows that hold rows. */
export const withKeysOf = <Row extends KeyedRow>(
  saved: readonly Row[],
  sent: readonly Row[],
  inner: (saved: Row, sent: Row) => Row = (row) => row,
): Row[] =>
  saved.map((row, at) => {
    const before = sent[at];
    return before ? inner({ ...row, key: before.key }, before) : row;
  });

/** Rows as they are now, with the ids of those that were saved meanwhile, by key. `inner`: for rows that hold rows. */
export const withIdsOf = <Row extends KeyedRow>(
  rows: readonly Row[],
  saved: readonly Row[],
  inner: (row: Row, saved: Row) => Row = (row) => row,
): Row[] =>
  rows.map((row) => {
    const found = saved.find(({ key }) => key === row.key);
    if (!found) return row;
    return inner(found.id === undefined ? row : { ...row, id: found.id }, found);
  });

/** The problems of one row, by path within it. */
export const problemsWithin = (problems: ReadonlyMap<string, string>, prefix: string): ReadonlyMap<string, string> =>
  new Map(
    [...problems].flatMap(([path, text]) => (path.startsWith(prefix) ? [[path.slice(prefix.length), text]] : [])),
  );
