import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Wordings that read like translations, and what to write instead. */
const unwanted: [what: RegExp, instead: string][] = [
  [/\bwhoever\b/i, 'users who …, the person who …, anyone who …'],
  [/\b(?:for|to) who\b/i, 'for users who …, to the person who …'],
  [/\b(?:some|any|every)body\b/i, 'a user, someone, anyone, everyone'],
  [/\bnobody\b/i, 'no one, or negate the verb: “is not notified”'],
  [/\banew\b/i, 'again; reloads, recreates, restarts'],
  [/\b(?:told|tells?|hears?) of\b/i, 'is notified of, reports, announces'],
  [/\b(?:is|are) heard\b/i, 'is received, arrives'],
  [/\bgo(?:es)? on with\b/i, 'continues'],
  [/\bof before\b/i, 'previous, earlier'],
  [/\bso many\b(?! (?:that|as))/i, 'this many, at most …'],
  [/\bat the (?:most|least)\b/i, 'at most, at least'],
  [/(?<!@param )\bmend(?:s|ed|ing)?\b(?!-)/i, 'fix, repair, correct'],
  [/\btaken (?:back|along)\b/i, 'undone, cancelled, reversed; included'],
  [/\bone that there is\b|\bthere is not\b/i, 'an existing one; does not exist'],
  [/\bstands? (?:in|at|on|there|above|below)\b(?! for)/i, 'is in, appears in'],
  [/\bwhat (?:becomes|became|comes|came) of\b/i, 'the result of'],
];

const ANY = new RegExp(unwanted.map(([what]) => what.source).join('|'), 'i');

const COMMENT = /(?:^|[\s{])(?:\/\/|\/?\*\*?) (.*)$/;
const TITLE = /(?:\b(?:test|describe)\b.*?|^\s*[\])]+)\((['"`].*)$/;
const CODE = /`[^`]*`/g;

/** The part of a line that people read. */
function proseOf(file: string, line: string, before: string): string {
  if (file.endsWith('.md')) return line.replaceAll(CODE, '');
  const comment = COMMENT.exec(line)?.[1];
  if (comment !== undefined) return comment.replaceAll(CODE, '');
  if (!/\.test\.tsx?$/.test(file)) return '';
  return TITLE.exec(line)?.[1] ?? (before.endsWith('(') && /^\s+['"`]/.test(line) ? line : '');
}

async function findUnwanted(file: string): Promise<string[]> {
  const text = await readFile(join(ROOT, file), 'utf8');
  if (!ANY.test(text)) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const prose = proseOf(file, line, lines[index - 1] ?? '');
    return unwanted.flatMap(([what, instead]) => {
      const wording = what.exec(prose)?.[0];
      return wording === undefined ? [] : [`${file}:${index + 1}: “${wording}”: ${instead}`];
    });
  });
}

test('comments, test titles and documents are written in plain English', async () => {
  const files = await Array.fromAsync(
    glob(['{src,bin,test}/**/*.{ts,tsx,mjs,css}', '*.md', 'docs/**/*.md'], {
      cwd: ROOT,
      // The specification quotes the pages; the benchmarks write the measurements.
      exclude: ['src/generated/**', 'docs/specification.md', 'docs/measurements.md'],
    }),
  );
  expect((await Promise.all(files.map(findUnwanted))).flat()).toEqual([]);
});
