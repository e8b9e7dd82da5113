const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const MOST_ENTRIES = 5_000;

export interface ZipDirectory {
  names: Set<string>;
  /** What all entries say that they hold when they are unpacked. Nothing is unpacked to know it. */
  declaredBytes: number;
}

/**
 * The list of contents at the end of a ZIP file (APPNOTE.TXT, 4.3.12 and 4.3.16). Undefined where there is none that can
 * be read, as in a file that was cut off. An entry of 4 GB or more counts as 4 GB.
 */
export function readZipDirectory(bytes: Uint8Array): ZipDirectory | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let offset = view.getUint32(end + 16, true);
  if (count > MOST_ENTRIES) return undefined;

  const names = new Set<string>();
  let declaredBytes = 0;
  for (let index = 0; index < count; index += 1) {
    if (offset + ENTRY_BYTES > end || view.getUint32(offset, true) !== ENTRY) return undefined;
    const nameBytes = view.getUint16(offset + 28, true);
    declaredBytes += view.getUint32(offset + 24, true);
    names.add(new TextDecoder().decode(bytes.subarray(offset + ENTRY_BYTES, offset + ENTRY_BYTES + nameBytes)));
    offset += ENTRY_BYTES + nameBytes + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  return { names, declaredBytes };
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let offset = last; offset >= Math.max(0, last - LONGEST_COMMENT); offset -= 1) {
    if (view.getUint32(offset, true) === END) return offset;
  }
  return undefined;
}
