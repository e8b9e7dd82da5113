// npm run check -- --figures: the sources' size and structure.
import { parseSync } from '@swc/core';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './setup.mjs';

const LINE_LIMIT = 120;
const list = (...patterns) =>
  spawnSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean);
const read = (file) => readFileSync(join(root, file), 'utf8');
const isTest = (file) => /\.test\.tsx?$|^test\//.test(file);

const sources = list('src/*.ts', 'src/*.tsx').filter((file) => !isTest(file));
const tests = list('src/*.test.ts', 'src/*.test.tsx', 'test/*.ts');
const documents = list('*.md').filter((file) => !file.startsWith('.github/'));

export function printFigures() {
  const lines = sources.map((file) => read(file).split('\n').length - 1);
  const functions = sources.flatMap(functionLengths);
  const comments = sources
    .concat(tests)
    .flatMap((file) => read(file).match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []);
  const importers = countImporters();
  const rows = [
    ['source files', sources.length],
    ['test files', tests.length],
    ['lines a source file: median, p90, longest', quantiles(lines)],
    ['lines a function: median, p90, longest', quantiles(functions)],
    [
      `lines over ${LINE_LIMIT} columns`,
      sources
        .concat(tests)
        .flatMap((file) => read(file).split('\n'))
        .filter((line) => line.length > LINE_LIMIT).length,
    ],
    ['source files with a single importer', [...importers.values()].filter((count) => count === 1).length],
    ['import cycles', countCycles()],
    ['words of documents', countWords(documents.map(read))],
    ['words of comments', countWords(comments)],
    ['places of a job field (experience_level)', countPlaces(/experience_?level/gi)],
    ['places of an application status (shortlisted)', countPlaces(/shortlisted/gi)],
    ['places of a kind of notification (job_restored)', countPlaces(/job[._]restored/gi)],
    [
      'places of an administration tab (moderation)',
      countPlaces(/tab[^\n]{0,40}moderation|moderation[^\n]{0,20}tab/gi),
    ],
    ['places of an interface language (pt)', countPlaces(/(?<![\w-])pt(?=['":,])/g)],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`);
}

function quantiles(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [0.5, 0.9, 1]
    .map((share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))])
    .join(', ');
}

/** In lines, of named functions, methods and components. */
function functionLengths(file) {
  const text = read(file);
  const program = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' });
  const bytes = Buffer.from(text);
  // swc's positions continue across the files of a process.
  const offset = program.span.start - leadingBytes(text);
  const lengths = [];
  visit(program, (node) => {
    if (!/^(Function|Arrow|Method|ClassMethod)/.test(node.type) || !(node.span ?? node.function?.span)) return;
    const { start, end } = node.span ?? node.function.span;
    const lines = bytes
      .subarray(start - offset, end - offset)
      .toString()
      .split('\n').length;
    if (lines > 1) lengths.push(lines);
  });
  return lengths;
}

/** swc's program begins at its first statement. */
const leadingBytes = (text) => Buffer.byteLength(/^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*/.exec(text)[0]);

function visit(node, see) {
  if (Array.isArray(node)) return node.forEach((child) => visit(child, see));
  if (typeof node !== 'object' || node === null) return undefined;
  if (typeof node.type === 'string') see(node);
  return Object.values(node).forEach((child) => visit(child, see));
}

function countImporters() {
  const counts = new Map(sources.map((file) => [file, 0]));
  for (const file of sources) {
    for (const target of new Set(importsOf(file))) if (counts.has(target)) counts.set(target, counts.get(target) + 1);
  }
  return counts;
}

function importsOf(file) {
  return [...read(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, path]) =>
    path.startsWith('#') ? path.replace('#', 'src/') : join(file, '..', path),
  );
}

function countCycles() {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout } = spawnSync(
    process.execPath,
    [program, 'src', '--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  return JSON.parse(stdout).modules.filter(({ dependencies }) => dependencies.some(({ circular }) => circular)).length;
}

const countWords = (texts) =>
  texts.reduce((sum, text) => sum + (text.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0), 0);

/** Counts consecutive lines once. */
function countPlaces(pattern) {
  return sources.reduce((sum, file) => {
    const lines = read(file)
      .split('\n')
      .map((line) => line.search(pattern) >= 0);
    return sum + lines.filter((found, index) => found && !lines[index - 1]).length;
  }, 0);
}
