import { SaxesParser } from 'saxes';

import { IMPORT_ROWS_MAX } from '#contract/imports/import-choices.ts';

import { type Sheet, sheetOf, Unreadable } from './sheet.ts';

const MOST_DEPTH = 16;
/** Element names of jobs in feeds. */
const JOB = /^(?:job|item|position|vacancy|offer|posting|entry|stelle|offre|oferta|annonce|ad)$/i;

/**
 * Every element of a job is a row; its child elements are columns. There are no entities but XML's own.
 * @throws Unreadable damaged, too_complex
 */
export function readXml(text: string): Sheet {
  const records: Map<string, string>[] = [];
  const parser = new SaxesParser({ xmlns: false });
  /** Names of the open elements. */
  const path: string[] = [];
  let record: Map<string, string> | undefined;
  let recordDepth = 0;
  let words = '';
  parser.on('doctype', () => {
    throw new Unreadable('damaged');
  });
  parser.on('error', () => {
    throw new Unreadable('damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    if (path.length > MOST_DEPTH) throw new Unreadable('too_complex');
    words = '';
    if (!record && path.length > 1 && JOB.test(localName(name))) {
      record = new Map(Object.entries(attributes).map(([key, value]) => [`@${key}`, value]));
      recordDepth = path.length;
    }
  });
  const addWords = (more: string) => {
    if (record) words += more;
  };
  parser.on('text', addWords);
  parser.on('cdata', addWords);
  parser.on('closetag', () => {
    if (record && path.length === recordDepth) {
      records.push(record);
      record = undefined;
      if (records.length > IMPORT_ROWS_MAX) throw new Unreadable('too_many_rows');
    } else if (record) {
      const name = path.slice(recordDepth).map(localName).join('.');
      const said = words.trim();
      if (said) record.set(name, [record.get(name), said].filter(Boolean).join('; '));
    }
    words = '';
    path.pop();
  });
  parser.write(text).close();
  return sheetOf(records);
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
