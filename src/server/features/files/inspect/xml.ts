import { SaxesParser } from 'saxes';

import { damaged } from './refusals.ts';

const MOST_DEPTH = 64;
/** The encodings that ECMA-376, part 2, allows; in another, a program could read different text than this parser. */
const ENCODINGS = /^(?:utf-8|utf-16|us-ascii)$/i;

export type Attributes = Partial<Record<string, string>>;

/**
 * Finds elements by local name. A part has no document type (ECMA-376, part 2), so no entities of its own.
 * @throws Refusal INVALID file_damaged
 */
export function readElements(bytes: Uint8Array, names: string[]): Attributes[] {
  const elements: Attributes[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const refuse = () => {
    throw damaged();
  };
  let depth = 0;
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => void (ENCODINGS.test(encoding) || refuse()));
  parser.on('opentagstart', () => void ((depth += 1) <= MOST_DEPTH || refuse()));
  parser.on('closetag', () => void (depth -= 1));
  parser.on('opentag', ({ local, attributes }) => {
    if (!names.includes(local)) return;
    // An attribute with a prefix is a different one.
    const own = Object.values(attributes).filter(({ prefix }) => prefix === '');
    elements.push(Object.fromEntries(own.map((attribute) => [attribute.local, attribute.value])));
  });
  parser.write(decodedXml(bytes)).close();
  return elements;
}

/**
 * Decodes UTF-8, or UTF-16 by its byte order mark or a zero beside the first character.
 * @throws Refusal INVALID file_damaged
 */
export function decodedXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    (first === 0xff && second === 0xfe) || second === 0
      ? 'utf-16le'
      : (first === 0xfe && second === 0xff) || first === 0
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw damaged();
    throw error;
  }
}
