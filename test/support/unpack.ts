import { unzipSync } from 'fflate';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Extracts into a folder, with a different library than the one that packs. */
export async function unpack(zip: Uint8Array, folder: string): Promise<void> {
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
}
