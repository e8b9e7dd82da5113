import { Schema } from 'node-schematron';
import { readFile } from 'node:fs/promises';

let schema: Promise<Schema> | undefined;

/** What an invoice or credit note in UBL breaks of the official rules of EN 16931; empty if valid. */
export async function brokenRules(xml: string): Promise<string[]> {
  schema ??= readFile('test/fixtures/schemas/en16931-ubl.sch', 'utf8').then((text) => Schema.fromString(text));
  return (await schema).validateString(xml).map(({ assertId, message }) => `${assertId}: ${message?.trim()}`);
}
