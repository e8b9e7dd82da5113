import { SaxesParser } from 'saxes';

import { damaged } from '../../files/inspect/refusals.ts';
import { decodedXml } from '../../files/inspect/xml.ts';

export interface XmlElement {
  /** Without prefix. */
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** The element's own text, without that of its children. */
  text: string;
}

/** Nested tables of a real document are some forty levels deep. */
const MOST_DEPTH = 150;
const MOST_ELEMENTS = 400_000;

/**
 * Parses the whole document. Refuses a document type, which could declare entities, and deep or huge documents.
 * @throws Refusal INVALID file_damaged
 */
export function readXml(bytes: Uint8Array): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let elements = 0;
  const refuse = () => {
    throw damaged();
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  parser.on('opentag', ({ local, attributes }) => {
    if (open.length > MOST_DEPTH || (elements += 1) > MOST_ELEMENTS) refuse();
    const own = Object.fromEntries(Object.values(attributes).map((attribute) => [attribute.local, attribute.value]));
    const element: XmlElement = { name: local, attributes: own, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const add = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void open.pop());
  parser.write(decodedXml(bytes)).close();
  return root.children[0] ?? refuse();
}

/** The elements at the end of a path of names; `**` is any depth. */
export function elementsAt(from: XmlElement, ...path: string[]): XmlElement[] {
  const [name, ...rest] = path;
  if (name === undefined) return [from];
  if (name === '**')
    return [...elementsAt(from, ...rest), ...from.children.flatMap((child) => elementsAt(child, '**', ...rest))];
  return from.children.filter((child) => child.name === name).flatMap((child) => elementsAt(child, ...rest));
}

export const textAt = (from: XmlElement, ...path: string[]): string =>
  elementsAt(from, ...path)
    .map(({ text }) => text.trim())
    .find(Boolean) ?? '';
