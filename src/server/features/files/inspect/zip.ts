import { type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';

import { damaged } from './refusals.ts';

/** Word's own documents have a few dozen parts; one of many pictures some hundreds. */
const MOST_ENTRIES = 5_000;
/** Declared size of all entries, more than any real document. */
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;
/** Maximum unpacked bytes of a document. Ten thousand links make two megabytes of relationships. */
const MOST_READ_BYTES = 8 * 1024 * 1024;

/** Names ignore case and the direction of slashes. */
export interface Zip {
  names: string[];
  read(name: string): Promise<Uint8Array>;
}

/**
 * Entries are unpacked on request. Refuses what programs could read differently: data before or after it, duplicate
 * names, overlapping entries, contradicting headers.
 * @param mostRead - maximum bytes unpacked in total.
 * @throws Refusal INVALID file_damaged; `read` too, if an entry is larger than declared.
 */
export async function openZip(bytes: Uint8Array, mostRead = MOST_READ_BYTES): Promise<Zip> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes), {
    strictness: 'strict',
    filenameValidation: 'balanced',
    checkOverlappingEntry: true,
    checkSignature: true,
    useWebWorkers: false,
  });
  const entries = await orDamaged(listEntries(reader));
  let left = mostRead;
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

/** Names must differ in more than case (ECMA-376, part 2). */
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

/** The library throws plain errors; any of them means that the file cannot be read. */
const orDamaged = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch(() => {
    throw damaged();
  });
