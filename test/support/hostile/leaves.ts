import { traverseContractProcedures } from '@orpc/server';
import { z } from 'zod';

import { contract } from '#contract/contract.ts';

/** The path of a value in an input: keys, and 0 for the first element of a list. */
export type Place = (string | 0)[];

export interface Input {
  schema: z.ZodType;
  /** Every path in it, outer ones first. */
  places: Place[];
}

/** The inputs of all procedures that have one, by name. */
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

/** Every procedure's schemas as JSON Schema, by name. */
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

/** The keys of a procedure's input or output. */
export const keysOf = (name: string, side: Side = 'inputSchema'): string[] =>
  Object.keys(described.get(name)?.[side].properties ?? {});

/** The schema of a key of its input. */
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

/** A copy with another value at a place; missing parents are created. */
export function withValue(input: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (key === 0) return [withValue(Array.isArray(input) ? input[0] : undefined, rest, value)];
  const parts = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  return { ...parts, [key]: withValue((parts as Record<string, unknown>)[key], rest, value) };
}

/** Undefined if the place does not exist. */
export function valueAt(input: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? (part as Record<string | 0, unknown>)[key] : undefined),
    input,
  );
}
