// Readers of a list's address. They check as the API's schemas do, which would bring Zod to every page. What is missing
// or invalid is undefined, as if the address did not say it.
import { CURSOR, CURSOR_MAX, isNearDay, LINE, VISIBLE } from '#contract/text-rules.ts';

type Text = string | undefined;

/** By name; the last of several values. */
export const textsOf = (params: URLSearchParams): Record<string, Text> => Object.fromEntries(params);

export const readOneOf = <Value extends string>(values: readonly Value[], text: Text): Value | undefined =>
  values.find((value) => value === text);

/** Trimmed; undefined where nothing is left. */
export function readLine(text: Text, max: number): string | undefined {
  const line = text?.trim();
  return line && line.length <= max && LINE.test(line) && VISIBLE.test(line) ? line : undefined;
}

export function readInteger(text: Text, [least, most]: readonly [number, number]): number | undefined {
  const number = text?.trim() ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) && number >= least && number <= most ? number : undefined;
}

/** YYYY-MM-DD. */
export function readDay(text: Text): string | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text) || !isNearDay(text)) return undefined;
  const day = new Date(text);
  // 30 February is no day; some engines read it as one of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

export const readId = (text: Text): string | undefined => (text && ID.test(text) ? text : undefined);

export const readCursor = (text: Text): string | undefined =>
  text && text.length <= CURSOR_MAX && CURSOR.test(text) ? text : undefined;
