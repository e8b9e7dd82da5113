import { SaxesParser } from 'saxes';

import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '#contract/imports/import-choices.ts';

import { openZip, type Zip } from '../../files/inspect/zip.ts';
import { type Sheet, Unreadable } from './sheet.ts';

/** Of all parts that are read. */
const MOST_UNPACKED_BYTES = 96 * 1024 * 1024;
/** Formats of numbers that are dates (ECMA-376, part 1, 18.8.30). */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 22]);
/** Days from the origin of serial dates to 1970; serial dates count 1900 as a leap year. */
const DAYS_TO_1970 = 25_569;
const DAY = 86_400_000;

type Attributes = Partial<Record<string, string>>;

/** @throws Unreadable; Refusal for a damaged archive */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet> {
  const zip = await openZip(bytes, MOST_UNPACKED_BYTES);
  const sheetName = firstSheet(zip);
  if (!sheetName) throw new Unreadable('format');
  const texts = zip.names.includes('xl/sharedstrings.xml') ? sharedTexts(await part(zip, 'xl/sharedstrings.xml')) : [];
  const dates = zip.names.includes('xl/styles.xml') ? dateStyles(await part(zip, 'xl/styles.xml')) : new Set<number>();
  const [columns = [], ...rows] = readCells(await part(zip, sheetName), texts, dates);
  return { columns, rows };
}

const part = async (zip: Zip, name: string): Promise<string> => new TextDecoder().decode(await zip.read(name));

const firstSheet = ({ names }: Zip): string | undefined =>
  names.includes('xl/worksheets/sheet1.xml')
    ? 'xl/worksheets/sheet1.xml'
    : names.filter((name) => name.startsWith('xl/worksheets/') && name.endsWith('.xml')).toSorted()[0];

interface Handlers {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string, text: string) => void;
}

/** `text` is directly inside an element. */
function parse(xml: string, { open, close }: Handlers): void {
  const parser = new SaxesParser({ xmlns: false });
  const fail = () => {
    throw new Unreadable('damaged');
  };
  let text = '';
  parser.on('doctype', fail);
  parser.on('error', fail);
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    open?.(name.slice(name.indexOf(':') + 1), attributes);
  });
  parser.on('text', (more) => (text += more));
  parser.on('closetag', ({ name }) => {
    close?.(name.slice(name.indexOf(':') + 1), text);
    text = '';
  });
  parser.write(xml).close();
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let words = '';
  parse(xml, {
    open: (name) => name === 'si' && (words = ''),
    close(name, text) {
      // Formatted text consists of several pieces.
      if (name === 't') words += text;
      if (name === 'si') texts.push(words);
    },
  });
  return texts;
}

/** The cell styles that show a number as a date. */
function dateStyles(xml: string): Set<number> {
  const formats = new Set(BUILT_IN_DATES);
  const styles = new Set<number>();
  let isInCells = false;
  let style = 0;
  parse(xml, {
    open(name, attributes) {
      if (name === 'numFmt' && /[dy]/i.test((attributes['formatCode'] ?? '').replaceAll(/\[[^[\]]*\]|"[^"]*"/g, '')))
        formats.add(Number(attributes['numFmtId']));
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      if (formats.has(Number(attributes['numFmtId']))) styles.add(style);
      style += 1;
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}

function readCells(xml: string, texts: readonly string[], dates: ReadonlySet<number>): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let column = 0;
  let cell: Attributes = {};
  let words = '';
  const valueOf = (text: string): string => {
    if (cell['t'] === 's') return texts[Number(text)] ?? '';
    const isDate = cell['t'] === undefined && dates.has(Number(cell['s'] ?? 0)) && text !== '';
    if (!isDate) return text;
    const day = new Date(Math.round((Number(text) - DAYS_TO_1970) * DAY));
    return Number.isNaN(day.getTime()) ? text : day.toISOString().slice(0, 10);
  };
  parse(xml, {
    open(name, attributes) {
      if (name === 'row') [row, column] = [[], 0];
      if (name !== 'c') return;
      cell = attributes;
      words = '';
      column = columnOf(attributes['r'] ?? '') ?? column;
    },
    close(name, text) {
      if (name === 'v') words = valueOf(text);
      if (name === 't') words += text;
      if (name === 'c') {
        // Cells beyond it would fill memory with empty ones.
        if (column >= IMPORT_COLUMNS_MAX) throw new Unreadable('too_many_columns');
        while (row.length < column) row.push('');
        row[column] = words;
        column += 1;
      }
      if (name !== 'row' || row.every((value) => value.trim() === '')) return;
      rows.push(row);
      if (rows.length > IMPORT_ROWS_MAX + 1) throw new Unreadable('too_many_rows');
    },
  });
  return rows;
}

/** "AB12" is 27. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 64) - 64, 0) - 1;
}
