import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import { StartError } from '../platform/config.ts';
import { migrations } from '../platform/db/migrate.ts';
import { Digest, sha256Of } from './digest.ts';
import { FILES, MANIFEST, MANIFEST_DIGEST, type Manifest, manifestSchema, tableEntry, WAITING } from './manifest.ts';
import { broken, readEntry, readTar, type TarEntry } from './tar.ts';

const LARGEST_MANIFEST = 64 * 1024 ** 2;

/** The parts match the manifest; files are checked against their rows when read. */
export interface Archive {
  manifest: Manifest;
  handle: FileHandle;
  /** Without the files. */
  parts: Map<string, TarEntry>;
  /** By key, read on demand. */
  files(): AsyncGenerator<TarEntry>;
}

/** @throws StartError where it is not an archive, is incomplete, or from a newer version. */
export async function withArchive<Result>(name: string, work: (archive: Archive) => Promise<Result>): Promise<Result> {
  const path = resolve(name);
  const handle = await open(path).catch((error: Error) => {
    throw new StartError(`The archive cannot be read: ${error.message}`);
  });
  try {
    return await work(await openArchive(handle));
  } finally {
    await handle.close();
  }
}

async function openArchive(handle: FileHandle): Promise<Archive> {
  const parts = new Map<string, TarEntry>();
  for await (const entry of readTar(handle)) if (!entry.name.startsWith(FILES)) parts.set(entry.name, entry);
  const manifest = await readManifest(handle, parts);
  const unknown = manifest.migrations.find((wanted) => !migrations.some(([known]) => known === wanted));
  if (unknown)
    throw new StartError(
      `The archive is of a newer Parlance (${manifest.version}), whose ${unknown} this one does not know. Restore it with that version.`,
    );
  for (const { name, sha256 } of manifest.tables) await check(handle, parts, tableEntry(name), sha256);
  await check(handle, parts, WAITING, manifest.waiting.sha256);
  return {
    manifest,
    handle,
    parts,
    async *files() {
      for await (const entry of readTar(handle)) if (entry.name.startsWith(FILES)) yield entry;
    },
  };
}

async function readManifest(handle: FileHandle, parts: Map<string, TarEntry>): Promise<Manifest> {
  const [manifest, digest] = [parts.get(MANIFEST), parts.get(MANIFEST_DIGEST)];
  if (!manifest || !digest || manifest.size > LARGEST_MANIFEST) throw broken('it has no manifest');
  const words = await text(readEntry(handle, manifest));
  if ((await text(readEntry(handle, digest))) !== `${sha256Of(words)}  ${MANIFEST}\n`)
    throw broken('its manifest was changed');
  const parsed = manifestSchema.safeParse(JSON.parse(words));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartError(
    `This Parlance cannot read the archive: ${issue?.path.join('.')} in its manifest is not what it knows. Restore it with the version that made it.`,
  );
}

async function check(handle: FileHandle, parts: Map<string, TarEntry>, name: string, sha256: string): Promise<void> {
  const entry = parts.get(name);
  if (!entry) throw broken(`it lacks ${name}`);
  const digest = new Digest();
  for await (const bytes of digest.of(readEntry(handle, entry))) void bytes;
  if (digest.sha256() !== sha256) throw broken(`${name} was changed`);
}
