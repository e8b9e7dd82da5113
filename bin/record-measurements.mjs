// Prints benchmark results, and records them in docs with the machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';

import { root } from './setup.mjs';

const JSON_FILE = join(root, 'docs', 'measurements.json');
const PAGE = join(root, 'docs', 'measurements.md');
const HEAD = `# Measurements

Written by \`npm run bench -- --record\`: the figures that have a goal, the worst where several pages or queries share one.
[measurements.json](measurements.json) has all figures, with day and machine. A ratio compares with a baseline of the same run.
What misses its goal is **bold**.

| benchmark | figure | found | goal |
| --- | --- | --- | --- |
`;

/** Each {name, figures, goals, missed}. */
const resultsIn = (file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

export function printAll(file) {
  console.table(
    resultsIn(file).flatMap(({ name, figures, goals, missed }) =>
      goals.map((goal) => ({
        benchmark: name,
        figure: goal.figure,
        goal: wanted(goal),
        found: figures[goal.figure],
        met: !missed.includes(goal.figure),
      })),
    ),
  );
}

/** Replaces results of the same names. */
export function record(file) {
  const day = new Date().toISOString().slice(0, 10);
  const machine = {
    processor: cpus()[0]?.model,
    processors: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release()}`,
    node: process.version,
  };
  const measured = Object.fromEntries(
    resultsIn(file).map(({ name, ...result }) => [name, { day, machine, ...result }]),
  );
  const all = { ...JSON.parse(readFileSync(JSON_FILE, 'utf8')), ...measured };
  writeFileSync(JSON_FILE, `${JSON.stringify(all, undefined, 2)}\n`);
  writePage(all);
}

/** Replaces docs/measurements.md. */
function writePage(all) {
  const rows = Object.entries(all).flatMap(rowsOf);
  writeFileSync(PAGE, `${HEAD}${rows.join('\n')}\n`);
}

/** "page: measure" of several pages is one row, if all have the same goal. */
function rowsOf([name, { figures, goals }]) {
  const alike = Object.groupBy(goals, (goal) => `${goal.figure.split(': ').at(-1)} ${wanted(goal)}`);
  return Object.values(alike).map((group) => {
    const worst = group.toSorted((a, b) => excess(figures[b.figure], b) - excess(figures[a.figure], a))[0];
    const found = figures[worst.figure];
    const of = group.length > 1 ? ` (worst of ${group.length})` : '';
    const shown = meets(found, worst) ? found : `**${found}**`;
    return `| ${name} | ${worst.figure}${of} | ${shown} | ${wanted(worst)} |`;
  });
}

/** How far a value is on the wrong side of its goal. */
const excess = (value, { atMost, atLeast }) => (atMost === undefined ? atLeast - value : value - atMost);

const wanted = ({ atMost, atLeast }) => (atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`);

const meets = (value, { atMost = Infinity, atLeast = -Infinity }) => value <= atMost && value >= atLeast;
