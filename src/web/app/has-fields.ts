interface Types {
  string: string;
  number: number;
}

/** Whether a value has these fields, for what comes from the browser's storage or a server that may be newer. */
export const hasFields = <Fields extends Record<string, keyof Types>>(
  value: unknown,
  fields: Fields,
): value is { [Name in keyof Fields]: Types[Fields[Name]] } =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([name, type]) => typeof (value as Record<string, unknown>)[name] === type);
