// Measures the parts of npm test, and prints their times, the slowest files, what failed and the number of tests.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SLOWEST = 10;

/** USER_HZ of Linux. */
const TICKS_PER_SECOND = 100;

export class Timings {
  #folder = mkdtempSync(join(tmpdir(), 'parlance-figures-'));
  #parts = [];
  #counted = 0;

  /** Runs a part and records its seconds. Parts may overlap. */
  async measure(name, work) {
    const started = performance.now();
    const part = { name };
    this.#parts.push(part);
    const result = await work();
    part.wall = (performance.now() - started) / 1000;
    part.processor = this.#sinceLastPart();
    return result;
  }

  /** The file to which test/support/plain-reporter.ts writes the figures of a kind. */
  fileOf = (kind) => join(this.#folder, `${kind}.json`);

  print() {
    const kinds = this.#parts.flatMap(({ name }) => (existsSync(this.fileOf(name)) ? [this.#read(name)] : []));
    rmSync(this.#folder, { recursive: true, force: true });
    const slowest = kinds.flatMap(({ files }) => files).toSorted((a, b) => b.seconds - a.seconds);
    console.log('\npart             wall s   processor s');
    for (const { name, wall, processor } of this.#parts)
      console.log(name.padEnd(15), inSeconds(wall), inSeconds(processor).padStart(13));
    console.log('\nslowest files');
    for (const { path, seconds } of slowest.slice(0, SLOWEST)) console.log(inSeconds(seconds), path);
    const failures = kinds.flatMap((kind) => kind.failures);
    if (failures.length > 0) console.log(`\nfailed\n  ${failures.join('\n  ')}`);
    console.log(`\n${sumOf(kinds, 'passed')} passed, ${failures.length} failed, ${sumOf(kinds, 'skipped')} skipped`);
  }

  #read = (kind) => JSON.parse(readFileSync(this.fileOf(kind), 'utf8'));

  /** The kernel adds the time of a child when it ends, so the time added since the last part ended belongs to this one. */
  #sinceLastPart() {
    const before = this.#counted;
    this.#counted = secondsOfEndedChildren();
    return this.#counted - before;
  }
}

const sumOf = (kinds, state) => kinds.reduce((sum, kind) => sum + kind[state], 0);

const inSeconds = (seconds) => (Number.isNaN(seconds) ? '–' : seconds.toFixed(1)).padStart(8);

/** Includes their own children; NaN where /proc does not exist. */
function secondsOfEndedChildren() {
  if (process.platform !== 'linux') return NaN;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
  // cutime and cstime (proc_pid_stat(5)), counted from the state, which is the first after the name.
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}
