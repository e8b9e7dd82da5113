import { compoundFile, doc, firstEntryOf } from '../made-documents.ts';
import { damaged, macros, remote, type HostileDocument } from './refused.ts';

const MEGABYTE = 1024 * 1024;

/** A directory of many sectors, whose first entry links to itself both ways. */
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

/** The sector table's continuation is itself. */
function selfContinued(): Buffer {
  const file = Buffer.concat([
    compoundFile([{ name: 'Entry', content: Buffer.alloc(1) }]),
    Buffer.alloc(9 * MEGABYTE, 0xff),
  ]);
  file.writeUInt32LE(1, 68);
  file.writeUInt32LE(0xffffffff, 72);
  file.writeUInt32LE(1, 512 * 3 - 4);
  return file;
}

export const hostileDocs: HostileDocument[] = [
  ['a compound file of 168 KB that goes in circles', () => circular(320), damaged],
  ['a compound file of 2 MB that goes in circles', () => circular(4_000), damaged],
  ['a compound file of 7 MB that goes in circles', () => circular(13_000), damaged],
  ['a compound file whose chain bites its tail', endless, damaged],
  ['a compound file whose table of sectors goes in circles', selfContinued, damaged],
  ['a DOC with two tables', () => doc('Normal.dot', { name: '1TABLE', content: Buffer.alloc(1) }), damaged],
  [
    'a DOC with macros',
    () =>
      doc('Normal.dot', {
        name: 'Macros',
        within: [{ name: 'VBA', within: [{ name: '_VBA_PROJECT', content: Buffer.from('x') }] }],
      }),
    macros,
  ],
  [
    'a DOC with macros elsewhere',
    () => doc('Normal.dot', { name: 'Other', within: [{ name: '_VBA_PROJECT_CUR', within: [] }] }),
    macros,
  ],
  [
    'a DOC with an embedded object',
    () => doc('Normal.dot', { name: 'ObjectPool', within: [{ name: '_1', within: [] }] }),
    macros,
  ],
  [
    'a DOC with a packed file',
    () =>
      doc('Normal.dot', {
        name: 'Other',
        within: [{ name: '\u0001Ole10Native', content: Buffer.from('x') }],
      }),
    macros,
  ],
  ['a DOC with a template elsewhere', () => doc('https://example.com/t.dot'), remote],
  ['a DOC with a template on another machine', () => doc('\\\\example.com\\t.dot'), remote],
];
