import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { openBrowser } from '#test/support/browser.ts';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { freePort } from '#test/support/process.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = ['bin', 'db', 'messages', 'package-lock.json', 'package.json', 'project.inlang', 'public'];
const CONFIGURATION = ['react-router.config.ts', 'tsconfig.json', 'vite.config.ts'];

describe('npm run dev', { timeout: 180_000 }, () => {
  let folder: string;
  let url: string;
  let server: ChildProcess;
  let database: TestDatabase;
  let browser: Browser;

  beforeAll(async () => {
    [folder, database, browser] = await Promise.all([
      mkdtemp(join(tmpdir(), 'parlance-dev-')),
      createDatabase(),
      openBrowser(),
    ]);
    for (const source of [...SOURCES, ...CONFIGURATION, 'src'])
      await cp(join(ROOT, source), join(folder, source), { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    server = startServer({ PORT: String(port), DATA_DIR: join(folder, 'data') }, 'ignore');
    await shows('/', 'Parlance');
  }, 180_000);
  afterAll(async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await browser.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const startServer = (env: Record<string, string>, stderr: 'ignore' | 'pipe') =>
    spawn(process.execPath, ['bin/dev.mjs'], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: database.url, LOG_LEVEL: 'silent', DEMO: '0', NODE_ENV: '', ...env },
      stdio: ['ignore', 'ignore', stderr],
    });
  const read = (path: string): Promise<string> =>
    fetch(url + path).then(
      (response) => response.text(),
      () => '',
    );
  const shows = (path: string, text: string) =>
    vi.waitFor(async () => expect(await read(path)).toContain(text), { timeout: 150_000, interval: 20 });
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')));

  test('a changed page shows on the next request, and an open one reloads', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/about`);
    await edit('src/web/features/about/about-page.tsx', (text) => text.replace('<h1', '<h1 data-edited="page"'));
    await shows('/about', 'data-edited="page"');
    await page.waitForSelector('h1[data-edited]');
    await page.close();
  });

  test('a changed text shows, in an open page too', async () => {
    const page = await browser.newPage();
    await page.goto(url);
    await edit('messages/en.json', (text) => text.replace(/("home_title": ")[^"]*/, '$1Edited title'));
    await page.getByText('Edited title').waitFor({ timeout: 150_000 });
    await shows('/', 'Edited title');
    await page.close();
  });

  test('a new text shows', async () => {
    for (const language of ['en', 'es', 'fr', 'de', 'it', 'pt'])
      await edit(`messages/${language}.json`, (text) =>
        text.replace('"about_title"', `"about_edited": "New in ${language}",\n  "about_title"`),
      );
    await edit('src/web/features/about/about-page.tsx', (text) => text.replace('<h1', '<h1 lang={m.about_edited()}'));
    await shows('/de/about', 'New in de');
  });

  test('changed styles show', async () => {
    await edit('src/web/app/shell.css', (text) => `${text}\n.edited-style { color: red; }\n`);
    await shows('/src/web/app/styles.css?direct', 'edited-style');
  });

  test('changed server code shows, while the port and the process stay', async () => {
    await edit('src/server/app.ts', (text) => text.replace('{ alive: true }', '{ alive: true, edited: true }'));
    await shows('/healthz', '"edited":true');
    expect(server.exitCode).toBeNull();
  });

  test('a new migration is applied', async () => {
    await writeFile(
      join(folder, 'db/migrations/9999_edited.sql'),
      `update platform_setting set value = '"Edited name"' where key = 'site.name';`,
    );
    await shows('/about', 'Edited name');
  });

  test.each(['src/server/features/site/queries.ts', 'src/web/features/about/about-page.tsx'])(
    'an error in %s shows in the browser with its line, until it is fixed',
    async (file) => {
      await edit(file, (text) => `const broken = ;\n${text}`);
      await shows('/about', `${file}:1:`);
      await edit(file, (text) => text.replace('const broken = ;\n', ''));
      await shows('/about', '<h1');
    },
  );

  test('an error in a catalogue shows with its file, until it is fixed', async () => {
    await edit('messages/de.json', (text) => text.replace('{', '{{'));
    await shows('/about', 'messages/de.json');
    await edit('messages/de.json', (text) => text.replace('{{', '{'));
    await shows('/about', '<h1');
  });

  test('a missing imported file is found once it exists', async () => {
    await edit('src/server/app.ts', (text) => `import './later.ts';\n${text}`);
    await shows('/about', 'later.ts');
    await writeFile(join(folder, 'src/server/later.ts'), 'export {};\n');
    await shows('/about', '<h1');
  });

  describe('on a database that a newer release migrated', () => {
    const refusal =
      'The database has migration 9999_edited.sql, which this release does not know. Start the release that applied it, or a newer one.';
    beforeAll(() => rm(join(folder, 'db/migrations/9999_edited.sql')));

    test('shows what to do while it runs', () => shows('/about', refusal));

    test('exits with what to do when it starts', async () => {
      const second = startServer({ PORT: String(await freePort()), DATA_DIR: join(folder, 'second-data') }, 'pipe');
      const printed = readAll(second.stderr!);
      const [code] = (await once(second, 'exit')) as [number];
      expect([code, await printed]).toEqual([1, `${refusal}\n`]);
    });
  });
});
