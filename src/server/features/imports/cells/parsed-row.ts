import type { ImportField } from '#contract/imports/import-choices.ts';
import type { ImportNote } from '#contract/imports/import-procedures.ts';

/** The values of a row, by field; empty texts clear a field. */
export type ParsedRow<Field extends string = ImportField> = ReadonlyMap<Field, string>;

/** Collects a row's errors and warnings. */
export class RowNotes {
  readonly problems: ImportNote[] = [];
  readonly warnings: ImportNote[] = [];

  wrong(code: ImportNote['code'], field: string, value: string | null = null): undefined {
    this.problems.push({ code, field, value: value && value.slice(0, 120) });
  }

  warn(code: ImportNote['code'], field: string | null, value: string | null = null): void {
    this.warnings.push({ code, field, value: value && value.slice(0, 120) });
  }
}

export function readWith<Field extends string, Value>(
  row: ParsedRow<Field>,
  field: Field,
  read: (text: string) => Value | undefined,
  code: ImportNote['code'],
  notes: RowNotes,
): Value | undefined {
  const text = row.get(field);
  if (!text) return undefined;
  return read(text) ?? notes.wrong(code, field, text);
}

export const splitList = (text: string): string[] =>
  text
    .split(/[;,|\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
