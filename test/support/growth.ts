/** Milliseconds of processor time for which a call is repeated: a single one may be too short to measure. */
const MEASURED = 10;
const RUNS = 3;

/**
 * How many times as long a call takes with four times the size: about 4 for linear work, 16 for quadratic. In processor
 * time, the least of three, so that other work on the machine does not count.
 *
 * @param make prepares the call for a size that is a multiple of 1
 */
export function growth(make: (size: number) => () => void): number {
  const [small, large] = [make(1), make(4)].map((call) => {
    // Compiles code on its first use.
    call();
    return Math.min(...Array.from({ length: RUNS }, () => processorTime(call)));
  });
  return (large ?? 0) / (small ?? 1);
}

function processorTime(call: () => void): number {
  const begun = process.cpuUsage();
  for (let calls = 1; ; calls += 1) {
    call();
    const { user, system } = process.cpuUsage(begun);
    const spent = (user + system) / 1_000;
    if (spent >= MEASURED) return spent / calls;
  }
}
