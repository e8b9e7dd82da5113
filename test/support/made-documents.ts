import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content?: string | Buffer;
  /** The declared unpacked size, if false. */
  declares?: number;
  /** The name before the content, if different. */
  named?: string;
  /** Shares the content of the previous entry. */
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
