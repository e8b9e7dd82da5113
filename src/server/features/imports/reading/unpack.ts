import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { Refusal } from '../../../platform/http/refusal.ts';
import { openZip } from '../../files/inspect/zip.ts';

export interface ArchiveJob {
  kind: 'archive';
  path: string;
  /** An empty folder, which is filled with the entries. */
  folder: string;
  /** The entries with these endings are unpacked. */
  endings: string[];
  most: number;
  /** Larger entries are left out. */
  entryBytes: number;
  /** Of all entries. */
  bytes: number;
}

/** The unpacked entries, by their names without folders, in lower case. Undefined if the archive is damaged. */
export interface ArchiveResult {
  entries: { name: string; path: string }[] | undefined;
}

export async function unpackArchive(job: ArchiveJob): Promise<ArchiveResult> {
  try {
    const zip = await openZip(await readFile(job.path), job.bytes);
    const wanted = zip.names.filter((name) => job.endings.some((ending) => name.endsWith(ending)));
    const entries: { name: string; path: string }[] = [];
    for (const name of wanted.slice(0, job.most)) {
      const content = await zip.read(name);
      if (content.length > job.entryBytes) continue;
      const path = join(job.folder, String(entries.length));
      await writeFile(path, content, { flag: 'wx', mode: 0o600 });
      entries.push({ name: basename(name), path });
    }
    return { entries };
  } catch (error) {
    if (error instanceof Refusal) return { entries: undefined };
    throw error;
  }
}
