import { CsvError, parse } from 'csv-parse/sync';

import { IMPORT_ROWS_MAX } from '#contract/imports/import-choices.ts';

import { type Sheet, Unreadable } from './sheet.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** An unclosed quote would swallow the rest of the file. */
const LONGEST_ROW = 1_000_000;
const HEAD = 10_000;

/** @throws Unreadable damaged */
export function readCsv(text: string): Sheet {
  try {
    const [columns = [], ...rows] = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
      // One more than the limit shows that there are too many.
      to: IMPORT_ROWS_MAX + 2,
    });
    return { columns, rows };
  } catch (error) {
    if (error instanceof CsvError) throw new Unreadable('damaged');
    throw error;
  }
}

/** The delimiter that occurs most often in the heading, outside quotes. */
function delimiterOf(text: string): string {
  const heading = /^(?:"[^"]*"|[^\r\n"])*/.exec(text.slice(0, HEAD))?.[0].replaceAll(/"[^"]*"/g, '') ?? '';
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, times: heading.split(delimiter).length }));
  return counted.reduce((best, other) => (other.times > best.times ? other : best)).delimiter;
}
