const MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Sector numbers from here on are markers ("end of chain", "free"). */
const FIRST_MARK = 0xfffffffa;
const FREE = 0xffffffff;
const ENTRY_BYTES = 128;
const SMALL_SECTOR_BYTES = 64;
/** Word's own documents have a few dozen; an embedded object adds about ten. */
const MOST_ENTRIES = 20_000;

export interface Entry {
  name: string;
  kind: 'stream' | 'storage' | 'other';
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

/** A file system of storages (folders) and streams in one file ([MS-CFB]). */
export interface CompoundFile {
  root: Entry;
  /** Including entries in no storage. */
  entries: Entry[];
  within(storage: Entry): Entry[];
  /** @throws RangeError beyond the stream's end. */
  read(stream: Entry, offset: number, length: number): DataView;
}

const isMark = (sector: number): boolean => sector >= FIRST_MARK;

/**
 * Chains and trees are untrusted, so none is followed further than there are sectors or directory entries.
 * @throws RangeError where it is truncated, damaged or cyclic.
 */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!MAGIC.every((byte, index) => bytes[index] === byte)) throw new RangeError('no compound file');
  const sectors = new Sectors(view);
  const directory = sectors.chain(view.getUint32(48, true));
  const perSector = sectors.bytes / ENTRY_BYTES;
  if (directory.length * perSector > MOST_ENTRIES) throw new RangeError('too many entries');
  const entries = directory.flatMap((sector) =>
    Array.from({ length: perSector }, (_, place) => readEntry(view, sectors.at(sector) + place * ENTRY_BYTES)),
  );
  const [root] = entries;
  if (!root) throw new RangeError('no root');
  const streams = new Streams(view, sectors, root);
  return {
    root,
    entries,
    within: (storage) => inTree(entries, storage.child),
    read: (stream, offset, length) => streams.read(stream, offset, length),
  };
}

class Sectors {
  readonly bytes: number;
  readonly #view: DataView;
  readonly #next: Uint32Array;

  constructor(view: DataView) {
    const shift = view.getUint16(30, true);
    if (shift !== 9 && shift !== 12) throw new RangeError('sector size');
    this.bytes = 2 ** shift;
    this.#view = view;
    // The header takes one sector; the last one may be short.
    this.#next = new Uint32Array(Math.max(0, Math.ceil(view.byteLength / this.bytes) - 1)).fill(FREE);
    this.#readTable();
  }

  at(sector: number | undefined): number {
    if (sector === undefined || sector >= this.#next.length) throw new RangeError('beyond the file');
    return (sector + 1) * this.bytes;
  }

  chain(start: number): number[] {
    return follow(this.#next, start);
  }

  /** Reads each sector's successor from the sectors that the header and its extensions name. */
  #readTable(): void {
    const perSector = this.bytes / 4;
    const needed = Math.ceil(this.#next.length / perSector);
    const named = Array.from({ length: 109 }, (_, index) => this.#view.getUint32(76 + 4 * index, true));
    for (let more = this.#view.getUint32(68, true); named.length < needed && !isMark(more);) {
      const offset = this.at(more);
      for (let index = 0; index < perSector - 1; index += 1) named.push(this.#view.getUint32(offset + 4 * index, true));
      more = this.#view.getUint32(offset + 4 * (perSector - 1), true);
    }
    for (const [index, sector] of named.slice(0, needed).entries()) {
      if (isMark(sector)) continue;
      const offset = this.at(sector);
      const first = index * perSector;
      for (let number = first; number < Math.min(first + perSector, this.#next.length); number += 1) {
        this.#next[number] = this.#view.getUint32(offset + 4 * (number - first), true);
      }
    }
  }
}

/** A chain with more links than the table is cyclic. */
function follow(next: Uint32Array, start: number): number[] {
  const chain: number[] = [];
  for (let sector = start; !isMark(sector); sector = next[sector] ?? FREE) {
    if (sector >= next.length || chain.length === next.length) throw new RangeError('a chain beyond the file');
    chain.push(sector);
  }
  return chain;
}

/** Small streams are in the root's stream, in small sectors with their own table. */
class Streams {
  readonly #view: DataView;
  readonly #sectors: Sectors;
  readonly #root: Entry;

  constructor(view: DataView, sectors: Sectors, root: Entry) {
    this.#view = view;
    this.#sectors = sectors;
    this.#root = root;
  }

  read(stream: Entry, offset: number, length: number): DataView {
    if (offset + length > stream.size) throw new RangeError('beyond the stream');
    const isSmall = stream.size < this.#view.getUint32(56, true);
    const unit = isSmall ? SMALL_SECTOR_BYTES : this.#sectors.bytes;
    const places = isSmall
      ? this.#smallPlaces(stream.start)
      : this.#sectors.chain(stream.start).map((sector) => this.#sectors.at(sector));
    const found = new DataView(new ArrayBuffer(length));
    for (let index = 0; index < length; index += 1) {
      const place = places[Math.floor((offset + index) / unit)];
      if (place === undefined) throw new RangeError('beyond the chain');
      found.setUint8(index, this.#view.getUint8(place + ((offset + index) % unit)));
    }
    return found;
  }

  #smallPlaces(start: number): number[] {
    const table = this.#sectors.chain(this.#view.getUint32(60, true)).flatMap((sector) => {
      const offset = this.#sectors.at(sector);
      return Array.from({ length: this.#sectors.bytes / 4 }, (_, index) =>
        this.#view.getUint32(offset + 4 * index, true),
      );
    });
    const holder = this.#sectors.chain(this.#root.start);
    const perSector = this.#sectors.bytes / SMALL_SECTOR_BYTES;
    return follow(Uint32Array.from(table), start).map(
      (small) => this.#sectors.at(holder[Math.floor(small / perSector)]) + (small % perSector) * SMALL_SECTOR_BYTES,
    );
  }
}

function readEntry(view: DataView, offset: number): Entry {
  const letters = Math.max(0, Math.min(32, view.getUint16(offset + 64, true) / 2) - 1);
  const kind = view.getUint8(offset + 66);
  return {
    name: String.fromCharCode(
      ...Array.from({ length: letters }, (_, index) => view.getUint16(offset + 2 * index, true)),
    ),
    kind: kind === 2 ? 'stream' : kind === 1 ? 'storage' : 'other',
    left: view.getUint32(offset + 68, true),
    right: view.getUint32(offset + 72, true),
    child: view.getUint32(offset + 76, true),
    start: view.getUint32(offset + 116, true),
    size: view.getUint32(offset + 120, true),
  };
}

/**
 * Reads a storage's whole binary tree, because not every writer sorts it. Duplicate names are refused: another program
 * could find the other entry.
 */
function inTree(entries: Entry[], top: number): Entry[] {
  const found = new Set<Entry>();
  const waiting = [top];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === FREE) continue;
    const entry = entries[id];
    if (!entry || found.has(entry)) throw new RangeError('no tree');
    found.add(entry);
    waiting.push(entry.left, entry.right);
  }
  const names = new Set([...found].map(({ name }) => name.toUpperCase()));
  if (names.size < found.size) throw new RangeError('two of one name');
  return [...found];
}
