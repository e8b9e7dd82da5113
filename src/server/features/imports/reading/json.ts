import { type Sheet, sheetOf, Unreadable } from './sheet.ts';

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
type Record_ = { [key: string]: Value };

const MOST_DEPTH = 6;
/** Maximum number of values searched for a list of jobs. */
const MOST_LOOKED_AT = 10_000;

/**
 * The first list of objects in the file; in the export of a user's own data, the posted jobs.
 * @throws Unreadable damaged, format
 */
export function readJson(text: string): Sheet {
  const root = parsed(text);
  const records = findRecords(root);
  if (!records) throw new Unreadable('format');
  return sheetOf(records.filter(isRecord).map((record) => flatten(record)));
}

function parsed(text: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    throw new Unreadable('damaged');
  }
}

const isRecord = (value: Value | undefined): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function findRecords(root: Value): Value[] | undefined {
  if (isRecord(root) && isRecord(root['jobs']) && Array.isArray(root['jobs']['posted'])) return root['jobs']['posted'];
  const waiting: Value[] = [root];
  for (let at = 0; at < waiting.length && at < MOST_LOOKED_AT; at += 1) {
    const value = waiting[at];
    if (Array.isArray(value)) {
      if (isRecord(value[0])) return value;
    } else if (isRecord(value)) waiting.push(...Object.values(value));
  }
  return undefined;
}

/** Joins names of nested values with dots; texts by language get the language in their names. */
function flatten(record: Record_): Map<string, string> {
  const cells = new Map<string, string>();
  const add = (name: string, value: Value, depth: number): void => {
    if (depth > MOST_DEPTH) throw new Unreadable('too_complex');
    if (isRecord(value)) {
      for (const [key, inner] of Object.entries(value)) add(name ? `${name}.${key}` : key, inner, depth + 1);
    } else if (Array.isArray(value)) addList(name, value, depth);
    else if (value !== null) cells.set(name, String(value));
  };
  const addList = (name: string, list: Value[], depth: number): void => {
    if (list.length > 0 && list.every((item) => isRecord(item) && typeof item['locale'] === 'string')) {
      for (const item of list.filter(isRecord)) {
        const { locale, ...rest } = item;
        add(`${name}.${typeof locale === 'string' ? locale : ''}`, rest, depth + 1);
      }
    } else cells.set(name, list.some(isRecord) ? JSON.stringify(list) : list.map(String).join('; '));
  };
  add('', record, 0);
  return cells;
}
