import { crc32, deflateSync } from 'node:zlib';

export function uploadForm(
  kind: string,
  name: string,
  bytes: Uint8Array | string,
  type = 'application/octet-stream',
): FormData {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }));
  return form;
}

/** The smallest bytes with a PDF's beginning and end, `size` bytes in all. */
export function pdf(size = 200): Uint8Array {
  const bytes = Buffer.alloc(size, 0x20);
  bytes.write('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1');
  bytes.write('\n%%EOF\n', size - 7, 'latin1');
  return bytes;
}

/** A PNG that claims this size, with far fewer pixels. */
export const pngOf = (width: number, height: number): Uint8Array => png(width, height, deflateSync(Buffer.alloc(1000)));

/** A small PNG whose comments unpack to this many megabytes each. */
export function pngWithTexts(count: number, megabytes: number): Uint8Array {
  const text = Buffer.concat([
    Buffer.from('Comment\u0000\u0000', 'latin1'),
    deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 'x')),
  ]);
  return png(
    1,
    1,
    deflateSync(Buffer.alloc(4)),
    Array.from({ length: count }, () => chunk('zTXt', text)),
  );
}

function png(width: number, height: number, pixels: Buffer, more: Buffer[] = []): Uint8Array {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF that repeats one black pixel. */
export function gif(frames: number): Uint8Array {
  const head = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])]);
  const frame = Buffer.from([0x21, 0xf9, 4, 4, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
