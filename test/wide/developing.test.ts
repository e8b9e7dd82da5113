import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    const env = {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      DEMO: '0',
      NODE_ENV: '',
    };
    server = spawn(process.execPath, ['bin/dev.mjs'], { cwd: folder, env, stdio: 'ignore' });
    await shows('/', 'Parlance');
  }, 180_000);
  afterAll(async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await browser.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
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

  test('a changed page shows on the next request, and an open one loads again by itself', async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/about`);
    await edit('src/web/features/about/about-page.tsx', (text) => text.replace('<h1', '<h1 data-edited="page"'));
    await shows('/about', 'data-edited="page"');
    await page.waitForSelector('h1[data-edited]');
    await page.close();
  });

  test('a changed text shows', async () => {
    await edit('messages/en.json', (text) => text.replace(/("home_title": ")[^"]*/, '$1Edited title'));
    await shows('/', 'Edited title');
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

  test('an error shows in the browser with its file and line, until it is mended', async () => {
    const file = 'src/server/features/site/queries.ts';
    await edit(file, (text) => `const broken = ;\n${text}`);
    await shows('/about', `${file}:1:`);
    await edit(file, (text) => text.replace('const broken = ;\n', ''));
    await shows('/about', '<h1');
  });

  test('a build after it writes the texts that it needs, which development writes otherwise', async () => {
    const text = join(folder, 'src/generated/paraglide/messages/home_title.js');
    expect(existsSync(text)).toBe(false);
    const setup = (await import(join(folder, 'bin/setup.mjs'))) as { ensureMessages(): void };
    setup.ensureMessages();
    expect(existsSync(text)).toBe(true);
  });
});
