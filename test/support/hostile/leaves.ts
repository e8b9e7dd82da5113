import { traverseContractProcedures } from '@orpc/server';
import { z } from 'zod';

import { contract } from '#contract/contract.ts';

/** Where a value stands in an input: keys, and 0 for the first of a list. */
export type Place = (string | 0)[];

/** What a procedure takes. */
export interface Input {
  schema: z.ZodType;
  /** Every place in it, from the outside in. */
  places: Place[];
}

/** The inputs of all procedures that take any, by their name in the contract. */
export const inputs = new Map<string, Input>();
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  const schema = procedure['~orpc'].inputSchema;
  if (schema instanceof z.ZodType)
    inputs.set(path.join('.'), {
      schema,
      places: placesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    });
});

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schemas of every procedure by their name in the contract, as JSON Schema. */
const described = new Map<string, Record<Side, JsonSchema>>();
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  const { inputSchema, outputSchema } = procedure['~orpc'];
  const asJson = (schema: unknown, io: 'input' | 'output'): JsonSchema =>
    schema instanceof z.ZodType ? z.toJSONSchema(schema, { io, unrepresentable: 'any' }) : {};
  described.set(path.join('.'), {
    inputSchema: asJson(inputSchema, 'input'),
    outputSchema: asJson(outputSchema, 'output'),
  });
});

type Side = 'inputSchema' | 'outputSchema';

/** The keys of what a procedure takes, or answers. */
export const keysOf = (name: string, side: Side = 'inputSchema'): string[] =>
  Object.keys(described.get(name)?.[side].properties ?? {});

/** What may stand under a key of its input. */
export const schemaAt = (name: string, key: string): unknown => described.get(name)?.inputSchema.properties?.[key];

function placesIn(schema: JsonSchema, at: Place = []): Place[] {
  const within: [string | 0, z.core.JSONSchema._JSONSchema][] = Object.entries(schema.properties ?? {});
  if (schema.items && !Array.isArray(schema.items)) within.push([0, schema.items]);
  if (typeof schema.additionalProperties === 'object') within.push(['en', schema.additionalProperties]);
  const inside = within.flatMap(([key, part]) =>
    typeof part === 'object' ? [[...at, key], ...placesIn(part, [...at, key])] : [],
  );
  const ways = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return unique([...inside, ...ways.flatMap((way) => (typeof way === 'object' ? placesIn(way, at) : []))]);
}

function unique(places: Place[]): Place[] {
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

/** The same input with another value at a place; what leads there is made where it is missing. The input stays as it is. */
export function withValue(input: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (key === 0) return [withValue(Array.isArray(input) ? input[0] : undefined, rest, value)];
  const parts = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  return { ...parts, [key]: withValue((parts as Record<string, unknown>)[key], rest, value) };
}

/** The value at a place; undefined where nothing leads there. */
export function valueAt(input: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? (part as Record<string | 0, unknown>)[key] : undefined),
    input,
  );
}
