/** Rows of a step: it holds its locks for milliseconds, and a killed sweep has lost one step. */
export const SWEEP_STEP = 1_000;

/** Until there is nothing left. `step` says how many rows it took. */
export async function sweepInSteps(step: () => Promise<{ numAffectedRows?: bigint | undefined }>): Promise<void> {
  while (((await step()).numAffectedRows ?? 0n) > 0n);
}
