import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { TestPerson } from '#test/support/people.ts';

import { receive } from '../send.ts';
import type { Machine } from '../site.ts';
import type { Applied, StoredFile, World } from '../world.ts';

/** Acknowledged files are returned unchanged, to their two sides only; after the sweep nothing else is left. */
export async function brokenInFiles(world: World): Promise<string[]> {
  const found: string[] = [];
  for (const one of world.applied) {
    for (const { attachments, isAcknowledged } of one.messages)
      for (const file of isAcknowledged ? attachments : [])
        found.push(...(await brokenDownload(world, one, `/applications/${one.id}/attachments/${file.id}`, file)));
    const { cv_file_id: cvId, status } = await world.site.db
      .selectFrom('application')
      .select(['cv_file_id', 'status'])
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    const cv = world.files.get(cvId ?? '');
    if (cvId && !cv) found.push('an application has a CV that nobody was told is stored');
    if (cv) found.push(...(await brokenDownload(world, one, `/applications/${one.id}/cv`, cv, status !== 'withdrawn')));
  }
  return [...found, ...(await brokenInStore(world))];
}

async function brokenDownload(
  world: World,
  { seeker }: Applied,
  path: string,
  file: StoredFile,
  isForCompany = true,
): Promise<string[]> {
  const sides: TestPerson[] = [seeker, ...(isForCompany ? world.employers : [])];
  const others = [...world.strangers, ...world.seekers, ...world.employers].filter((person) => !sides.includes(person));
  const found: string[] = [];
  for (const person of sides) {
    const { status, bytes } = await receive(world, person, 'GET', path);
    if (status !== 200 || !bytes.equals(file.bytes)) found.push(`a file came back with ${status} to a ${person.role}`);
  }
  for (const person of others)
    for (const address of [path, `/files/${file.id}`]) {
      const { status } = await receive(world, person, 'GET', address);
      if (![403, 404].includes(status)) found.push(`somebody got a file that they may not see: ${address}: ${status}`);
    }
  return found;
}

/** Rows and bytes match, and each file is used. */
async function brokenInStore({ site, files }: World): Promise<string[]> {
  const [{ app }] = site.machines as [Machine];
  const folder = join(app.config.dataDir, 'files');
  const rows = await site.db.selectFrom('file').select(['id', 'storage_key', 'size']).execute();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const stored = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  const known = new Set(rows.map(({ id }) => id));
  const found = [
    ...[...stored].filter((id) => !known.has(id)).map(() => 'bytes without a row are left'),
    ...rows.filter(({ id }) => !stored.has(id)).map(() => 'a row has no bytes'),
    ...(await readdir(join(app.config.dataDir, 'incoming'))).map(() => 'an unfinished upload is left'),
  ];
  for (const { id, storage_key: key } of rows) {
    const bytes = files.get(id)?.bytes;
    if (bytes && stored.has(id) && !bytes.equals(await readFile(join(folder, key))))
      found.push('a file has other bytes');
  }
  return found;
}
