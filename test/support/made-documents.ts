import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content?: string | Buffer;
  /** The declared unpacked size, if false. */
  declares?: number;
  /** The name before the content, if different. */
  named?: string;
  /** Shares the content of the entry before it. */
  overlaps?: boolean;
}

const DEFLATED = 8;
const EMPTY = deflateRawSync('');

export function zip(entries: ZipEntry[]): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let before = 0;
  for (const { name, content = '', declares = content.length, named = name, overlaps = false } of entries) {
    const packed = content === '' ? EMPTY : deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declares, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    if (!overlaps) {
      const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(named), packed]);
      files.push(file);
      before = offset;
      offset += file.length;
    }
    const place = Buffer.alloc(14);
    place.writeUInt32LE(before, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), common.subarray(0, 2), common, place, Buffer.from(name)]),
    );
  }
  const contents = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(contents.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, contents, Buffer.from('PK\u0005\u0006'), end]);
}

export const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMAS = 'http://schemas.openxmlformats.org';

/** The content types of the main part, and of others by name. */
export const contentTypes = (main = WORD, others: Record<string, string> = {}): ZipEntry => ({
  name: '[Content_Types].xml',
  content: `${XML}<Types xmlns="${SCHEMAS}/package/2006/content-types">${Object.entries({
    '/word/document.xml': main,
    ...others,
  })
    .map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`)
    .join('')}</Types>`,
});

export const relationship = (type: string, target: string, mode = 'External'): string =>
  `<Relationship Id="rId1" Type="${SCHEMAS}/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/>`;

/** The relationships of the document or another part. */
export const relationships = (content: string, part = 'document.xml'): ZipEntry => ({
  name: `word/_rels/${part}.rels`,
  content: `${XML}<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${content}</Relationships>`,
});

export const MAIN_PART: ZipEntry = { name: 'word/document.xml', content: '<w:document/>' };

/** A minimal DOCX with more parts. */
export const docx = (...more: ZipEntry[]): Uint8Array => zip([contentTypes(), MAIN_PART, ...more]);

/** A stream; with children, a storage. */
export interface Stored {
  name: string;
  content?: Uint8Array;
  within?: Stored[];
}

interface Entry {
  name: string;
  kind: number;
  child: number;
  right: number;
  content?: Uint8Array;
}

const SECTOR = 512;
const STREAM_BYTES = 4_096;
const END = 0xfffffffe;
const NONE = 0xffffffff;
const TABLE = 0xfffffffd;
const ENTRIES_PER_SECTOR = 4;

/** A compound file ([MS-CFB]) with these at its root; `directorySectors` is a minimum. */
export function compoundFile(stored: Stored[], directorySectors = 1): Buffer {
  const entries: Entry[] = [{ name: 'Root Entry', kind: 5, child: NONE, right: NONE }];
  entries[0]!.child = list(stored, entries);
  const folder = Math.max(directorySectors, Math.ceil(entries.length / ENTRIES_PER_SECTOR));
  const streams = entries.filter(({ kind }) => kind === 2);
  const perStream = STREAM_BYTES / SECTOR;
  const places = folder + streams.length * perStream;
  const tables = Math.ceil(places / (SECTOR / 4 - 1));
  // Order of sectors: tables, directory, streams.
  const next = Array.from({ length: tables }, () => TABLE);
  for (const length of [folder, ...streams.map(() => perStream)]) {
    for (let index = 1; index <= length; index += 1) next.push(index === length ? END : next.length + 1);
  }
  const table = Buffer.alloc(tables * SECTOR, 0xff);
  next.forEach((sector, index) => table.writeUInt32LE(sector, 4 * index));
  const directory = Buffer.alloc(folder * SECTOR);
  entries.forEach((entry, index) =>
    writeEntry(directory.subarray(128 * index), entry, tables + folder + streams.indexOf(entry) * perStream),
  );
  const bodies = streams.map(({ content }) =>
    Buffer.concat([content ?? Buffer.alloc(0), Buffer.alloc(STREAM_BYTES)]).subarray(0, STREAM_BYTES),
  );
  return Buffer.concat([compoundHead(tables), table, directory, ...bodies]);
}

/** The offset of the first directory entry after the root. */
export const firstEntryOf = (file: Buffer): number => (file.readUInt32LE(48) + 1) * SECTOR + 128;

/** Adds sibling entries, and returns the number of the first. */
function list(stored: Stored[], entries: Entry[]): number {
  let first = NONE;
  for (const { name, content, within } of stored.toReversed()) {
    const child = within ? list(within, entries) : NONE;
    entries.push({ name, kind: within ? 1 : 2, child, right: first, ...(content ? { content } : {}) });
    first = entries.length - 1;
  }
  return first;
}

function compoundHead(tables: number): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tables, 44);
  header.writeUInt32LE(tables, 48);
  header.writeUInt32LE(STREAM_BYTES, 56);
  for (const offset of [60, 68]) header.writeUInt32LE(END, offset);
  header.fill(0xff, 76);
  for (let index = 0; index < Math.min(tables, 109); index += 1) header.writeUInt32LE(index, 76 + 4 * index);
  return header;
}

function writeEntry(place: Buffer, { name, kind, child, right }: Entry, start: number): void {
  place.write(name, 'utf16le');
  place.writeUInt16LE(2 * (name.length + 1), 64);
  place.writeUInt8(kind, 66);
  place.writeUInt32LE(NONE, 68);
  place.writeUInt32LE(right, 72);
  place.writeUInt32LE(child, 76);
  place.writeUInt32LE(kind === 2 ? start : END, 116);
  place.writeUInt32LE(kind === 2 ? STREAM_BYTES : 0, 120);
}

/** Word's own stream, and the table stream that names its template, with further entries. */
export function doc(template: string, ...more: Stored[]): Buffer {
  const strings = ['', template].map((string) => {
    const length = Buffer.alloc(2);
    length.writeUInt16LE(string.length);
    return Buffer.concat([length, Buffer.from(string, 'utf16le')]);
  });
  const table = Buffer.concat([Buffer.from([0xff, 0xff, strings.length, 0, 0, 0]), ...strings]);
  const head = Buffer.alloc(418);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(0x0200, 10);
  head.writeUInt32LE(table.length, 414);
  return compoundFile([{ name: 'WordDocument', content: head }, { name: '1Table', content: table }, ...more]);
}
