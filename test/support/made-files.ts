import { crc32, deflateSync } from 'node:zlib';

/** A form as a page sends it to /api/files. */
export function uploadForm(kind: string, name: string, bytes: Uint8Array | string, type = 'application/octet-stream'): FormData {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }));
  return form;
}

/** The smallest bytes that are a PDF by their beginning and end, with `size` bytes in all. */
export function pdf(size = 200): Uint8Array {
  const bytes = Buffer.alloc(size, 0x20);
  bytes.write('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1');
  bytes.write('\n%%EOF\n', size - 7, 'latin1');
  return bytes;
}

export interface ZipEntry {
  name: string;
  content?: string;
  /** What the entry says that it unpacks to, where that is not true. */
  declares?: number;
}

/** A ZIP of stored entries. */
export function zip(entries: ZipEntry[]): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', declares = content.length } of entries) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(declares, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), Buffer.from(content)]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), common.subarray(0, 2), common, place, Buffer.from(name)]));
    files.push(file);
    offset += file.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, list, Buffer.from('PK\u0005\u0006'), end]);
}

/** The parts by which a DOCX is known, and more. */
export const docx = (...more: ZipEntry[]): Uint8Array => zip([{ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'word/document.xml', content: '<w:document/>' }, ...more]);

/** A compound file ([MS-CFB]) with one stream at its root, which begins with `content`. Word's own is "WordDocument". */
export function compoundFile(stream: string, content: Uint8Array): Uint8Array {
  const SECTOR = 512;
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  for (const offset of [60, 68]) header.writeUInt32LE(0xfffffffe, offset);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  // Sector 0 is the table of sectors, 1 the directory, 2 to 9 the stream.
  const table = Buffer.alloc(SECTOR, 0xff);
  [0xfffffffd, 0xfffffffe, 3, 4, 5, 6, 7, 8, 9, 0xfffffffe].forEach((next, sector) => table.writeUInt32LE(next, 4 * sector));
  const directory = Buffer.concat([directoryEntry('Root Entry', 5, 1, 0xfffffffe, 0), directoryEntry(stream, 2, 0xffffffff, 2, 4096), Buffer.alloc(256)]);
  const body = Buffer.alloc(4096);
  body.set(content.subarray(0, 4096));
  return Buffer.concat([header, table, directory, body]);
}

function directoryEntry(name: string, kind: number, child: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(2 * (name.length + 1), 64);
  entry.writeUInt8(kind, 66);
  entry.writeUInt32LE(0xffffffff, 68);
  entry.writeUInt32LE(0xffffffff, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

/** A PNG that says it has this size, with the pixels of a far smaller one. */
export function pngOf(width: number, height: number): Uint8Array {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', size), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
