import { readFile, writeFile } from 'node:fs/promises';

import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX, type ImportProblem } from '#contract/imports/import-choices.ts';

import { Refusal } from '../../../platform/http/refusal.ts';
import { readCsv } from './csv.ts';
import { decode } from './decode.ts';
import { readJson } from './json.ts';
import { type Sheet, Unreadable } from './sheet.ts';
import { readXlsx } from './xlsx.ts';
import { readXml } from './xml.ts';

export interface FileJob {
  kind: 'file';
  path: string;
  /** The output file: one row a line, as a list of cells in JSON. */
  rowsPath: string;
}

export type FileResult = { columns: { name: string; sample: string }[]; rows: number } | { problem: ImportProblem };

/** Longer texts do not fit any field of a job. */
const CELL_MAX = 60_000;
const NAME_MAX = 120;
const SAMPLE_MAX = 80;

export async function readImportFile({ path, rowsPath }: FileJob): Promise<FileResult> {
  try {
    const { columns, rows } = tidied(await sheetOfBytes(await readFile(path)));
    await writeFile(rowsPath, rows.map((row) => `${JSON.stringify(row)}\n`).join(''), { mode: 0o600 });
    return {
      columns: columns.map((name, at) => ({ name, sample: sampleOf(rows, at) })),
      rows: rows.length,
    };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem };
    if (error instanceof Refusal) return { problem: 'damaged' };
    // Stack overflow.
    if (error instanceof RangeError) return { problem: 'too_complex' };
    throw error;
  }
}

async function sheetOfBytes(bytes: Buffer): Promise<Sheet> {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return readXlsx(bytes);
  const text = decode(bytes).replace(/^\uFEFF/u, '');
  const start = text.slice(0, 1_000).trimStart();
  if (start.startsWith('<')) return readXml(text);
  if (/^[[{]/.test(start)) return readJson(text);
  // Neither text nor a workbook.
  if (text.includes('\u0000') || start.startsWith('%PDF')) throw new Unreadable('format');
  return readCsv(text);
}

/** @throws Unreadable empty, too_many_rows, too_many_columns */
function tidied({ columns, rows }: Sheet): Sheet {
  if (columns.length > IMPORT_COLUMNS_MAX) throw new Unreadable('too_many_columns');
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) throw new Unreadable('empty');
  if (filled.length > IMPORT_ROWS_MAX) throw new Unreadable('too_many_rows');
  return {
    columns: columns.map((name) => plain(name.trim().slice(0, NAME_MAX))),
    rows: filled.map((row) => columns.map((_name, at) => plain((row[at] ?? '').slice(0, CELL_MAX)))),
  };
}

/** Without what PostgreSQL cannot store, such as half of a surrogate pair. */
const plain = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

const sampleOf = (rows: readonly string[][], column: number): string =>
  plain((rows.find((row) => row[column]?.trim())?.[column] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, SAMPLE_MAX));
