const MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** A sector number from here on is a mark ("end of chain", "free") and not a place. */
const FIRST_MARK = 0xfffffffa;
const NO_ENTRY = 0xffffffff;
const ENTRY_BYTES = 128;
const MINI_SECTOR_BYTES = 64;
const STREAM = 2;

interface Entry {
  name: string;
  kind: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

/**
 * Whether the bytes are a document of Word 97 to 2003: a compound file ([MS-CFB]) with, at its root, a stream
 * "WordDocument" that begins with Word's own mark ([MS-DOC], FibBase). Excel and PowerPoint files, installers and mails
 * are compound files too. Undefined where the compound file is broken.
 */
export function isWordDocument(bytes: Uint8Array): boolean | undefined {
  try {
    const stream = findRootStream(bytes, 'WordDocument');
    return stream !== undefined && stream.wIdent === 0xa5ec;
  } catch (error) {
    // A read beyond the end: cut off, or never whole.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function findRootStream(bytes: Uint8Array, name: string): { wIdent: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!MAGIC.every((byte, index) => bytes[index] === byte)) return undefined;
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw new RangeError('sector size');
  const sectorBytes = 2 ** shift;
  const at = (sector: number) => (sector + 1) * sectorBytes;
  const fat = readFat(view, at, sectorBytes / 4);
  const chain = (start: number) => follow(start, fat);

  const directory = chain(view.getUint32(48, true));
  const entry = (id: number): Entry => {
    const index = Math.floor((id * ENTRY_BYTES) / sectorBytes);
    return readEntry(view, at(sectorOf(directory, index)) + ((id * ENTRY_BYTES) % sectorBytes));
  };
  const root = entry(0);
  const found = findChild(root.child, name, entry, (directory.length * sectorBytes) / ENTRY_BYTES);
  if (!found) return undefined;
  if (found.size >= view.getUint32(56, true)) return { wIdent: view.getUint16(at(found.start), true) };
  // Small streams lie together in the root's own.
  const offset = found.start * MINI_SECTOR_BYTES;
  return { wIdent: view.getUint16(at(sectorOf(chain(root.start), Math.floor(offset / sectorBytes))) + (offset % sectorBytes), true) };
}

/** The table of the sectors' successors, gathered from the sectors that the header and its continuations name. */
function readFat(view: DataView, at: (sector: number) => number, perSector: number): (sector: number) => number {
  const sectors = Array.from({ length: 109 }, (_, index) => view.getUint32(76 + 4 * index, true));
  let more = view.getUint32(68, true);
  for (let count = view.getUint32(72, true); count > 0 && more < FIRST_MARK; count -= 1) {
    for (let index = 0; index < perSector - 1; index += 1) sectors.push(view.getUint32(at(more) + 4 * index, true));
    more = view.getUint32(at(more) + 4 * (perSector - 1), true);
    if (sectors.length * perSector > view.byteLength) break;
  }
  return (sector) => view.getUint32(at(sectorOf(sectors, Math.floor(sector / perSector))) + 4 * (sector % perSector), true);
}

function follow(start: number, next: (sector: number) => number): number[] {
  const sectors: number[] = [];
  const seen = new Set<number>();
  for (let sector = start; sector < FIRST_MARK; sector = next(sector)) {
    if (seen.has(sector)) throw new RangeError('a chain that bites its tail');
    seen.add(sector);
    sectors.push(sector);
  }
  return sectors;
}

function sectorOf(sectors: number[], index: number): number {
  const sector = sectors[index];
  if (sector === undefined || sector >= FIRST_MARK) throw new RangeError('beyond the chain');
  return sector;
}

function readEntry(view: DataView, offset: number): Entry {
  const letters = Math.max(0, Math.min(32, view.getUint16(offset + 64, true) / 2) - 1);
  return {
    name: String.fromCharCode(...Array.from({ length: letters }, (_, index) => view.getUint16(offset + 2 * index, true))),
    kind: view.getUint8(offset + 66),
    left: view.getUint32(offset + 68, true),
    right: view.getUint32(offset + 72, true),
    child: view.getUint32(offset + 76, true),
    start: view.getUint32(offset + 116, true),
    size: view.getUint32(offset + 120, true),
  };
}

/** A folder's entries form a binary tree; all of it is walked, since not every writer keeps its order. */
function findChild(top: number, name: string, entry: (id: number) => Entry, most: number): Entry | undefined {
  const waiting = [top];
  for (let visited = 0; visited < most; ) {
    const id = waiting.pop();
    if (id === undefined) return undefined;
    if (id === NO_ENTRY) continue;
    const found = entry(id);
    if (found.kind === STREAM && found.name === name) return found;
    waiting.push(found.left, found.right);
    visited += 1;
  }
  return undefined;
}
