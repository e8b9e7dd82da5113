import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';

import { locales } from '#contract/locales.ts';

import { inputs, withValue, type Place } from './leaves.ts';

/** Patterns whose repetition makes text slow to parse. */
export const repeated: Record<string, (index: number) => string> = {
  'words of the trade': () => 'sales crm kundendienst ',
  'a compound without end': () => 'kunden',
  'ever other words': (index) => `kunde${index.toString(36)} `,
  'one letter': () => 'a',
  'words with hyphens': () => 'a-',
  digits: () => '1',
  'numbers with spaces': () => '+1 (23) ',
  'spaces between': () => `a${' '.repeat(500)}`,
  'line breaks': () => 'a\n',
  'bold words': () => '<b>a</b> ',
  'open tags': () => '<p>',
  'tags without an end': () => '<a href="',
  'signs of HTML': () => '&<',
  'at signs': () => 'a@',
  'mail addresses': () => 'a@b.c',
  'web addresses': () => 'https://a.b/',
  'marks in two orders': () => '\u0301\u0323',
  'words with marks': () => 'e\u0301\u0323 ',
  'as many marks as a letter may have': () => `e${'\u0301\u0323'.repeat(15)}`,
  'marks as entities': () => '&#769;&#803;',
  parentheses: () => '(a/b',
  'dots and quotes': () => `."'’`,
  'names to fill in': () => '{{a}} ',
  'capital letters': () => 'ÀB',
};

/** Sent before anything is measured, so that lazily loaded code is loaded. */
export const harmless = { 'a sentence': () => 'You advise our customers. ' };

/** If a schema has no maximum: more than any that has one. */
const WITHOUT_MAXIMUM = 50_000;

const MOST = 64_000;
const made = new Map<(index: number) => string, string>();

function filled(part: (index: number) => string, length: number): string {
  let text = made.get(part);
  if (text === undefined) {
    const parts: string[] = [];
    for (let index = 0, all = 0; all < MOST; index += 1) all += (parts[parts.push(part(index)) - 1] ?? '').length;
    text = parts.join('');
    made.set(part, text);
  }
  return text.slice(0, length);
}

/**
 * A procedure's input with the maximum of a text in every place that accepts it, in all languages and in lists of
 * maximum length; undefined if no place does.
 * @param short maximum characters in places that are short, such as addresses
 */
export async function longestInput(
  name: string,
  valid: Record<string, unknown>,
  { part, short = Infinity }: { part: (index: number) => string; short?: number },
): Promise<Record<string, unknown> | undefined> {
  const known = inputs.get(name);
  if (!known) return undefined;
  const { schema } = known;
  const json = schemaOf(name, schema);
  let input = valid;
  let isFilled = false;
  const take = async (longer: unknown): Promise<boolean> => {
    // Excludes concurrent measurements.
    await nextTurn();
    if (!schema.safeParse(longer).success) return false;
    input = longer as Record<string, unknown>;
    return true;
  };
  for (const place of known.places) {
    const most = Math.min(mostOf(json, place, 'maxLength') ?? WITHOUT_MAXIMUM, short);
    if (await take(withValue(input, place, filled(part, most)))) isFilled = true;
  }
  if (!isFilled) return undefined;
  // The innermost list first, so that outer ones repeat it whole.
  for (const place of known.places.toReversed()) {
    const last = place.at(-1);
    const parent = place.slice(0, -1);
    const within = valueIn(input, parent);
    if (last === 0 && Array.isArray(within) && within.length > 0) {
      const most = mostOf(json, parent, 'maxItems') ?? 1;
      await take(
        withList(
          input,
          parent,
          Array.from({ length: most }, (_, index) => distinct(within[0], index)),
        ),
      );
    } else if (last === 'en' && isRecord(within) && within['en'] !== undefined)
      await take(
        withList(input, parent, { ...within, ...Object.fromEntries(locales.map((one) => [one, within['en']])) }),
      );
  }
  return input;
}

/** In characters. Shorter texts take negligible time. */
const LONG = 1_000;

/** Procedures with a text of at least this length. */
export const takingLongTexts = (): string[] =>
  [...inputs]
    .filter(([name, { schema, places }]) =>
      places.some(
        (place) => place.at(-1) !== 'cursor' && (mostOf(schemaOf(name, schema), place, 'maxLength') ?? 0) >= LONG,
      ),
    )
    .map(([name]) => name);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Elements of a list may have to differ. */
const distinct = (value: unknown, index: number): unknown =>
  typeof value === 'string' ? `${index}`.padStart(3, '0') + value.slice(3) : value;

/** Also within lists, whose first element represents all. */
function valueIn(input: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | null | undefined)?.[key],
    input,
  );
}

/** A copy with a list or a record at the place of a first element. */
function withList(input: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(input)) return input.map((part, index) => (index === 0 ? withList(part, rest, value) : part));
  const parts = input as Record<string, unknown>;
  return { ...parts, [key]: withList(parts[key], rest, value) };
}

type JsonSchema = z.core.JSONSchema._JSONSchema;

const schemas = new Map<string, JsonSchema>();

function schemaOf(name: string, schema: z.ZodType): JsonSchema {
  const known = schemas.get(name) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  schemas.set(name, known);
  return known;
}

/** A limit of the schema at a place, the first of its alternatives. */
function mostOf(schema: JsonSchema | undefined, place: Place, limit: 'maxLength' | 'maxItems'): number | undefined {
  if (typeof schema !== 'object') return undefined;
  const ways = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const [key, ...rest] = place;
  const own =
    key === undefined
      ? schema[limit]
      : mostOf(
          key === 0
            ? (schema.items as JsonSchema | undefined)
            : (schema.properties?.[key] ?? schema.additionalProperties),
          rest,
          limit,
        );
  return own ?? ways.map((way) => mostOf(way, place, limit)).find((found) => found !== undefined);
}
