/** Rows of a step: it holds its locks for milliseconds, and a killed sweep has lost one step. */
export const SWEEP_STEP = 1_000;

/** Until there is nothing left. `step` says how many rows it took. */
export async function sweepInSteps(step: () => Promise<{ numAffectedRows?: bigint | undefined }>): Promise<void> {
  while (((await step()).numAffectedRows ?? 0n) > 0n);
}

/**
 * Works on all rows that there are to find, those of a step together. A step that fails is tried again in halves, so that
 * one row does not keep back the others for ever.
 * @param find the rows of a step, after the last one of the step before
 * @throws AggregateError at the end, with why rows failed
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
