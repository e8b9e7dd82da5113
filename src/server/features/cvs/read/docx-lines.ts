import { openZip } from '../../files/inspect/zip.ts';
import { headingOf } from '../rules/headings.ts';
import type { Line } from '../rules/line.ts';
import { elementsAt, readXml, type XmlElement } from './xml-tree.ts';

/** Half-points, as Word counts; the default size of a title whose style states none. */
const TITLE_SIZE = 28;

/** Headers first, since some CVs have name and address there; then the text. */
export async function docxLines(bytes: Uint8Array): Promise<Line[]> {
  const zip = await openZip(bytes);
  const headers = zip.names.filter((name) => /^word\/header\d*\.xml$/.test(name)).toSorted();
  const lines: Line[] = [];
  for (const name of headers) lines.push(...blockLines(readXml(await zip.read(name))));
  const body = elementsAt(readXml(await zip.read('word/document.xml')), 'body')[0];
  return body ? [...lines, ...blockLines(body)] : lines;
}

function blockLines(container: XmlElement): Line[] {
  return container.children.flatMap((element): Line[] => {
    if (element.name === 'p') return paragraphLines(element);
    if (element.name === 'tbl') return elementsAt(element, 'tr').flatMap(rowLines);
    // Content controls and the like contain paragraphs; the fallback of a drawing repeats it.
    return element.name === 'Fallback' ? [] : blockLines(element);
  });
}

/** Cells with headings are columns, read one after the other; others belong together line by line. */
function rowLines(row: XmlElement): Line[] {
  const cells = row.children.filter(({ name }) => name === 'tc' || name === 'sdt').map(blockLines);
  if (cells.filter((lines) => lines.some(headingOf)).length > 1)
    return cells.flatMap(([first, ...others]) => (first ? [{ ...first, isApart: true }, ...others] : []));
  const [only, ...more] = cells.filter((lines) => lines.length > 0);
  if (!only || more.length === 0) return only ?? [];
  const filled = [only, ...more];
  const longest = Math.max(...filled.map((lines) => lines.length));
  return Array.from({ length: longest }, (_, index) => {
    const beside = filled.flatMap((lines) => lines[index] ?? []);
    return {
      text: beside.map(({ text }) => text).join('\t'),
      isBullet: beside.length === 1 && beside[0]?.isBullet === true,
    };
  });
}

function paragraphLines(paragraph: XmlElement): Line[] {
  const properties = elementsAt(paragraph, 'pPr')[0];
  const style = properties ? (elementsAt(properties, 'pStyle')[0]?.attributes.val ?? '') : '';
  const isBullet = (properties !== undefined && elementsAt(properties, 'numPr').length > 0) || /list|aufz/i.test(style);
  const sizes = elementsAt(paragraph, '**', 'rPr', 'sz').map(({ attributes }) => Number(attributes.val) || 0);
  const size = Math.max(0, ...sizes, /^tit/i.test(style) ? TITLE_SIZE * 2 : 0) / 2;
  const lines = textOf(paragraph)
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text): Line => ({ text, isBullet, ...(size > 0 ? { size } : {}) }));
  // Text boxes are drawn next to the paragraph that contains them.
  return [...lines, ...elementsAt(paragraph, '**', 'txbxContent').slice(0, 1).flatMap(blockLines)];
}

function textOf({ name, text, children }: XmlElement): string {
  if (name === 't') return text;
  if (name === 'tab') return '\t';
  if (name === 'br' || name === 'cr') return '\n';
  if (name === 'noBreakHyphen') return '-';
  if (['pPr', 'rPr', 'txbxContent', 'Fallback', 'delText', 'instrText'].includes(name)) return '';
  return children.map(textOf).join('');
}
