import { getDocumentProxy } from 'unpdf';

import { CV_PAGES_MAX } from '#contract/cvs/cv-choices.ts';

import { Refusal } from '../../../platform/http/refusal.ts';
import { damaged } from '../../files/inspect/refusals.ts';
import type { Line } from '../rules/line.ts';
import { pageLines, type TextItem } from './layout.ts';
import { isLinkedIn } from './linkedin.ts';
import { hasLooseAccents, isMark, mendLines, withAccents, withoutFooter } from './mend-lines.ts';

export interface ReadPdf {
  lines: Line[];
  /** Europass's embedded data, if present. */
  attachment?: Uint8Array;
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Maximum characters of a page; real pages have some five thousand. */
const MOST_CHARACTERS = 60_000;
const EUROPASS_NAMES = /^(?:attachment|europass-xml-attachment)\.xml$/i;

/** @throws Refusal INVALID file_damaged, cv_encrypted, cv_too_many_pages, cv_no_text */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  try {
    return await readPages(await open(bytes));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The library has many errors for inconsistent files.
    throw damaged();
  }
}

async function readPages(pdf: Pdf): Promise<ReadPdf> {
  if (pdf.numPages > CV_PAGES_MAX) throw new Refusal('INVALID', { reason: 'cv_too_many_pages' });
  const attachment = await europassOf(pdf);
  if (attachment) return { lines: [], attachment };
  const pages: TextItem[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await itemsOf(pdf, number));
  const isLoose = hasLooseAccents(
    pages
      .flat()
      .map(({ text }) => text)
      .join(''),
  );
  const read = pages.map((items) => pageLines(items, (text) => (isLoose ? withAccents(text) : text)));
  const side = read.flatMap((page) => page.side);
  // LinkedIn's exports are recognized by their footers.
  const hasOwnFooters = isLinkedIn([...read.flatMap((page) => page.main), ...side]);
  const main = read.flatMap((page) => (hasOwnFooters ? page.main : withoutFooter(page.main)));
  const lines = [...mendLines(main), ...mendLines(side)].filter(({ text }) => text.trim() !== '');
  if (lines.length === 0) throw new Refusal('INVALID', { reason: 'cv_no_text' });
  return { lines };
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, {
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: 0,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new Refusal('INVALID', { reason: 'cv_encrypted' });
    throw damaged();
  }
}

async function europassOf(pdf: Pdf): Promise<Uint8Array | undefined> {
  const attachments = ((await pdf.getAttachments()) ?? {}) as Record<string, { filename: string; content: Uint8Array }>;
  return Object.values(attachments).find(({ filename }) => EUROPASS_NAMES.test(filename))?.content;
}

async function itemsOf(pdf: Pdf, number: number): Promise<TextItem[]> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const found: TextItem[] = [];
  let characters = 0;
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [, , skew = 0, scale = 0, x = 0, y = 0] = item.transform as number[];
    characters += item.str.length;
    if (characters > MOST_CHARACTERS) throw new Refusal('INVALID', { reason: 'file_too_complex' });
    found.push({
      text: item.str.normalize('NFC'),
      x,
      y: -y,
      width: item.width,
      size: Math.hypot(skew, scale) || item.height,
    });
  }
  page.cleanup();
  return withMarks(found);
}

/** The accent of a capital is positioned separately, before its letter. */
const withMarks = (items: readonly TextItem[]): TextItem[] =>
  items.flatMap((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    if (next && isMarkOf(item, next)) return [];
    return [before && isMarkOf(before, item) ? { ...item, text: withAccents(before.text.trim() + item.text) } : item];
  });

const isMarkOf = (mark: TextItem, { x, size }: TextItem): boolean =>
  isMark(mark.text.trim()) && Math.abs(mark.x - x) < size;
