import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';

import { dataFile } from '../data-file.ts';
import type { Sheet, SheetEntry, SheetPart } from './sheet.ts';
import { reserveSignature } from './signature.ts';

type Document = InstanceType<typeof PdfDocument>;

/** Text of a kind in the document's structure: a heading, a paragraph. */
type Write = (kind: string, draw: () => void) => void;

/** Noto Sans: Latin, Greek and Cyrillic; only used glyphs are embedded. */
const readFont = (name: string): Buffer =>
  readFileSync(dataFile(`@expo-google-fonts/noto-sans/${name}/NotoSans_${name}.ttf`));

/** Points. */
const MARGIN = 56;
const PERIOD_WIDTH = 150;
const LABEL_WIDTH = 150;
const LOGO = { width: 120, height: 40 };
const INK = '#1c1b18';
const SOFT = '#5d5a52';
const ACCENT = '#1f5c45';
const LINE = '#d8d3c8';

/** A4, with real text, its structure and languages for screen readers. */
export async function drawSheet({ parts, logo, signature }: Sheet): Promise<{ base64: string }> {
  const [{ locale, name }] = parts;
  const document = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locale,
    // Disables PDF's built-in fonts, which are not in the build.
    font: '',
    info: { Title: name, ...(signature && { CreationDate: new Date(signature.at) }) },
  });
  document.registerFont('regular', readFont('400Regular')).registerFont('bold', readFont('700Bold')).font('regular');
  if (logo) await drawLogo(document, logo);
  const root = document.struct('Document');
  document.addStructure(root);
  for (const [number, part] of parts.entries()) {
    if (number > 0) document.addPage();
    const section = document.struct('Sect', { lang: part.locale });
    root.add(section);
    drawPart(document, (kind, draw) => void section.add(document.struct(kind, {}, [draw])), part);
    section.end();
  }
  root.end();
  if (signature) reserveSignature(document, signature);
  document.end();
  return { base64: (await buffer(document)).toString('base64') };
}

async function drawLogo(document: Document, base64: string): Promise<void> {
  // Loaded on first use: few sheets have a logo.
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(base64, 'base64')).png().toBuffer();
  const { y } = document;
  const left = MARGIN + widthOf(document) - LOGO.width;
  document.markContent('Artifact', { type: 'Layout' });
  document.image(png, left, MARGIN / 2, { fit: [LOGO.width, LOGO.height], align: 'right', valign: 'center' });
  document.endMarkedContent();
  document.y = y;
}

function drawPart(document: Document, write: Write, { name, title, contact, sections }: SheetPart): void {
  write('H1', () => document.font('bold').fontSize(23).fillColor(INK).text(name, { lineGap: -2 }));
  if (title) write('P', () => document.font('regular').fontSize(12.5).fillColor(ACCENT).text(title));
  for (const line of contact) write('P', () => document.font('regular').fontSize(9.5).fillColor(SOFT).text(line));
  for (const { title: heading, entries } of sections) {
    startSection(document);
    write('H2', () => document.font('bold').fontSize(11).fillColor(ACCENT).text(heading));
    document.moveDown(0.35);
    for (const entry of entries) {
      if (entry.label) drawLabelled(document, write, entry.label, entry.text ?? '');
      else drawEntry(document, write, entry);
    }
  }
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

function drawEntry(document: Document, write: Write, entry: SheetEntry): void {
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

function drawLabelled(document: Document, write: Write, label: string, text: string): void {
  keep(document, 30);
  const top = document.y;
  write('P', () =>
    document.font('regular').fontSize(10).fillColor(SOFT).text(label, MARGIN, top, { width: LABEL_WIDTH }),
  );
  const below = document.y;
  const left = MARGIN + LABEL_WIDTH + 12;
  const width = widthOf(document) - LABEL_WIDTH - 12;
  write('P', () => document.fillColor(INK).text(text, left, top, { width }));
  document.x = MARGIN;
  document.y = Math.max(below, document.y) + 3;
}
