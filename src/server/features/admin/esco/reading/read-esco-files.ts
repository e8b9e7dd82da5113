import { readFile, writeFile } from 'node:fs/promises';

import type { EscoProblem } from '#contract/admin/esco-choices.ts';
import { IMPORT_ROWS_MAX } from '#contract/imports/import-choices.ts';
import { isLocale, type Locale } from '#contract/locales.ts';

import { Refusal } from '../../../../platform/http/refusal.ts';
import { openZip } from '../../../files/inspect/zip.ts';
import { readCsv } from '../../../imports/reading/csv.ts';
import { decode } from '../../../imports/reading/decode.ts';
import { Unreadable, type Sheet } from '../../../imports/reading/sheet.ts';
import type { EscoLabels } from '../../../jobs/esco/table.ts';

export interface EscoFile {
  /** As uploaded: `occupations_en.csv` names the language. */
  name: string;
  path: string;
}

export interface EscoJob {
  files: EscoFile[];
  /** The output file: an EscoRow a line, in JSON. */
  rowsPath: string;
}

export interface EscoRow {
  uri: string;
  isco: string | null;
  code: string | null;
  broader: string[];
  labels: EscoLabels;
}

export interface EscoResult {
  occupations: number;
  locales: Locale[];
}

export interface EscoFailure {
  problem: EscoProblem;
  file?: string;
  column?: string;
}

/** In all languages together, because each takes a kilobyte of memory in every process. ESCO 1.2 has fewer than half. */
const NAMES_MAX = 300_000;
/** Of an occupation in a language; ESCO's largest have some 50. */
const LABELS_MAX = 100;
/** Characters. */
const LABEL_MAX = 200;
/** Of an archive's parts that are read. */
const UNPACKED_BYTES_MAX = 96 * 1024 ** 2;

/** Parts of the archives that the ESCO portal sends: one for each language, with skills and other tables. */
const PART = /(?:^|\/)(?:occupations|broaderrelationsoccpillar)_[a-z]{2}\.csv$/u;
/** The last two letters after a line: `occupations_en.csv`, `occupations_en (1).csv`. */
const LANGUAGE = /^.*[_-]([a-z]{2})(?![a-z])/iu;
const URI = /^https?:\/\/data\.europa\.eu\/esco\/occupation\/[a-z0-9-]{1,64}$/iu;
const ISCO = /^C?(\d{4})$/u;

const OCCUPATIONS = ['conceptUri', 'iscoGroup', 'preferredLabel', 'altLabels'] as const;
const RELATIONS = ['conceptUri', 'broaderUri'] as const;

class Failure extends Error {
  readonly failure: EscoFailure;

  constructor(failure: EscoFailure) {
    super(failure.problem);
    this.failure = failure;
  }
}

export async function readEscoFiles({ files, rowsPath }: EscoJob): Promise<EscoResult | EscoFailure> {
  const rows = new Map<string, EscoRow>();
  const broader = new Map<string, Set<string>>();
  const locales = new Set<Locale>();
  try {
    for (const file of files)
      for await (const table of tablesIn(file)) {
        const locale = readTable(table, rows, broader);
        if (locale) locales.add(locale);
        if (countNames(rows) > NAMES_MAX) return { problem: 'too_many_names' };
      }
  } catch (error) {
    if (error instanceof Failure) return error.failure;
    throw error;
  }
  if (rows.size === 0) return { problem: 'no_occupations' };
  const lines = [...rows.values()].map((row) =>
    JSON.stringify({ ...row, broader: [...(broader.get(row.uri) ?? [])].filter((uri) => rows.has(uri)) }),
  );
  await writeFile(rowsPath, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
  return { occupations: rows.size, locales: [...locales].toSorted() };
}

const countNames = (rows: ReadonlyMap<string, EscoRow>): number =>
  [...rows.values()].reduce((sum, { labels }) => sum + Object.values(labels).flat().length, 0);

interface Table {
  /** Of the file, or of the archive's part. */
  name: string;
  sheet: Sheet;
}

async function* tablesIn({ name, path }: EscoFile): AsyncGenerator<Table> {
  const bytes = await readFile(path);
  if (!bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    yield { name, sheet: sheetOf(name, bytes) };
    return;
  }
  const zip = await orDamaged(name, openZip(bytes, UNPACKED_BYTES_MAX));
  const parts = zip.names.filter((part) => PART.test(part) && isLocale(LANGUAGE.exec(part)?.[1] ?? ''));
  if (parts.length === 0) throw new Failure({ problem: 'no_occupations', file: name });
  for (const part of parts)
    yield { name: part, sheet: sheetOf(part, Buffer.from(await orDamaged(name, zip.read(part)))) };
}

const orDamaged = <Result>(file: string, work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw error instanceof Refusal ? new Failure({ problem: 'damaged', file }) : error;
  });

function sheetOf(file: string, bytes: Buffer): Sheet {
  const text = decode(bytes);
  // Neither text nor a table.
  if (text.includes('\u0000') || /^\uFEFF?\s*(?:%PDF|[<{[])/u.test(text))
    throw new Failure({ problem: 'format', file });
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof Unreadable) throw new Failure({ problem: 'damaged', file });
    throw error;
  }
}

/** Returns the language of a table of occupations. */
function readTable(
  { name, sheet }: Table,
  rows: Map<string, EscoRow>,
  broader: Map<string, Set<string>>,
): Locale | undefined {
  const columns = sheet.columns.map((column) => column.trim());
  const has = (...some: string[]) => some.some((column) => columns.includes(column));
  const isRelations = has('broaderUri', 'broaderType');
  if (!isRelations && !has('preferredLabel', 'altLabels', 'iscoGroup'))
    throw new Failure({ problem: 'format', file: name });
  const missing = (isRelations ? RELATIONS : OCCUPATIONS).find((column) => !has(column));
  if (missing) throw new Failure({ problem: 'missing_column', file: name, column: missing });
  // What follows was not read.
  if (sheet.rows.length > IMPORT_ROWS_MAX) throw new Failure({ problem: 'too_many_names' });
  const records = sheet.rows.map((cells) => (column: string) => plain(cells[columns.indexOf(column)] ?? ''));
  if (isRelations) {
    for (const cell of records) addTo(broader, cell('conceptUri'), cell('broaderUri'));
    return undefined;
  }
  const locale = LANGUAGE.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!isLocale(locale)) throw new Failure({ problem: 'language_unknown', file: name });
  for (const cell of records) readOccupation(cell, locale, rows);
  return locale;
}

function addTo(broader: Map<string, Set<string>>, uri: string, wider: string): void {
  const known = broader.get(uri) ?? new Set();
  known.add(wider);
  broader.set(uri, known);
}

/** Leaves out what is no occupation, or no longer one. */
function readOccupation(cell: (column: string) => string, locale: Locale, rows: Map<string, EscoRow>): void {
  const uri = cell('conceptUri');
  if (!URI.test(uri) || !['', 'Occupation'].includes(cell('conceptType'))) return;
  if (!['', 'released'].includes(cell('status').toLowerCase())) return;
  const labels = [cell('preferredLabel'), ...linesOf(cell('altLabels')), ...linesOf(cell('hiddenLabels'))]
    .map((label) => label.replaceAll(/\s+/gu, ' ').trim())
    .filter((label) => label !== '' && label.length <= LABEL_MAX);
  const known = rows.get(uri);
  rows.set(uri, {
    uri,
    isco: ISCO.exec(cell('iscoGroup'))?.[1] ?? known?.isco ?? null,
    code: cell('code') || (known?.code ?? null),
    broader: [],
    labels: { ...known?.labels, [locale]: [...new Set(labels)].slice(0, LABELS_MAX) },
  });
}

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/u);

/** Without what PostgreSQL cannot store, such as half of a surrogate pair. */
const plain = (text: string): string => text.replaceAll('\u0000', '').toWellFormed().trim();
