import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';

import { dataFile } from '../../../platform/data-file.ts';
import type { Sheet, SheetEntry } from './sheet.ts';

type Document = InstanceType<typeof PdfDocument>;

/** Noto Sans: Latin, Greek and Cyrillic; only used glyphs are embedded. */
const readFont = (name: string): Buffer =>
  readFileSync(dataFile(`@expo-google-fonts/noto-sans/${name}/NotoSans_${name}.ttf`));

/** Points. */
const MARGIN = 56;
const PERIOD_WIDTH = 150;
const INK = '#1c1b18';
const SOFT = '#5d5a52';
const ACCENT = '#1f5c45';
const LINE = '#d8d3c8';

/** A4, with real text, its structure and language for screen readers. */
export async function drawSheet(sheet: Sheet): Promise<{ base64: string }> {
  const document = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: sheet.locale,
    // Disables PDF's built-in fonts, which are not in the build.
    font: '',
    info: { Title: sheet.name },
  });
  document.registerFont('regular', readFont('400Regular')).registerFont('bold', readFont('700Bold')).font('regular');
  const root = document.struct('Document');
  document.addStructure(root);
  const write = (kind: string, draw: () => void) => void root.add(document.struct(kind, {}, [draw]));
  write('H1', () => document.font('bold').fontSize(23).fillColor(INK).text(sheet.name, { lineGap: -2 }));
  if (sheet.title) write('P', () => document.font('regular').fontSize(12.5).fillColor(ACCENT).text(sheet.title));
  for (const line of sheet.contact) write('P', () => document.font('regular').fontSize(9.5).fillColor(SOFT).text(line));
  for (const { title, entries } of sheet.sections) {
    startSection(document);
    write('H2', () => document.font('bold').fontSize(11).fillColor(ACCENT).text(title));
    document.moveDown(0.35);
    for (const entry of entries) drawEntry(document, write, entry);
  }
  root.end();
  document.end();
  return { base64: (await buffer(document)).toString('base64') };
}

const widthOf = (document: Document): number => document.page.width - 2 * MARGIN;

/** Keeps a heading from standing alone at the foot of a page. */
function startSection(document: Document): void {
  document.moveDown(0.9);
  keep(document, 90);
  document.markContent('Artifact', { type: 'Layout' });
  document
    .moveTo(MARGIN, document.y)
    .lineTo(MARGIN + widthOf(document), document.y)
    .lineWidth(0.75)
    .strokeColor(LINE)
    .stroke();
  document.endMarkedContent();
  document.y += 8;
}

function keep(document: Document, height: number): void {
  if (document.y + height > document.page.height - MARGIN) document.addPage();
}

function drawEntry(document: Document, write: (kind: string, draw: () => void) => void, entry: SheetEntry): void {
  const { title, period, place, text } = entry;
  if (title) {
    keep(document, 48);
    const top = document.y;
    const width = widthOf(document) - (period ? PERIOD_WIDTH + 12 : 0);
    write('H3', () => document.font('bold').fontSize(10.5).fillColor(INK).text(title, MARGIN, top, { width }));
    const below = document.y;
    if (period) {
      const options = { width: PERIOD_WIDTH, align: 'right' } as const;
      const left = MARGIN + widthOf(document) - PERIOD_WIDTH;
      write('P', () =>
        document
          .font('regular')
          .fontSize(9.5)
          .fillColor(SOFT)
          .text(period, left, top + 1, options),
      );
    }
    document.x = MARGIN;
    document.y = Math.max(below, document.y);
  }
  if (place) write('P', () => document.font('regular').fontSize(10).fillColor(SOFT).text(place));
  if (text) write('P', () => document.font('regular').fontSize(10).fillColor(INK).text(text, { lineGap: 1.5 }));
  document.moveDown(0.6);
}
