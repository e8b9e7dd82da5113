import { compoundFile, contentTypes, doc, docx, firstEntryOf, MAIN_PART, relationship, relationships, zip, type ZipEntry } from '../made-documents.ts';
import { gif, pdf, pngOf, pngWithTexts } from '../made-files.ts';

const MEGABYTE = 1024 * 1024;

/** A file that is made to harm whoever reads it, here or after downloading it. */
export interface HostileFile {
  what: string;
  kind: 'cv' | 'attachment' | 'avatar';
  name: string;
  bytes: () => Uint8Array;
  /** Undefined where it costs time but is stored like any other. */
  refused?: { status: number; reason: string };
}

const invalid = (reason: string) => ({ status: 422, reason });
const damaged = invalid('file_damaged');
const macros = invalid('file_macros');
const remote = invalid('file_remote_parts');

/** A directory of many sectors, whose first entry leads to itself both ways. */
function circular(directorySectors: number): Buffer {
  const file = compoundFile([{ name: 'Entry', content: Buffer.alloc(1) }], directorySectors);
  const entry = firstEntryOf(file);
  file.writeUInt32LE(1, entry + 68);
  file.writeUInt32LE(1, entry + 72);
  return file;
}

/** The last sector of the directory is followed by its first. */
function endless(): Buffer {
  const file = compoundFile([{ name: 'Entry', content: Buffer.alloc(1) }], 100);
  const tables = file.readUInt32LE(44);
  file.writeUInt32LE(tables, 512 + 4 * (tables + 99));
  return file;
}

/** The continuation of the table of sectors is its own continuation. */
function selfContinued(): Buffer {
  const file = Buffer.concat([compoundFile([{ name: 'Entry', content: Buffer.alloc(1) }]), Buffer.alloc(9 * MEGABYTE, 0xff)]);
  file.writeUInt32LE(1, 68);
  file.writeUInt32LE(0xffffffff, 72);
  file.writeUInt32LE(1, 512 * 3 - 4);
  return file;
}

const compound: [string, () => Uint8Array, { status: number; reason: string }][] = [
  ['a compound file of 168 KB that goes in circles', () => circular(320), damaged],
  ['a compound file of 2 MB that goes in circles', () => circular(4_000), damaged],
  ['a compound file of 7 MB that goes in circles', () => circular(13_000), damaged],
  ['a compound file whose chain bites its tail', endless, damaged],
  ['a compound file whose table of sectors goes in circles', selfContinued, damaged],
  ['a DOC with macros', () => doc('Normal.dot', { name: 'Macros', within: [{ name: 'VBA', within: [{ name: '_VBA_PROJECT', content: Buffer.from('x') }] }] }), macros],
  ['a DOC with macros elsewhere', () => doc('Normal.dot', { name: 'Other', within: [{ name: '_VBA_PROJECT_CUR', within: [] }] }), macros],
  ['a DOC with an embedded object', () => doc('Normal.dot', { name: 'ObjectPool', within: [{ name: '_1', within: [] }] }), macros],
  ['a DOC with a packed file', () => doc('Normal.dot', { name: 'Other', within: [{ name: '\u0001Ole10Native', content: Buffer.from('x') }] }), macros],
  ['a DOC with a template elsewhere', () => doc('https://example.com/t.dot'), remote],
  ['a DOC with a template on another machine', () => doc('\\\\example.com\\t.dot'), remote],
];

const rels = (content: string, part?: string) => docx(relationships(content, part));
const typed = (main: string | undefined, others: Record<string, string>, ...more: ZipEntry[]) => zip([contentTypes(main, others), MAIN_PART, ...more]);

const active: [string, () => Uint8Array, { status: number; reason: string }][] = [
  ['a DOCX with macros', () => docx({ name: 'word/vbaProject.bin' }), macros],
  ['a DOCX with macros under another name', () => typed(undefined, { '/word/media/image1.png': 'application/vnd.ms-office.vbaProject' }, { name: 'word/media/image1.png' }), macros],
  ['a DOCX that calls itself one with macros', () => typed('application/vnd.ms-word.document.macroEnabled.main+xml', {}), macros],
  ['a DOCX that leads to macros', () => rels('<Relationship Id="a" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="media/a.png"/>'), macros],
  ['a DOCX that leads to macros, in UTF-16', () => docx({ name: 'word/_rels/document.xml.rels', content: Buffer.from(`\ufeff<Relationships>${relationship('vbaProject', 'a', 'Internal')}</Relationships>`, 'utf16le') }), macros],
  ['a DOCX with a control', () => rels(relationship('control', 'activeX/a.xml', 'Internal')), macros],
  ['a DOCX with an embedded object', () => rels(relationship('oleObject', 'embeddings/a.bin', 'Internal')), macros],
  ['a DOCX with a whole document in another format', () => rels(relationship('aFChunk', 'a.rtf', 'Internal')), macros],
  ['a DOCX with a template elsewhere', () => rels(relationship('attachedTemplate', 'https://example.com/t.dotm'), 'settings.xml'), remote],
  ['a DOCX with a template elsewhere, in another case', () => docx({ ...relationships(relationship('attachedTemplate', 'https://example.com/t.dotm')), name: 'WORD\\_Rels/Settings.xml.RELS' }), remote],
  ['a DOCX with a template on another machine', () => rels(relationship('attachedTemplate', 'file:///\\\\example.com\\t.dotm')), remote],
  ['a DOCX with a template on another machine, encoded', () => rels(relationship('attachedTemplate', 'file:///%5c&#37;5cexample.com/t.dotm')), remote],
  ['a DOCX with a template elsewhere that says it is within', () => rels(relationship('attachedTemplate', 'https://example.com/t.dotm', 'Internal')), remote],
  ['a DOCX with a frame elsewhere', () => rels(relationship('frame', 'https://example.com/')), remote],
  ['a DOCX with a part of its text elsewhere', () => rels(relationship('subDocument', '//example.com/a.docx')), remote],
  ['a DOCX with a picture elsewhere', () => rels(relationship('image', 'https://example.com/a.png')), remote],
];

const LAUGHS = `<!DOCTYPE a [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`).join('')}]>`;
const tooDeep = '<a>'.repeat(1_000_000);
/** Small entries that unpack to almost eight megabytes each. */
const heavy = Array.from({ length: 3 }, (_, index) => relationships(' '.repeat(7.9 * MEGABYTE), `${index}.xml`));

/** The number of entries, and the end of a ZIP's list as ZIP64 has it, which says that there is far more. */
function zip64(): Uint8Array {
  const file = Buffer.from(docx());
  const end = file.subarray(-22);
  const record = Buffer.alloc(56);
  record.write('PK\u0006\u0006', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  for (const offset of [24, 32]) record.writeBigUInt64LE(2n ** 40n, offset);
  for (const offset of [40, 48]) record.writeBigUInt64LE(2n ** 53n, offset);
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 'latin1');
  locator.writeBigUInt64LE(BigInt(file.length - 22), 8);
  locator.writeUInt32LE(1, 16);
  end.fill(0xff, 8, 20);
  return Buffer.concat([file.subarray(0, -22), record, locator, end]);
}

const packed: [string, () => Uint8Array, { status: number; reason: string }][] = [
  ['a ZIP of 20,000 entries', () => docx(...Array.from({ length: 20_000 }, (_, index) => ({ name: `word/${index}` }))), damaged],
  ['a ZIP of a trillion entries, as ZIP64 counts them', zip64, damaged],
  ['a ZIP with entries in one place', () => docx(relationships(''), ...Array.from({ length: 4_000 }, (_, index) => ({ name: `word/${index}.rels`, overlaps: true }))), damaged],
  ['a ZIP with two entries of one name', () => docx(relationships(''), relationships('')), damaged],
  ['a ZIP with two entries of one name but for its case', () => docx(relationships(''), { ...relationships(''), name: 'Word/_rels/document.xml.rels' }), damaged],
  ['a ZIP with another name before the content', () => docx({ ...relationships(''), named: 'word/a.xml' }), damaged],
  ['a ZIP with something behind it', () => Buffer.concat([docx(), Buffer.from('more')]), damaged],
  ['a DOCX whose relationships unpack to more than they say', () => docx({ ...relationships(' '.repeat(20 * MEGABYTE)), declares: 100 }), damaged],
  ['a DOCX that unpacks to 24 MB of relationships', () => docx(...heavy), damaged],
  ['a DOCX of a million elements in each other', () => docx({ name: 'word/_rels/a.rels', content: tooDeep }), damaged],
  ['a DOCX of a million entities', () => docx({ name: 'word/_rels/a.rels', content: `<!DOCTYPE a []><a>${'&a;'.repeat(1_000_000)}</a>` }), damaged],
  ['a DOCX of entities within entities', () => docx({ name: 'word/_rels/a.rels', content: `${LAUGHS}<a>&a30;</a>` }), damaged],
  ['a DOCX in an encoding of its own', () => docx({ name: 'word/_rels/a.rels', content: '<?xml version="1.0" encoding="utf-7"?><a/>' }), damaged],
];

const pictures: HostileFile[] = [
  { what: 'a PNG of 60,000 × 60,000', kind: 'avatar', name: 'a.png', bytes: () => pngOf(60_000, 60_000), refused: { status: 413, reason: 'image_too_large' } },
  { what: 'a PNG that says it has 39 megapixels', kind: 'attachment', name: 'a.png', bytes: () => pngOf(6_200, 6_200), refused: damaged },
  { what: 'a PNG whose comments unpack to 5 GB', kind: 'attachment', name: 'a.png', bytes: () => pngWithTexts(100, 50) },
  { what: 'a GIF of 10,000 frames', kind: 'attachment', name: 'a.gif', bytes: () => gif(10_000), refused: { status: 413, reason: 'image_too_large' } },
  { what: 'a GIF of 400,000 frames', kind: 'attachment', name: 'a.gif', bytes: () => gif(400_000), refused: { status: 413, reason: 'image_too_large' } },
  { what: 'a GIF of 200,000 frames as an avatar', kind: 'avatar', name: 'a.gif', bytes: () => gif(200_000) },
];

const others: HostileFile[] = [
  { what: 'a PDF of 10 MB of end marks', kind: 'cv', name: 'a.pdf', bytes: () => Buffer.concat([pdf(), Buffer.alloc(10 * MEGABYTE - 200, '%%EOF')]) },
  { what: 'a PDF of 10 MB of lists in each other', kind: 'cv', name: 'a.pdf', bytes: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * MEGABYTE - 100, '['), Buffer.from('\n%%EOF\n')]) },
  { what: 'a text of 10 MB in UTF-16', kind: 'attachment', name: 'a.txt', bytes: () => Buffer.concat([Buffer.from('\ufeff', 'utf16le'), Buffer.alloc(10 * MEGABYTE - 2, 'a\u0000')]) },
];

const documents = (name: string, list: [string, () => Uint8Array, { status: number; reason: string }][]): HostileFile[] =>
  list.map(([what, bytes, refused]) => ({ what, kind: 'cv', name, bytes, refused }));

export const hostileFiles: HostileFile[] = [...documents('cv.doc', compound), ...documents('cv.docx', [...active, ...packed]), ...pictures, ...others];
