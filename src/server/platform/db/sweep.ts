/** Rows of a step: it holds its locks for milliseconds, and a killed sweep loses one step. */
export const SWEEP_STEP = 1_000;

/** Repeats `step` until nothing is left. `step` returns how many rows it processed. */
export async function sweepInSteps(step: () => Promise<{ numAffectedRows?: bigint | undefined }>): Promise<void> {
  while (((await step()).numAffectedRows ?? 0n) > 0n);
}

/**
 * Processes all rows that `find` returns, those of a step together. A step that fails is repeated in halves, so that
 * one row does not block the others forever.
 * @param find returns the rows of a step, after the last row of the previous step
 * @throws AggregateError at the end, with the errors of the rows
 */
export async function sweepApart<Row>(
  find: (after: Row | undefined) => Promise<Row[]>,
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (let rows = await find(undefined); rows.length > 0; rows = await find(rows.at(-1)))
    errors.push(...(await workApart(rows, work)));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} rows of a sweep failed`);
}

async function workApart<Row>(rows: readonly Row[], work: (rows: readonly Row[]) => Promise<void>): Promise<unknown[]> {
  try {
    await work(rows);
    return [];
  } catch (error) {
    if (rows.length === 1) return [error];
    const half = Math.ceil(rows.length / 2);
    return [...(await workApart(rows.slice(0, half), work)), ...(await workApart(rows.slice(half), work))];
  }
}
