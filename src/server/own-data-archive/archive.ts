import { Readable } from 'node:stream';

import type { OwnData } from '#contract/accounts/own-data.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Ctx } from '../context.ts';
import type { FileRow } from '../features/files/queries.ts';
import { DATA_NAME, hrefOf, PAGE_NAME, uniqueNames } from './names.ts';
import { pageOf } from './page.ts';
import { sectionsOf } from './sections.ts';
import { wordsIn } from './words.ts';
import type { Entry } from './zip.ts';

/** The files first: the page says of each whether it is there. */
export async function* entriesOf(
  { storage, log, clock, settings }: Pick<Ctx, 'storage' | 'log' | 'clock' | 'settings'>,
  data: OwnData,
  files: readonly FileRow[],
  locale: Locale,
): AsyncGenerator<Entry, void, undefined> {
  const w = wordsIn(locale);
  const names = uniqueNames(
    'files',
    files.map(({ name }) => name),
  );
  const there = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    const name = names[index] ?? file.id;
    const content = await storage.read(file.storage_key).catch(() => undefined);
    if (!content) {
      log.warn({ fileId: file.id }, 'a file of an archive of own data cannot be read');
      continue;
    }
    yield { name, at: file.created_at, content };
    there.set(file.id, name);
  }
  const { 'site.name': site } = await settings();
  const sections = sectionsOf(data, w, ({ id, name }) => {
    const stored = there.get(id);
    return stored === undefined ? m.owndata_file_missing({ name }, { locale }) : { text: stored, href: hrefOf(stored) };
  });
  const at = clock.now();
  yield { name: PAGE_NAME, at, content: Readable.from(Buffer.from(String(await pageOf(data, sections, site, w)))) };
  yield { name: DATA_NAME, at, content: Readable.from(Buffer.from(JSON.stringify(data, undefined, 2))) };
}
