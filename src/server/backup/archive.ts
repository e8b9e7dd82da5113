import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import { StartError } from '../platform/config.ts';
import { migrations } from '../platform/db/migrate.ts';
import { Digest, sha256Of } from './digest.ts';
import { readDecrypted } from './encryption.ts';
import { FILES, MANIFEST, MANIFEST_DIGEST, type Manifest, manifestSchema, tableEntry, WAITING } from './manifest.ts';
import { broken, readTar, type TarEntry } from './tar.ts';

const LARGEST_MANIFEST = 64 * 1024 ** 2;

/** The tables match the manifest; files are checked against their rows when read. */
export interface Archive {
  manifest: Manifest;
  /** Tables, waiting jobs and files, in the order in which they were written. */
  entries: AsyncGenerator<TarEntry>;
}

/**
 * Reads the archive twice, since its manifest is at the end: to check it, and for the work. No copy of it is made.
 * @throws StartError where it is not an archive, is incomplete, cannot be decrypted, or is from a newer version.
 */
export async function withArchive<Result>(
  name: string,
  identityFile: string | undefined,
  work: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const path = resolve(name);
  const manifest = await check(readDecrypted(path, identityFile));
  const entries = contentOf(readDecrypted(path, identityFile));
  try {
    return await work({ manifest, entries });
  } finally {
    await entries.return(undefined);
  }
}

/** The next entry, which has to have this name. */
export async function takeEntry({ entries }: Archive, name: string): Promise<TarEntry> {
  const { done, value } = await entries.next();
  if (done || value.name !== name) throw broken(`it lacks ${name}`);
  return value;
}

async function* contentOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  for await (const entry of readTar(bytes)) if (!isManifest(entry.name)) yield entry;
}

const isManifest = (name: string): boolean => name === MANIFEST || name === MANIFEST_DIGEST;

async function check(bytes: AsyncIterable<Uint8Array>): Promise<Manifest> {
  const digests = new Map<string, string>();
  const texts = new Map<string, string>();
  for await (const { name, size, content } of readTar(bytes)) {
    if (isManifest(name) && size <= LARGEST_MANIFEST) texts.set(name, await text(content));
    else if (!name.startsWith(FILES)) digests.set(name, await digestOf(content));
  }
  const manifest = readManifest(texts.get(MANIFEST), texts.get(MANIFEST_DIGEST));
  const unknown = manifest.migrations.find((wanted) => !migrations.some(([known]) => known === wanted));
  if (unknown)
    throw new StartError(
      `The archive is of a newer Parlance (${manifest.version}), whose ${unknown} this one does not know. Restore it with that version.`,
    );
  const tables = manifest.tables.map(({ name, sha256 }) => [tableEntry(name), sha256] as const);
  for (const [name, sha256] of [...tables, [WAITING, manifest.waiting.sha256] as const]) {
    const digest = digests.get(name);
    if (digest === undefined) throw broken(`it lacks ${name}`);
    if (digest !== sha256) throw broken(`${name} was changed`);
  }
  return manifest;
}

function readManifest(words: string | undefined, digest: string | undefined): Manifest {
  if (words === undefined || digest === undefined) throw broken('it has no manifest');
  if (digest !== `${sha256Of(words)}  ${MANIFEST}\n`) throw broken('its manifest was changed');
  const parsed = manifestSchema.safeParse(JSON.parse(words));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartError(
    `This Parlance cannot read the archive: ${issue?.path.join('.')} in its manifest is not what it knows. Restore it with the version that made it.`,
  );
}

async function digestOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const digest = new Digest();
  for await (const bytes of digest.of(content)) void bytes;
  return digest.sha256();
}
