import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { localizePath } from '#contract/locales.ts';
import type { TestApp } from '#test/support/app.ts';
import { createPageApp } from '#test/support/page-app.ts';
import { personOf, readerOf } from '#test/support/page-row.ts';
import { makePageWorld } from '#test/support/page-world.ts';
import { pages } from '#test/support/pages.ts';

const JAVA = '/usr/bin/java';
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** Safari drops the role of a table whose rows are blocks on a phone, so the markup states it. */
const TABLE_ROLES = '.*“role” attribute must not be used on a “t[rdh]” element which has a “table” ancestor.*';

if (!existsSync(JAVA)) console.log('Java is not installed, so HTML is not checked (Debian: openjdk-17-jre-headless).');

describe.skipIf(!existsSync(JAVA))('HTML', () => {
  let app: TestApp;
  let folder: string;
  beforeAll(async () => {
    app = await createPageApp();
    folder = await mkdtemp(join(tmpdir(), 'parlance-html-'));
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  /** A file for each page in each of the languages. */
  async function writePages(locales: readonly ('en' | 'de')[]): Promise<void> {
    const world = await makePageWorld(app);
    for (const [route, row] of Object.entries(pages))
      for (const locale of locales) {
        const cookie = personOf(world, readerOf(row) ?? 'nobody')?.cookie ?? '';
        const answer = await app.request('GET', localizePath(row.path(world), locale), { cookie });
        if (answer.status === 302) continue;
        await writeFile(join(folder, `${locale} ${route.replaceAll(/\W+/g, ' ')}.html`), await answer.text());
      }
  }

  test('the W3C’s checker finds no error on any page', { timeout: 300_000 }, async () => {
    await writePages(['en', 'de']);
    const how = ['--format', 'json', '--errors-only', '--exit-zero-always', '--filterpattern', TABLE_ROLES];
    const args = ['-jar', checker, ...how, folder];
    const { stderr } = await promisify(execFile)(JAVA, args, { maxBuffer: 64 * 1024 ** 2 });
    const { messages } = JSON.parse(stderr) as { messages: { url: string; message: string; extract?: string }[] };
    expect(
      messages.map(({ url, message, extract }) => `${basename(decodeURI(url))}: ${message} ${extract ?? ''}`),
    ).toEqual([]);
  });
});
