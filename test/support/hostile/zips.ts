import { docx, relationships } from '../made-documents.ts';
import { damaged, type HostileDocument } from './refused.ts';

const MEGABYTE = 1024 * 1024;

const LAUGHS = `<!DOCTYPE a [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`).join('')}]>`;
const tooDeep = '<a>'.repeat(500_000) + '</a>'.repeat(500_000);
/** Small entries that unpack to almost eight megabytes each. */
const heavy = Array.from({ length: 3 }, (_, index) => relationships(' '.repeat(7.9 * MEGABYTE), `${index}.xml`));

/** A ZIP64 end of the directory that claims far more entries. */
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

/** Harms its reader while it is unpacked. */
export const hostileZips: HostileDocument[] = [
  [
    'a ZIP of 20,000 entries',
    () => docx(...Array.from({ length: 20_000 }, (_, index) => ({ name: `word/${index}` }))),
    damaged,
  ],
  ['a ZIP of a trillion entries, as ZIP64 counts them', zip64, damaged],
  [
    'a ZIP with entries in one place',
    () =>
      docx(
        relationships(''),
        ...Array.from({ length: 4_000 }, (_, index) => ({ name: `word/${index}.rels`, overlaps: true })),
      ),
    damaged,
  ],
  ['a ZIP with two entries of one name', () => docx(relationships(''), relationships('')), damaged],
  [
    'a ZIP with two entries of one name but for its case',
    () => docx(relationships(''), { ...relationships(''), name: 'Word/_rels/document.xml.rels' }),
    damaged,
  ],
  [
    'a ZIP with another name before the content',
    () => docx({ ...relationships(''), named: 'word/_rels/document.xml.relz' }),
    damaged,
  ],
  ['a ZIP with something behind it', () => Buffer.concat([docx(), Buffer.from('more')]), damaged],
  [
    'a DOCX whose relationships unpack to more than they say',
    () => docx({ ...relationships(' '.repeat(20 * MEGABYTE)), declares: 100 }),
    damaged,
  ],
  ['a DOCX that unpacks to 24 MB of relationships', () => docx(...heavy), damaged],
  [
    'a DOCX of half a million elements in each other',
    () => docx({ name: 'word/_rels/a.rels', content: tooDeep }),
    damaged,
  ],
  [
    'a DOCX of a million entities',
    () => docx({ name: 'word/_rels/a.rels', content: `<!DOCTYPE a []><a>${'&a;'.repeat(1_000_000)}</a>` }),
    damaged,
  ],
  [
    'a DOCX of entities within entities',
    () => docx({ name: 'word/_rels/a.rels', content: `${LAUGHS}<a>&a30;</a>` }),
    damaged,
  ],
  [
    'a DOCX in an encoding of its own',
    () => docx({ name: 'word/_rels/a.rels', content: '<?xml version="1.0" encoding="utf-7"?><a/>' }),
    damaged,
  ],
];
