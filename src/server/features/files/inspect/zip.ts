import { type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';

import { damaged } from './refusals.ts';

/** Word's own documents have a few dozen parts; one of many pictures some hundreds. */
const MOST_ENTRIES = 5_000;
/** What all entries say that they hold: more than anybody writes. */
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;
/** What is unpacked here in all. Ten thousand links make two megabytes of relationships. */
const MOST_READ_BYTES = 8 * 1024 * 1024;

/** The entries of a ZIP file, by names in which case and direction of the slashes make no difference. */
export interface Zip {
  names: string[];
  read(name: string): Promise<Uint8Array>;
}

/**
 * The list of contents of a ZIP file; nothing is unpacked before it is asked for. What programs could read in
 * different ways is refused: something before or behind it, two entries of one name or in one place, and
 * heads that disagree.
 * @throws Refusal INVALID file_damaged; `read` too, where there is more in it than it says.
 */
export async function openZip(bytes: Uint8Array): Promise<Zip> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes), {
    strictness: 'strict',
    filenameValidation: 'balanced',
    checkOverlappingEntry: true,
    checkSignature: true,
    useWebWorkers: false,
  });
  const entries = await orDamaged(listEntries(reader));
  let left = MOST_READ_BYTES;
  return {
    names: [...entries.keys()],
    async read(name) {
      const entry = entries.get(name);
      if (!entry || entry.uncompressedSize > left) throw damaged();
      left -= entry.uncompressedSize;
      return orDamaged(unpack(entry));
    },
  };
}

async function listEntries(reader: ZipReader<Uint8Array>): Promise<Map<string, FileEntry>> {
  const entries = new Map<string, FileEntry>();
  let declared = 0;
  for await (const entry of reader.getEntriesGenerator()) {
    declared += entry.uncompressedSize;
    if (entry.encrypted || declared > MOST_UNPACKED_BYTES || entries.size >= MOST_ENTRIES) throw damaged();
    if (entry.directory) continue;
    const name = plainName(entry.filename);
    if (entries.has(name)) throw damaged();
    entries.set(name, entry);
  }
  return entries;
}

/** The names of a package's parts differ in more than case (ECMA-376, part 2). */
const plainName = (name: string): string => name.replaceAll('\\', '/').toLowerCase();

async function unpack(entry: FileEntry): Promise<Uint8Array> {
  const unpacked = Buffer.alloc(entry.uncompressedSize);
  let length = 0;
  await entry.getData(
    new WritableStream<Uint8Array>({
      write(chunk) {
        if (length + chunk.length > unpacked.length) throw damaged();
        unpacked.set(chunk, length);
        length += chunk.length;
      },
    }),
  );
  if (length !== unpacked.length) throw damaged();
  return unpacked;
}

/**
 * The library throws plain errors with a sentence; whatever it says, the file is not one that can be read.
 */
const orDamaged = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch(() => {
    throw damaged();
  });
