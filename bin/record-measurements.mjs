// Prints benchmark results, and records them in docs with the machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';

import { root } from './setup.mjs';

const JSON_FILE = join(root, 'docs', 'measurements.json');
const PAGE = join(root, 'docs', 'measurements.md');
const BEGIN = '<!-- figures: written by npm run bench -- --record -->';
const END = '<!-- end of figures -->';

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
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.slice(0, page.indexOf(BEGIN) + BEGIN.length), page.slice(page.indexOf(END))];
  writeFileSync(PAGE, `${before}\n\n${Object.entries(all).map(tableOf).join('\n')}\n${after}`);
}

function tableOf([name, { day, machine, figures, goals }]) {
  const goalOf = new Map(goals.map((goal) => [goal.figure, goal]));
  const rows = Object.entries(figures).map(([figure, value]) => {
    const goal = goalOf.get(figure);
    return `| ${figure} | ${value} | ${goal ? wanted(goal) : ''} | ${goal ? (meets(value, goal) ? 'yes' : '**no**') : ''} |`;
  });
  const on = `${machine.processors} × ${machine.processor}, ${machine.memoryGigabytes} GB, ${machine.system}, Node ${machine.node}`;
  return `### ${name}\n\n${day}, on ${on}.\n\n| figure | found | goal | met |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

const wanted = ({ atMost, atLeast }) => (atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`);

const meets = (value, { atMost = Infinity, atLeast = -Infinity }) => value <= atMost && value >= atLeast;
